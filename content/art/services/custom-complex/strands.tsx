import { defineArt } from '../../art.ts';
import { hatch } from '../cut/hatch.ts';
import { closed, type Point, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** How wide a strand is drawn; five of them are as wide as a phone. */
const unit = 78;

/** The strands of the cable, one for each module, as in `styles/shapes/strands.svg`. */
const fills = [gold.gleam, gold.pale, gold.light, gold.dim, gold.deep];

/** A stretch of one strand between two heights, with its two sides drawn; one that falls to the right lies in the shade. */
function Stretch({ strand, from, to, y, length }: Record<'strand' | 'from' | 'to' | 'y' | 'length', number>) {
  const left: readonly [Point, Point] = [
    [from * unit, y],
    [to * unit, y + length],
  ];
  const right: readonly [Point, Point] = [
    [(from + 1) * unit, y],
    [(to + 1) * unit, y + length],
  ];
  // The outermost lines stand whole inside the drawing, or not at all.
  const edge: typeof left =
    from + to
      ? left
      : [
          [0.7, y],
          [0.7, y + length],
        ];
  const shape = [left[0], right[0], right[1], left[1]];
  return (
    <>
      <path fill={fills[strand]} d={closed(shape.map(([x, at]) => [x, at === y ? at - 0.6 : at + 0.6]))} />
      <path
        fill="none"
        stroke={gold.ink}
        strokeWidth="1.4"
        d={strokes(from + to < 8 ? [edge, right] : [edge]) + (to > from ? hatch(shape, -67.5, 7) : '')}
      />
    </>
  );
}

/** The cable comes down, its strands change places at 45° until the last is the first, and leaves in order. `above` and `below` are the straight parts. */
function Braid({ above, below }: { readonly above: number; readonly below: number }) {
  const order = [4, 3, 2, 1, 0];
  const rounds = order.map((_, round) => {
    const before = [...order];
    for (let left = round % 2; left < 4; left += 2) [order[left], order[left + 1]] = [order[left + 1]!, order[left]!];
    // Which one lies on top changes from round to round, as in a plait.
    return before
      .map((strand, from) => ({ strand, from, to: order.indexOf(strand), y: above + round * unit, length: unit }))
      .sort((a, b) => (round % 2 ? 1 : -1) * (a.to - a.from - (b.to - b.from)));
  });
  const straight = [0, 1, 2, 3, 4].flatMap((at) => [
    { strand: 4 - at, from: at, to: at, y: 0, length: above },
    { strand: at, from: at, to: at, y: above + 5 * unit, length: below },
  ]);
  return [...straight, ...rounds.flat()].map((stretch) => (
    <Stretch key={`${stretch.strand} ${stretch.y}`} {...stretch} />
  ));
}

/** The five strands beside each other, crosswise, and beside each other again. */
export const braidArt = defineArt({
  name: 'services/strands-crossed',
  width: 390,
  height: 480,
  draw: () => <Braid above={10} below={80} />,
});

/** The same in a cable as long as the section that it runs through. */
export const braidWideArt = defineArt({
  name: 'services/strands-crossed-wide',
  width: 390,
  height: 3590,
  draw: () => <Braid above={1600} below={1600} />,
});

const turn = (
  <g stroke={gold.ink} strokeWidth="1.4">
    {fills.map((fill, strand) => {
      const [top, side] = [strand * unit, 390 - strand * unit];
      const shape: readonly Point[] = [
        [-2, top],
        [side, top],
        [side, 392],
        [side - unit, 392],
        [side - unit, top + unit],
        [-2, top + unit],
      ];
      return <path key={fill} fill={fill} d={closed(shape)} />;
    })}
  </g>
);

/** The cable comes from the left and turns down: the strand on top is the outermost. */
export const turnArt = defineArt({ name: 'services/strands-turn', width: 390, height: 390, draw: () => turn });

/** It comes from above and turns to the right: the outermost strand is the lowest. */
export const turnBackArt = defineArt({
  name: 'services/strands-turn-back',
  width: 390,
  height: 390,
  draw: () => <g transform="rotate(180 195 195)">{turn}</g>,
});
