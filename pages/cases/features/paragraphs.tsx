import type { Text } from '../../../content/cases/case-types.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import type { BlockProps } from '../blocks/block.ts';

export interface ParagraphsProps extends Place, Pick<BlockProps, 'localize'> {
  readonly children: readonly Text[];
}

/** Running text of a case. */
export function Paragraphs({ children, localize, ...place }: ParagraphsProps) {
  return (
    <div className="large measure stack" data-gap="s" {...placeOf(place)}>
      {children.map((paragraph) => (
        <p key={localize(paragraph)}>{localize(paragraph)}</p>
      ))}
    </div>
  );
}
