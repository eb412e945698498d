import { defineArt } from '../../art.ts';
import { closed } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** How wide a strand is drawn; five of them are as wide as a phone. */
const unit = 78;

/** From light to shade; a plane that turns from the lamp goes down in it. */
const tones = [
  ...[gold.gleam, gold.pale, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze, gold.dusk],
  gold.night,
];

/** The tone of each strand of the cable, one for each module, as in `styles/shapes/strands.svg`. */
const strands = [0, 1, 2, 4, 5] as const;

/** The facets of a strand: its lit edge, its back and its shaded edge, as shares of its width, with their steps from its tone. */
const facets = [
  [0, 0.14, -1],
  [0.13, 0.84, 0],
  [0.83, 1, 2],
] as const;

/** A stretch of one strand between two heights; one that falls to the right lies in the shade. */
function Stretch({ strand, from, to, y, length }: Record<'strand' | 'from' | 'to' | 'y' | 'length', number>) {
  return facets.map(([start, end, step]) => (
    <path
      key={step}
      fill={tones[Math.max(0, strands[strand]! + step + (to > from ? 2 : 0))]}
      // A little longer than it is, so that no seam shows where the next one begins.
      d={closed([
        [(from + start) * unit, y - 0.6],
        [(from + end) * unit, y - 0.6],
        [(to + end) * unit, y + length + 0.6],
        [(to + start) * unit, y + length + 0.6],
      ])}
    />
  ));
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
      {strands.map((tone, strand) => {
        const [left, top, low] = [(4 - strand) * strip, roof + strand * row, roof + (4 - strand) * row];
        const right = 390 - (4 - strand) * strip;
        return [
          { fill: tones[tone], at: left, y: -2, length: top + 2 },
          { fill: tones[tone], at: right - strip, y: low, length: height + 2 - low },
        ].map(({ fill, at, y, length }) => (
          <path key={y} fill={fill} d={`M${at} ${y}h${strip}v${length}h-${strip}z`} />
        ));
      })}
      {strands.map((tone, strand) => {
        const [left, top, low] = [(4 - strand) * strip, roof + strand * row, roof + (4 - strand) * row];
        const right = 390 - (4 - strand) * strip;
        return (
          <path
            key={tone}
            fill={tones[tone + 1]}
            d={`M${left} ${top + row}V${top}L${left + strip} ${top}H${from + 1}V${top + row}ZM${to - 1} ${low}H${right}V${low + row}H${to - 1}Z`}
          />
        );
      })}
      <g transform={`matrix(0 ${-row / unit} ${row / unit} 0 ${from} ${roof + 5 * row})`}>
        <Braid above={0} below={0} />
      </g>
    </>
  ),
});
