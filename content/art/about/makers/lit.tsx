import type { ReactNode } from 'react';
import { colours } from '../../../look.ts';
import { blend } from '../../blend.ts';
import type { Point } from '../../services/cut/point.ts';
import { gold } from '../../services/cut/tone.ts';
import { Toned } from '../../services/toned.tsx';

/** From the darkest plane to the brightest: outside the light of the lamp all is ink, inside it gold and white. */
const [night, lit] = [
  [colours.ink, blend({ ink: 94, goldDeep: 6 }), blend({ ink: 82, goldDeep: 18 })],
  [gold.bronze, gold.dim, gold.light, gold.pale, colours.paper],
];

interface LitProps {
  /** Unique in the document. */
  readonly id: string;
  /** The clip path of the light. */
  readonly cone: string;
  /** How far its lit edge stands out, towards the lamp; none where it stands in the light. */
  readonly edge?: Point;
  readonly children: ReactNode;
}

/** Someone by the lamp: dark, with one lit edge, and bright where the light falls. */
export const Lit = ({ id, cone, edge, children }: LitProps) => (
  <>
    <defs>
      <g id={id}>{children}</g>
    </defs>
    {edge && (
      <g transform={`translate(${edge.join(' ')})`}>
        <Toned id={`${id}-edge`} tones={[gold.light, gold.light]}>
          <use href={`#${id}`} />
        </Toned>
      </g>
    )}
    <Toned id={`${id}-night`} tones={night}>
      {/* Between its planes the edge would shine through. */}
      <use href={`#${id}`} stroke={edge && colours.ink} strokeWidth="2" />
    </Toned>
    <g clipPath={`url(#${cone})`}>
      <Toned id={`${id}-lit`} tones={lit}>
        <use href={`#${id}`} />
      </Toned>
    </g>
  </>
);
