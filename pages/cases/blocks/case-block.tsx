import type { ReactElement } from 'react';
import type { CaseTone } from '../../../content/cases/case-types.ts';
import type { BlockProps } from './block.ts';
import { Doors } from '../features/doors.tsx';
import { Gate } from '../features/gate.tsx';
import { Horizon } from '../features/horizon.tsx';
import { Kit } from '../features/kit.tsx';
import { Rough } from '../features/rough.tsx';
import { Scene } from '../features/scene.tsx';
import { Entrances } from '../features/entrances.tsx';
import { Versus } from '../features/versus.tsx';
import { Week } from '../features/week.tsx';
import { Deliverables } from './deliverables.tsx';
import { Gallery } from './gallery.tsx';
import { Instagram } from './instagram.tsx';
import { Section } from './text-section.tsx';
import { Statement } from './statement.tsx';
import { Swatches } from './swatches.tsx';
import { Typography } from './typography.tsx';
import { Voice } from './client-quote.tsx';

export interface CaseBlockProps extends BlockProps {
  readonly tone: CaseTone;
  /** It stands on the same colour as what is above it. */
  readonly continues: boolean;
}

function contentsOf({ block, ...rest }: BlockProps): ReactElement {
  switch (block.kind) {
    case 'section':
      return <Section block={block} {...rest} />;
    case 'deliverables':
      return <Deliverables block={block} {...rest} />;
    case 'statement':
      return <Statement block={block} {...rest} />;
    case 'gallery':
      return <Gallery block={block} {...rest} />;
    case 'swatches':
      return <Swatches block={block} {...rest} />;
    case 'typography':
      return <Typography block={block} {...rest} />;
    case 'instagram':
      return <Instagram block={block} {...rest} />;
    case 'testimonial':
      return <Voice block={block} {...rest} />;
    case 'entrances':
      return <Entrances block={block} {...rest} />;
    case 'horizon':
      return <Horizon block={block} {...rest} />;
    case 'gate':
      return <Gate block={block} {...rest} />;
    case 'week':
      return <Week block={block} {...rest} />;
    case 'versus':
      return <Versus block={block} {...rest} />;
    case 'kit':
      return <Kit block={block} {...rest} />;
    case 'doors':
      return <Doors block={block} {...rest} />;
    case 'scene':
      return <Scene block={block} {...rest} />;
    case 'rough':
      return <Rough block={block} {...rest} />;
  }
}

/** A part of a case's page on one of the client's colours. */
export function CaseBlock({ tone, continues, ...props }: CaseBlockProps) {
  const { block, headingId } = props;
  return (
    <section
      className="case-section"
      data-kind={block.kind}
      data-tone={tone}
      data-continues={continues ? '' : undefined}
      aria-labelledby={'heading' in block ? headingId : undefined}
    >
      {contentsOf(props)}
    </section>
  );
}
