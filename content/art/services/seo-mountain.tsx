import { defineArt } from '../art.ts';
import { type Fading, Glow } from './cut/glow.tsx';
import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** The light behind the summit; it turns red before it turns dark. */
const sunrise: Fading = [
  [0, gold.pale],
  [0.1, gold.honey],
  [0.3, gold.amber, 0.8],
  [0.6, gold.bronze, 0.38],
  [1, gold.dusk, 0],
];

/** A place on the path, and how deep the path is there. */
type Bend = readonly [...Point, depth: number];

/** Below a height the night still has it. */
const Night = ({ from, to, width }: { readonly from: number; readonly to: number; readonly width: number }) => (
  <>
    <linearGradient id={`night-${from}`} x2="0" y2="1">
      <stop stopColor={gold.night} stopOpacity="0" />
      <stop offset="0.6" stopColor={gold.night} stopOpacity="0.85" />
      <stop offset="1" stopColor={gold.ink} />
    </linearGradient>
    <path fill={`url(#night-${from})`} d={`M0 ${from}H${width}V${to}H0Z`} />
  </>
);

/** A path cut into the rock: each turn catches more light than the one before, and below it lies the shade of the cut. */
const Path = ({
  bends,
  tones,
  shade = 'night',
}: {
  readonly bends: readonly Bend[];
  readonly tones: readonly Tone[];
  readonly shade?: Tone;
}) =>
  bends.slice(1).map(([x, y, depth], index) => {
    const [fromX, fromY, fromDepth] = bends[index]!;
    const band = (from: number, to: number) =>
      closed([
        [fromX, fromY + fromDepth * from],
        [x, y + depth * from],
        [x, y + depth * to],
        [fromX, fromY + fromDepth * to],
      ]);
    return (
      <g key={index}>
        <path fill={gold[shade]} d={band(1, 1.9)} />
        <path fill={gold[tones[index] ?? 'gleam']} d={band(0, 1)} />
      </g>
    );
  });

/** Of the path before sunrise, from its foot. */
const waking: readonly Tone[] = ['amber', 'dim', 'light', 'honey', 'gleam', 'light'];

/** The points of a way that climbs at one angle and turns at each of these distances; it begins at its foot. */
const zigzag = ([x, y]: Point, runs: readonly number[], depths: readonly number[]): Bend[] => {
  let at: Point = [x, y];
  return [
    [x, y, depths[0]!],
    ...runs.map((run, index): Bend => {
      at = [at[0] + run, at[1] - Math.abs(run) * slopes.flat];
      return [...at, depths[index + 1]!];
    }),
  ];
};

const summit: Point = [1010, 430];
const spine: readonly Point[] = [summit, [1045, 585], [985, 730], [1075, 947], [1000, 1128], [1042, 1230]];
const [, s1, s2, s3, s4, s5] = spine as [Point, Point, Point, Point, Point, Point];
/** Where the ridges turn, at the side of the lamp and at the other one. */
const [a, b, c, d, e, f]: readonly Point[] = [
  [880, 560],
  [760, 610],
  [620, 750],
  [403, 840],
  [250, 993],
  [-4, 1098],
];
const [g, h, i, j]: readonly Point[] = [
  [1060, 551],
  [1180, 601],
  [1260, 681],
  [1444, 757],
];
const [m, k, v, x, low]: readonly Point[] = [
  [480, 1070],
  [720, 970],
  [1130, 770],
  [1230, 890],
  [640, 1230],
];
const corner: Point = [1444, 1010];

/** The mountain before the sun is up: only what stands near the summit is bright, and its foot is night. */
const beforeSunrise: readonly Plane[] = [
  ['pale', summit, a!, s1],
  ['light', a!, b!, s2],
  ['honey', a!, s1, s2],
  ['dim', b!, c!, s2],
  ['amber', c!, k!, s2],
  ['dim', c!, d!, m!],
  ['bronze', c!, m!, k!],
  ['amber', s2, k!, s3],
  ['amber', d!, e!, m!],
  ['bronze', e!, f!, [200, 1230], m!],
  ['dusk', f!, [-4, 1230], [200, 1230]],
  ['dusk', m!, [200, 1230], low!],
  ['bronze', m!, low!, k!],
  ['bronze', k!, s3, s4],
  ['dusk', k!, s4, low!],
  ['night', s4, s5, low!],
  ['amber', summit, s1, g!],
  ['bronze', g!, s1, v!],
  ['dusk', s1, s2, v!],
  ['dim', g!, h!, v!],
  ['bronze', h!, i!, x!],
  ['dusk', h!, x!, v!],
  ['night', s2, s3, v!],
  ['dusk', v!, x!, s3],
  ['amber', i!, j!, x!],
  ['bronze', j!, corner, x!],
  ['night', x!, corner, [1444, 1230], [1200, 1230]],
  ['dusk', s3, x!, [1200, 1230]],
  ['night', s3, [1200, 1230], s5, s4],
];

/** The whole mountain from its foot, with the way up it, before the sun is up. */
export const seoFootArt = defineArt({
  name: 'services/seo-foot',
  width: 1440,
  height: 1230,
  draw: () => (
    <>
      <Glow id="glow" at={summit} radius={430} stops={sunrise} />
      <Planes planes={beforeSunrise} />
      <Night from={900} to={1231} width={1440} />
      <Path
        tones={waking}
        bends={[...zigzag([685, 1230], [325, -400, 380, -240, 210, -75], [64, 46, 34, 24, 17, 11, 7]), [...summit, 2]]}
      />
      <Night from={1090} to={1231} width={1440} />
    </>
  ),
});

const tallSummit: Point = [210, 200];
const [t1, t2, t3, t4]: readonly Point[] = [
  [226, 300],
  [200, 420],
  [236, 560],
  [210, 840],
];

/** The same for a phone, where it is steep. */
export const seoTallFootArt = defineArt({
  name: 'services/seo-tall-foot',
  width: 390,
  height: 840,
  draw: () => (
    <>
      <Glow id="glow" at={tallSummit} radius={200} stops={sunrise} />
      <Planes
        planes={[
          ['pale', tallSummit, [160, 321], t1!],
          ['light', [160, 321], [110, 371], t2!],
          ['honey', [160, 321], t1!, t2!],
          ['dim', [110, 371], [50, 516], t2!],
          ['amber', [50, 516], t3!, t2!],
          ['dim', [50, 516], [-4, 570], [90, 650]],
          ['bronze', [50, 516], [90, 650], t3!],
          ['bronze', [-4, 570], [-4, 840], [90, 650]],
          ['dusk', [-4, 840], t4!, [90, 650]],
          ['amber', [90, 650], t3!, t4!],
          ['amber', tallSummit, t1!, [270, 345]],
          ['bronze', [270, 345], [330, 405], t1!],
          ['dusk', t1!, [330, 405], t2!],
          ['bronze', [330, 405], [394, 560], t3!],
          ['night', [330, 405], t3!, t2!],
          ['dusk', t3!, [394, 560], [394, 840], t4!],
        ]}
      />
      <Night from={600} to={841} width={390} />
      <Path
        tones={waking}
        bends={[...zigzag([65, 820], [275, -280, 240, -190, 135, -85], [50, 38, 28, 20, 14, 9, 6]), [...tallSummit, 2]]}
      />
      <Night from={740} to={841} width={390} />
    </>
  ),
});

const [top, rib, heel]: readonly [Point, Point, Point] = [
  [960, 330],
  [1010, 600],
  [900, 760],
];

/** Its summit with the sun behind it: all of it is in the light, and the way lies below. */
export const seoPeakArt = defineArt({
  name: 'services/seo-peak',
  width: 1440,
  height: 1000,
  draw: () => (
    <>
      <Glow id="glow" at={top} radius={330} stops={sunrise} />
      <Planes
        planes={[
          ['gleam', top, [800, 490], rib],
          ['light', [800, 490], [660, 548], heel],
          ['pale', [800, 490], heel, rib],
          ['pale', [660, 548], [500, 708], heel],
          ['light', [500, 708], [260, 807], [420, 900]],
          ['honey', [500, 708], [420, 900], heel],
          ['honey', [260, 807], [67, 1000], [420, 900]],
          ['amber', [67, 1000], [520, 1000], [420, 900]],
          ['dim', [420, 900], [520, 1000], heel],
          ['honey', heel, [520, 1000], [820, 1000]],
          ['amber', heel, [820, 1000], [1060, 860], rib],
          ['dim', [820, 1000], [1060, 860], [1040, 1000]],
          ['amber', top, rib, [1030, 499]],
          ['bronze', [1030, 499], rib, [1150, 700]],
          ['dim', [1030, 499], [1130, 540.4], [1150, 700]],
          ['amber', [1130, 540.4], [1250, 660.4], [1150, 700]],
          ['dusk', rib, [1150, 700], [1060, 860]],
          ['bronze', [1150, 700], [1250, 660.4], [1240, 1000]],
          ['dusk', [1060, 860], [1150, 700], [1240, 1000]],
          ['night', [1060, 860], [1240, 1000], [1040, 1000]],
          ['amber', [1250, 660.4], [1444, 740.8], [1330, 880]],
          ['bronze', [1250, 660.4], [1330, 880], [1240, 1000]],
          ['dusk', [1444, 740.8], [1444, 1000], [1240, 1000], [1330, 880]],
        ]}
      />
      <Path
        shade="bronze"
        tones={['honey', 'light', 'gleam', 'light']}
        bends={[...zigzag([300, 1000], [390, -230, 320, -90, 190, -40], [44, 36, 29, 22, 16, 11, 8]), [...top, 2]]}
      />
    </>
  ),
});
