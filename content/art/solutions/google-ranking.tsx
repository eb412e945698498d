import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { Pieces } from '../services/cut/pieces.tsx';
import { type Point } from '../services/cut/point.ts';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** A plane between two heights whose sides climb to the right at 67.5°, from left to right at its foot. */
const leaning = (left: number, right: number, top: number, foot: number): readonly Point[] => {
  const run = (foot - top) * slopes.flat;
  return [
    [left, foot],
    [left + run, top],
    [right + run, top],
    [right, foot],
  ];
};

/** Where in the width of a bar its planes end, from the lamp to the shade. */
const facets: readonly (readonly [Tone, number])[] = [
  ['gleam', 0.1],
  ['pale', 0.38],
  ['light', 0.66],
  ['honey', 0.88],
  ['dim', 2],
];

/** The visitor's line on four places, from the last to the first: how far down it stands, how tall it is, and how broad the light that climbs from it. */
const places = [
  { rank: 11, y: 528, tall: 32, light: [560, 584] },
  { rank: 6, y: 398, tall: 56, light: [520, 580] },
  { rank: 3, y: 232, tall: 94, light: [440, 590] },
  { rank: 1, y: 0, tall: 160, light: [] },
] as const;

/** The lines of others: above which place they lie, and how far they reach. */
const lines = [
  [484, 300],
  [504, 210],
  [354, 330],
  [378, 240],
  [184, 290],
  [208, 200],
] as const;

/** One line climbs through a list, and becomes larger and lighter with each place. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <clipPath id="bars">
        <path d={places.map(({ y, tall }) => `M0 ${y}H760V${y + tall}H0Z`).join('')} />
      </clipPath>
      <Pieces
        pieces={[
          [gold.deep, ...lines.map(([y, width]) => `M110 ${y}H${110 + width}V${y + 6}H110ZM24 ${y}H40V${y + 6}H24Z`)],
          ...places.slice(1).flatMap(({ y, tall }, index) => {
            const [left, right] = places[index]!.light as readonly [number, number];
            const foot = places[index]!.y;
            const middle = left + (right - left) * 0.42;
            return [
              [gold.light, leaning(left, middle + 0.5, y + tall, foot)],
              [gold.amber, leaning(middle, right, y + tall, foot)],
            ] as const;
          }),
        ]}
      />
      <g clipPath="url(#bars)">
        {places.map(({ rank, y, tall }) => (
          <Planes
            key={rank}
            planes={facets.map(([tone, to], index): Plane => {
              const from = index ? facets[index - 1]![1] * 760 : -400;
              return [tone, ...leaning(from, to * 760, y, y + tall)];
            })}
          />
        ))}
      </g>
      {places.map(({ rank, y, tall }) => (
        <Outline key={rank} face="serif" size={tall * 0.86} x={24} y={y + tall * 0.79} fill={gold.ink}>
          {String(rank)}
        </Outline>
      ))}
    </>
  ),
});
