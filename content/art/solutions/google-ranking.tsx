import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** Below the first row the list loses width and weight; what lies beyond the line is its second page. */
const rows = [126, 206, 286].map((y, row) => ({ y, width: 560 - row * 34 }));
const stone = view(brilliant(), { x: 214, y: 452, size: 104, tilt: 62, turn: 22.5 }).visible;

/** A list of results: another has the first row, and the stone lies on the second page, from where a line climbs. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <path fill={gold.ink} d={closed(plate(104, 0, 656, 104, 28))} />
      <path fill={gold.light} d={closed(plate(252, 30, 290, 18, 5))} />
      <path fill={gold.deep} d={closed(plate(252, 64, 420, 9, 3))} />
      <Guide d={circle(172, 52, 28)} width={1.6} />
      <Guide d={rows.map(({ y, width }) => closed(plate(134, y, width, 60, 16))).join('')} width={1.5} />
      <path
        fill={gold.deep}
        d={rows
          .map(
            ({ y }, row) =>
              closed(plate(252, y + 17, 190 - row * 30, 10, 3)) + closed(plate(252, y + 38, 340 - row * 46, 6, 2)),
          )
          .join('')}
      />
      <Guide d={rows.map(({ y }) => circle(186, y + 30, 18)).join('')} dash="5 4" width={1.4} />
      <Guide d="M134 368H760" dash="3 7" />
      <Guide d={closed(plate(134, 390, 500, 130, 30))} dash="9 7" width={1.8} />
      <path fill={gold.deep} d={closed(plate(352, 428, 150, 12, 4)) + closed(plate(352, 462, 210, 7, 2))} />
      <Guide d="M52 452V10M36 34L52 10L68 34M52 452H84" width={2} />
      <Guide d={[52, 156, 236, 316].map((y) => `M42 ${y}H62`).join('')} />
      <Stone facets={stone} />
    </>
  ),
});

/** A row of a list as a slab: its top catches the lamp, its end turns from it. */
const slab = (
  [x, y]: Point,
  width: number,
  height: number,
  depth: number,
  [above, front, end]: readonly [string, string, string],
) => (
  <>
    <path
      fill={end}
      d={closed([
        [x + width - 0.5, y],
        [x + width + depth, y - depth],
        [x + width + depth, y + height - depth],
        [x + width - 0.5, y + height],
      ])}
    />
    <path
      fill={above}
      d={closed([
        [x, y + 0.5],
        [x + depth, y - depth],
        [x + width + depth, y - depth],
        [x + width, y + 0.5],
      ])}
    />
    <path fill={front} d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
  </>
);

/** A month of the report: the place of the visitor's row, how large it is by then, and in which light. */
const months = [
  { rank: 11, size: 1, tones: [gold.amber, gold.dusk, gold.night], figure: gold.light },
  { rank: 6, size: 1.6, tones: [gold.light, gold.amber, gold.dusk], figure: gold.ink },
  { rank: 3, size: 2.5, tones: [gold.gleam, gold.light, gold.amber], figure: gold.ink },
] as const;

/** The rows of others: paper, in its three tones. */
const others = [
  blend({ paper: 100 }),
  blend({ warm: 92, goldDeep: 5, ink: 3 }),
  blend({ warm: 80, goldDeep: 12, ink: 8 }),
] as const;

interface Rise {
  readonly name: string;
  /** From one month to the next, and how wide a list is. */
  readonly step: number;
  readonly wide: number;
  /** How tall the lists are, and the visitor's row in the first. */
  readonly tall: number;
  readonly row: number;
  readonly depth: number;
}

/** The same list in three months: the row of the visitor moves up, and with its place grow its size and its light. */
const rise = ({ name, step, wide, tall, row, depth }: Rise) => {
  const lists = months.map((month, index) => {
    const own = row * month.size;
    const pitch = (tall - own) / 10;
    return {
      ...month,
      own,
      pitch,
      x: index * step,
      y: depth + (month.rank - 1) * pitch,
      rowAt: (place: number) => depth + (place - 1) * pitch + (place > month.rank ? own - pitch : 0),
    };
  });
  return defineArt({
    name: `solutions/${name}`,
    width: 2 * step + wide + depth,
    height: tall + depth,
    draw: () => (
      <>
        {lists.slice(1).map(({ x, y, own, rank }, index) => {
          const before = lists[index]!;
          return (
            <path
              key={rank}
              fill={index ? gold.light : gold.honey}
              fillOpacity={index ? 0.6 : 0.4}
              d={closed([
                [before.x + wide + depth, before.y - depth],
                [x, y],
                [x, y + own],
                [before.x + wide + depth, before.y + before.own - depth],
              ])}
            />
          );
        })}
        {lists.map(({ rank, own, pitch, x, y, tones, figure, rowAt }) => (
          <g key={rank}>
            {Array.from({ length: 11 }, (_, index) => index + 1)
              .reverse()
              .map((place) =>
                place === rank ? (
                  <g key={place}>
                    {slab([x, y], wide, own - depth, depth, tones)}
                    <Outline face="serif" size={own - depth} x={x + depth} y={y + (own - depth) * 0.84} fill={figure}>
                      {String(rank)}
                    </Outline>
                  </g>
                ) : (
                  <g key={place}>
                    {slab([x, rowAt(place)], wide, pitch * 0.5, depth * 0.7, others)}
                    <path
                      fill={others[2]}
                      d={`M${x + depth} ${rowAt(place) + pitch * 0.17}h${wide * (0.3 + ((place * 3) % 5) * 0.06)}v${pitch * 0.16}H${x + depth}Z`}
                    />
                  </g>
                ),
              )}
          </g>
        ))}
      </>
    ),
  });
};

/** From column to column of the page. */
export const riseArt = rise({ name: 'ranking-rise', step: 453, wide: 400, tall: 420, row: 44, depth: 14 });

/** The same on a phone. */
export const uprightRiseArt = rise({
  name: 'ranking-rise-upright',
  step: 122,
  wide: 98,
  tall: 260,
  row: 30,
  depth: 7,
});
