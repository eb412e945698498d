import { defineArt } from '../art.ts';
import { colours } from '../../look.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { Glow } from '../services/cut/glow.tsx';
import { circle, Guide } from '../services/cut/guide.tsx';
import { type Plane, Planes, type Tone } from '../services/cut/planes.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
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

/** A one, cut like a stone: a ridge runs along it, and the lamp stands at the upper left. */
const one: readonly Plane[] = [
  ['pale', [120, 20], [190, 20], [145, 65]],
  ['gleam', [20, 120], [120, 20], [145, 65], [20, 141]],
  ['bronze', [20, 141], [145, 65], [100, 130], [20, 163]],
  ['gleam', [100, 130], [145, 65], [145, 300], [100, 255]],
  ['light', [100, 255], [145, 300], [145, 535], [100, 510]],
  ['dim', [190, 20], [190, 255], [145, 300], [145, 65]],
  ['amber', [190, 255], [190, 510], [145, 535], [145, 300]],
  ['pale', [100, 510], [145, 535], [40, 552], [40, 535]],
  ['honey', [190, 510], [250, 535], [250, 552], [145, 535]],
  ['bronze', [40, 552], [145, 535], [145, 570], [40, 570]],
  ['dusk', [145, 535], [250, 552], [250, 570], [145, 570]],
];

/** Eleven is the same sign twice. Here it is as tall as the words beside it: between head and foot only the stems grow. */
const twice = (planes: readonly Plane[]) => (
  <>
    <Planes planes={planes} />
    <g transform="translate(205)">
      <Planes planes={planes} />
    </g>
  </>
);

/** Its head, in the dark. */
export const eleventhHeadArt = defineArt({
  name: 'solutions/eleventh-head',
  width: 460,
  height: 200,
  draw: () =>
    twice([
      ['bronze', [120, 20], [190, 20], [145, 65]],
      ['dusk', [20, 120], [120, 20], [145, 65], [20, 141]],
      ['night', [20, 141], [145, 65], [100, 130], [20, 163]],
      ['dusk', [100, 130], [145, 65], [145, 201], [100, 201]],
      ['night', [190, 20], [190, 201], [145, 201], [145, 65]],
    ]),
});

/** What each part of a stem shows the light, and what turns from it; it comes from below, where the work is done. */
const waking: readonly (readonly [Tone, Tone])[] = [
  ['dusk', 'night'],
  ['bronze', 'night'],
  ['bronze', 'dusk'],
  ['amber', 'dusk'],
  ['dim', 'bronze'],
  ['honey', 'amber'],
];

/** Its stems. */
export const eleventhStemArt = defineArt({
  name: 'solutions/eleventh-stem',
  width: 460,
  height: 120,
  stretches: true,
  draw: () =>
    twice(
      waking.flatMap(([left, right], part): Plane[] =>
        [[left, 100] as const, [right, 145] as const].map(([tone, x]): Plane => [
          tone,
          [x, part * 20],
          [x + 45, part * 20],
          [x + 45, part * 20 + 20],
          [x, part * 20 + 20],
        ]),
      ),
    ),
});

/** Its foot, which the light has reached. */
export const eleventhFootArt = defineArt({
  name: 'solutions/eleventh-foot',
  width: 460,
  height: 80,
  draw: () =>
    twice([
      ['light', [100, -1], [145, -1], [145, 45], [100, 20]],
      ['amber', [190, -1], [190, 20], [145, 45], [145, -1]],
      ['pale', [100, 20], [145, 45], [40, 62], [40, 45]],
      ['honey', [190, 20], [250, 45], [250, 62], [145, 45]],
      ['bronze', [40, 62], [145, 45], [145, 80], [40, 80]],
      ['dusk', [145, 45], [250, 62], [250, 80], [145, 80]],
    ]),
});

/** One of them in the light, which stands behind it. */
export const firstArt = defineArt({
  name: 'solutions/first',
  width: 720,
  height: 720,
  draw: () => (
    <>
      <Glow at={[360, 360]} radius={360} />
      <g transform="translate(216 64)">
        <Planes planes={one} />
      </g>
    </>
  ),
});

interface Rise {
  readonly name: string;
  /** Of the columns of the page. */
  readonly across: number;
  /** How far apart two ranks are. */
  readonly pitch: number;
  /** Where a month begins. */
  readonly months: readonly [number, number, number];
  /** Size of the numbers of the ranks. */
  readonly figures: number;
}

const ranks = [11, 6, 3] as const;

/** A line for each place, and the way up: level while work is done, and plumb in the month in which it tells. */
const rise = ({ name, across, pitch, months, figures }: Rise) => {
  // Columns take six tenths of it, which the style sheet knows; what is left lies beyond them.
  const width = across / 0.6;
  const placeAt = (rank: number) => 26 + (rank - 1) * pitch;
  const [first, second, third] = ranks.map(placeAt) as [number, number, number];
  const [january, march, june] = months;
  return defineArt({
    name: `solutions/${name}`,
    width,
    height: placeAt(11) + 16,
    draw: () => (
      <>
        <linearGradient id="waking" gradientUnits="userSpaceOnUse" x2={across}>
          <stop offset="0.2" stopColor={gold.dusk} />
          <stop offset="0.5" stopColor={gold.bronze} />
          <stop offset="0.9" stopColor={gold.amber} />
        </linearGradient>
        <Guide
          d={Array.from({ length: 11 }, (_, index) => `M0 ${placeAt(index + 1)}H${width}`).join('')}
          width={1}
          opacity={0.4}
        />
        {[1, ...ranks].map((rank) => (
          <Outline
            face="sans"
            size={figures}
            x={across}
            y={placeAt(rank) - 9}
            anchor="end"
            fill={colours.goldText}
            key={rank}
          >
            {String(rank)}
          </Outline>
        ))}
        <path
          fill="none"
          stroke="url(#waking)"
          strokeWidth="5"
          d={`M${january} ${first}H${march}V${second}H${june}V${third}H${width}`}
        />
        {ranks.map((rank, index) => (
          <path
            key={rank}
            fill={[gold.dusk, gold.bronze, gold.amber][index]}
            d={`M${months[index]} ${placeAt(rank) - 13}l13 13l-13 13l-13 -13Z`}
          />
        ))}
      </>
    ),
  });
};

/** From column to column of the page, and off it at the right. */
export const riseArt = rise({ name: 'ranking-rise', across: 1320, pitch: 36, months: [14, 466, 919], figures: 24 });

/** The same on a phone. */
export const uprightRiseArt = rise({
  name: 'ranking-rise-upright',
  across: 348,
  pitch: 26,
  months: [14, 130, 246],
  figures: 18,
});
