import { defineArt } from '../../art.ts';
import { colours } from '../../../look.ts';
import { blend } from '../../blend.ts';
import { closed } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** How wide a strand is drawn; five of them are as wide as a phone. */
const unit = 78;

const sand = (share: number) => blend({ warm: 100 - share, goldDeep: share });

/**
 * The strands of the cable, one for each module, as in `styles/shapes/strands.svg`: one is gold, one ink, three are paper. Each has its
 * lit edge, its back and its shaded edge, and the same where it turns from the lamp.
 */
const strands = [
  [gold.gleam, gold.light, gold.amber, gold.dim, gold.amber, gold.bronze],
  [colours.paper, colours.paper, sand(50), sand(10), sand(26), sand(75)],
  [gold.deep, gold.ink, gold.night, gold.bronze, gold.ink, gold.ink],
  [colours.warm, sand(22), sand(75), sand(40), sand(60), gold.bronze],
  [sand(22), sand(50), gold.bronze, sand(75), gold.deep, gold.dusk],
] as const;

/** Where light edge, back and shaded edge of a strand begin and end, as shares of its width. */
const facets = [
  [0, 0.08],
  [0.07, 0.9],
  [0.89, 1],
] as const;

/** A stretch of one strand between two heights; one that falls to the right lies in the shade. */
function Stretch({ strand, from, to, y, length }: Record<'strand' | 'from' | 'to' | 'y' | 'length', number>) {
  return facets.map(([start, end], facet) => (
    <path
      key={start}
      fill={strands[strand]![to > from ? facet + 3 : facet]}
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

/** The cable comes down, its strands change places at 45° until the last is the first, or, `twice`, until all are where they were. `above` and `below` are the straight parts. */
function Braid({ above, below, twice }: Record<'above' | 'below', number> & { readonly twice?: boolean }) {
  const start = twice ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  const order = [...start];
  const count = twice ? 10 : 5;
  const rounds = Array.from({ length: count }, (_, round) => {
    const before = [...order];
    for (let left = round % 2; left < 4; left += 2) [order[left], order[left + 1]] = [order[left + 1]!, order[left]!];
    // Which one lies on top changes from round to round, as in a plait.
    return before
      .map((strand, from) => ({ strand, from, to: order.indexOf(strand), y: above + round * unit, length: unit }))
      .sort((a, b) => (round % 2 ? 1 : -1) * (a.to - a.from - (b.to - b.from)));
  });
  const straight = start.flatMap((strand, at) => [
    { strand, from: at, to: at, y: 0, length: above },
    { strand: order[at]!, from: at, to: at, y: above + count * unit, length: below },
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

/** The same twice over, for where they go on as they came; so long that a phone, too, sees all of its width. */
export const braidAgainArt = defineArt({
  name: 'services/strands-crossed-again',
  width: 390,
  height: 20780,
  draw: () => <Braid above={10000} below={10000} twice />,
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
      {strands.map((tones, strand) => {
        const [left, top, low] = [(4 - strand) * strip, roof + strand * row, roof + (4 - strand) * row];
        const right = 390 - (4 - strand) * strip;
        return [
          { fill: tones[1], at: left, y: -2, length: top + 2 },
          { fill: tones[1], at: right - strip, y: low, length: height + 2 - low },
        ].map(({ fill, at, y, length }) => (
          <path key={y} fill={fill} d={`M${at} ${y}h${strip}v${length}h-${strip}z`} />
        ));
      })}
      {strands.map((tones, strand) => {
        const [left, top, low] = [(4 - strand) * strip, roof + strand * row, roof + (4 - strand) * row];
        const right = 390 - (4 - strand) * strip;
        return (
          <path
            key={strand}
            fill={tones[4]}
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
