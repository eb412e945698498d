import { defineArt } from '../art.ts';
import { singleCut } from './cut/cuts.ts';
import { hatch } from './cut/hatch.ts';
import { closed, type Point } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const summit: Point = [1090, 40];

/** The plane on which it stands. */
const foot = 800;
/** The right flank comes down in one cut of 67.5°, and behind it the ridge goes on and off the page. */
const flank = (y: number): Point => [summit[0] + (y - summit[1]) / slopes.steep, y];
/** The way up: six steps at 22.5°, then the steep one to the summit. */
const way = [0, 1, 2, 3, 4, 5, 6].map((step): Point => [930 - step * 155, 280 + step * 155 * slopes.flat]);
const [first, second, third, fourth, fifth, sixth, last] = way as [Point, Point, Point, Point, Point, Point, Point];

const stones = [summit, ...way.slice(0, 6)].flatMap(
  ([x, y], step) => view(singleCut(), { x, y, size: step ? 23 - step * 1.5 : 34, turn: step * 11.25 }).visible,
);

/** Where the two spurs and the gullies beside them come down. */
const spur: Point = [1010, 380];
const elbow: Point = [1075, 560];
const gully: Point = [880, 500];
const low: Point = [700, 470];
const knee: Point = [748, 640];
const hollow: Point = [520, 590];
const knoll: Point = [380, 610];
const shoulder = flank(300);
const saddle = flank(430);
const ledge = flank(620);
const onward: Point = [1444, 198];
const col: Point = [1338, 420];
const side: Point = [1444, 590];

const lit: Record<'gleam' | 'pale' | 'light', readonly (readonly Point[])[]> = {
  gleam: [
    [summit, spur, first],
    [third, low, hollow],
    [fifth, knoll, [232, 700]],
  ],
  pale: [
    [first, spur, gully],
    [third, hollow, fourth],
    [low, knee, hollow],
    [fifth, [232, 700], sixth],
    [sixth, [232, 700], [150, 728], [0, foot], last],
    [spur, elbow, gully],
    [shoulder, onward, col, saddle],
    [gully, [850, 730], [690, foot], knee],
  ],
  light: [
    [saddle, col, side, ledge],
    [elbow, [1000, foot], [850, 730], gully],
    [knee, [690, foot], [560, 742], hollow],
    [knoll, [420, 720], [340, foot], [150, 728], [232, 700]],
    [shoulder, saddle, [1180, 480]],
    [first, gully, low, second],
    [fourth, hollow, knoll, fifth],
    [hollow, [560, 742], [340, foot], [420, 720], knoll],
  ],
};

/** Sides that turn away from the light: how their strokes run and how close they stand; closest in the gullies. */
const shade: readonly { readonly points: readonly Point[]; readonly angle: number; readonly gap: number }[] = [
  { points: [summit, shoulder, [1180, 480], spur], angle: 67.5, gap: 7 },
  // This gap leaves no stroke right beside the flank, which runs at the same angle.
  { points: [[1180, 480], saddle, ledge, [1250, 735], elbow], angle: 67.5, gap: 8 },
  { points: [spur, [1180, 480], elbow], angle: 45, gap: 4.5 },
  { points: [elbow, [1250, 735], [1000, foot]], angle: 22.5, gap: 4.5 },
  { points: [onward, side, col], angle: 67.5, gap: 8 },
  { points: [ledge, side, [1444, foot], flank(foot)], angle: 67.5, gap: 9 },
  { points: [ledge, flank(foot), [1250, 735]], angle: 45, gap: 4.5 },
  { points: [second, low, third], angle: 45, gap: 4.5 },
  { points: [low, gully, knee], angle: 22.5, gap: 4.5 },
];

/** Between the spurs the ground that it stands on comes up, as dark as what follows below. */
const ground = [
  [
    [0, foot],
    [150, 728],
    [340, foot],
  ],
  [
    [340, foot],
    [420, 720],
    [560, 742],
    [690, foot],
  ],
  [
    [690, foot],
    [850, 730],
    [1000, foot],
  ],
  [
    [1000, foot],
    [1250, 735],
    [flank(foot)[0], foot],
  ],
] as const satisfies readonly (readonly Point[])[];

/** The mountain above its ground. */
const mountain = (
  <>
    <g stroke={gold.ink} strokeWidth={1.6} strokeLinejoin="round">
      {(['gleam', 'pale', 'light'] as const).map((tone) => (
        <path key={tone} fill={gold[tone]} d={lit[tone].map(closed).join('')} />
      ))}
      {[gold.light, gold.dim].map((fill) => (
        <path
          key={fill}
          fill={fill}
          d={shade
            .filter(({ gap }) => (gap < 5 ? gold.dim : gold.light) === fill)
            .map(({ points }) => closed(points))
            .join('')}
        />
      ))}
      <path
        fill="none"
        strokeWidth={0.9}
        d={shade.map(({ points, angle, gap }) => hatch(points, angle, gap)).join('')}
      />
    </g>
    <Stone facets={stones} />
  </>
);

/** The mountain that the seven steps have climbed, in light and shade, with a stone for each: the last one stands at its top. */
export const seoSummitArt = defineArt({
  name: 'services/seo-summit',
  width: 1440,
  height: foot,
  draw: () => (
    <>
      <path fill={gold.ink} d={ground.map(closed).join('')} />
      {mountain}
    </>
  ),
});

/** Its upper part, for the end of the page: there the ground, as dark as the page, comes up to it. */
export const seoUpperArt = defineArt({
  name: 'services/seo-upper',
  width: 1440,
  height: 540,
  draw: () => (
    <>
      {mountain}
      <path fill={gold.ink} d="M0 545L480 500L640 540L830 461.3L1020 540L1160 482L1300 540L1444 480.4V545Z" />
    </>
  ),
});

/** On a phone the way up is a ridge that turns at every stone, 67.5° each time, between a side in the sun and a dark one. */
const pitch = 88;
const bend = pitch * slopes.flat;
const climb = [0, 1, 2, 3, 4, 5, 6].map((step): Point => [step % 2 ? 150 + bend : 150, 76 + (6 - step) * pitch]);
const [peak, tallFoot] = [climb[6]!, 690];
/** The outline in the sun comes down at 67.5°, the dark one at 22.5°. */
const onSun = (y: number): Point => [peak[0] - (y - peak[1]) * slopes.flat, y];
const turns = [...climb].reverse();
/** Both beyond the edge of the page, so that no line runs along it. */
const [meadow, corner]: readonly Point[] = [onSun(peak[1] + 154 / slopes.flat), [-4, climb[0]![1] + 154 * slopes.flat]];
const sun: readonly { readonly fill: string; readonly points: readonly Point[] }[] = [
  { fill: gold.gleam, points: [turns[0]!, turns[1]!, onSun(turns[1]![1] + bend)] },
  { fill: gold.pale, points: [turns[1]!, turns[2]!, onSun(turns[2]![1] + bend), onSun(turns[1]![1] + bend)] },
  { fill: gold.light, points: [turns[2]!, turns[3]!, onSun(turns[2]![1] + bend)] },
  { fill: gold.gleam, points: [turns[3]!, turns[4]!, meadow!, onSun(turns[2]![1] + bend)] },
  { fill: gold.light, points: [turns[4]!, turns[5]!, meadow!] },
  { fill: gold.pale, points: [turns[5]!, turns[6]!, corner!, meadow!] },
];

/** The same mountain for a phone, whole: one side in the sun, and a dark one on which the names of the steps can be read. */
export const seoClimbArt = defineArt({
  name: 'services/seo-climb',
  width: 390,
  height: tallFoot,
  draw: () => (
    <>
      <path
        fill={gold.ink}
        d={closed([...turns, corner!, [0, tallFoot], [390, tallFoot], [390, peak[1] + (390 - peak[0]) * slopes.flat]])}
      />
      <g stroke={gold.ink} strokeWidth={1.6} strokeLinejoin="round">
        {sun.map(({ fill, points }, index) => (
          <path key={index} fill={fill} d={closed(points)} />
        ))}
      </g>
      <Stone
        facets={climb.flatMap(
          ([x, y], step) => view(singleCut(), { x, y, size: 14 + step * 2, turn: step * 11.25 }).visible,
        )}
      />
    </>
  ),
});

/** The top of it: its left side comes down at 22.5°, its right one at 45°, and the ridge between them at 67.5°. A line closes it at its foot. */
const [apex, left, rightFoot, lowest]: readonly [Point, Point, Point, Point] = [
  [1037, 4],
  [0, 433.5],
  [1440, 407],
  [1217.6, 440],
];
const notch: Point = [640, 300];
const ledges: Record<'gleam' | 'pale', readonly (readonly Point[])[]> = {
  gleam: [[apex, [1121.5, 208], notch]],
  pale: [
    [[520, 218], notch, left],
    [[1121.5, 208], lowest, [860, 440], notch],
  ],
};
const shadow: readonly Point[] = [notch, [860, 440], [420, 440]];
const dark: readonly Point[] = [apex, rightFoot, [1444, 440], lowest];

/** The summit alone, for the price to stand on. */
export const seoPeakArt = defineArt({
  name: 'services/seo-peak',
  width: 1440,
  height: 470,
  draw: () => (
    <g transform="translate(0 30)">
      <path fill={gold.light} d={closed([apex, left, [0, 440], [1440, 440], rightFoot])} />
      <g stroke={gold.ink} strokeWidth={1.6} strokeLinejoin="round">
        {(['gleam', 'pale'] as const).map((tone) => (
          <path key={tone} fill={gold[tone]} d={ledges[tone].map(closed).join('')} />
        ))}
        <path fill={gold.light} d={closed([apex, notch, [520, 218]])} />
        <path fill={gold.dim} d={closed(shadow)} />
        <path fill={gold.light} d={closed(dark)} />
        <path fill="none" strokeWidth={0.9} d={hatch(shadow, 45, 4.5) + hatch(dark, 67.5, 8)} />
        <path fill="none" d="M0 439.2H1440" />
      </g>
      <Stone facets={view(singleCut(), { x: apex[0], y: apex[1], size: 30 }).visible} />
    </g>
  ),
});
