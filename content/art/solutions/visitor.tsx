import { Pieces, ring } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** The planes around its table, clockwise from the lower right one, as the lamp at the upper left shows them. */
const tones = [gold.bronze, gold.deep, gold.amber, gold.honey, gold.light, gold.honey, gold.amber, gold.deep];

/** A visitor, who is a small stone. */
export function Visitor({ at, size = 19 }: { readonly at: Point; readonly size?: number }) {
  const [girdle, table] = [ring(at, size), ring(at, size * 0.58)];
  return (
    <Pieces
      pieces={[
        [gold.honey, girdle],
        ...tones.map((fill, side) => {
          const next = (side + 1) % 8;
          return [fill, [girdle[side]!, girdle[next]!, table[next]!, table[side]!]] as const;
        }),
        [gold.pale, table],
        [gold.gleam, [table[3]!, table[4]!, table[5]!, table[6]!]],
      ]}
    />
  );
}
