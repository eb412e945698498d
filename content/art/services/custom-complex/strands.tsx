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
  // A little longer than its lines, so that no seam shows where the next one begins.
  const shape = [left[0], right[0], right[1], left[1]].map(([x, at]): Point => [x, at === y ? at - 0.6 : at + 0.6]);
  return (
    <>
      <path fill={fills[strand]} d={closed(shape)} />
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

/** The five strands crosswise, in a cable as long as the section that it runs through. */
export const braidWideArt = defineArt({
  name: 'services/strands-crossed-wide',
  width: 390,
  height: 3590,
  draw: () => <Braid above={1600} below={1600} />,
});

/** On a phone the strands come down narrow at the left edge, cross the screen in rows, and go on at the right edge. */
const [strip, row, roof, height] = [8, 60, 56, 412];
const [from, to] = [45, 345];

/** The same on a phone, mitred where they turn, so that height and width of a strand differ. */
export const braidArt = defineArt({
  name: 'services/strands-crossed',
  width: 390,
  height,
  draw: () => (
    <>
      <g fill="none" stroke={gold.ink} strokeWidth="1.4">
        {fills.map((fill, strand) => {
          const [left, top, low] = [(4 - strand) * strip, roof + strand * row, roof + (4 - strand) * row];
          const right = 390 - (4 - strand) * strip;
          const turns: readonly (readonly Point[])[] = [
            [
              [left, -2],
              [left + strip, -2],
              [left + strip, top],
              [from + 1, top],
              [from + 1, top + row],
              [left, top + row],
            ],
            [
              [to - 1, low],
              [right, low],
              [right, height + 2],
              [right - strip, height + 2],
              [right - strip, low + row],
              [to - 1, low + row],
            ],
          ];
          return <path key={fill} fill={fill} d={turns.map(closed).join('')} />;
        })}
        {/* The upper edge, where a strand lies along it. */}
        <path d={[0, 2, 4].map((round) => `M${from + round * row} ${roof}h${row}`).join('')} />
      </g>
      <g transform={`matrix(0 ${-row / unit} ${row / unit} 0 ${from} ${roof + 5 * row})`}>
        <Braid above={0} below={0} />
      </g>
    </>
  ),
});
