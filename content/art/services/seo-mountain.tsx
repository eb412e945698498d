import { defineArt } from '../art.ts';
import { Glow } from './cut/glow.tsx';
import { type Plane, Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { type Bend, climb, downFrom, ledges, Path, sunrise } from './seo-rock.tsx';

/**
 * The mountain is one drawing of a page 1440 px wide, in three files one below the other, each as tall as the words that stand
 * on it: what crosses the line between two of them does so at the same place. It reaches beyond that page at both sides.
 */
export const [west, east] = [-800, 2240];
const [top, shoulder, stair, foot] = [-170, 1568, 2468, 4388];

const summit: Point = [1040, 300];

/** Against the sky, at the side of the lamp: it ends at the shoulder, which the words below stand on. */
const [, l1, l2, l3, l4, l5, l6] = downFrom(
  summit,
  'steep -150, even -50, steep -150, even -50, steep -69, flat -672',
) as [Point, Point, Point, Point, Point, Point, Point];

/** The one edge between light and shade, from the summit to the foot. */
const ridge = downFrom(
  summit,
  'steep 35, steep -50, steep 130, steep -60, steep 110, steep -80, steep 95, steep -80, steep 110, steep -60, steep 120, steep -70, steep 110, steep -50, steep 120, steep -60, even 880',
);
const [, , r2, r3, r4, r5] = ridge as [Point, Point, Point, Point, Point, Point];

/** Where the plane begins that the stair stands on. */
const crest: Point = [ridge[11]![0] - (ridge[11]![1] - stair) / slopes.steep, stair];

/** A rib of the lit face: what lies left of it looks at the lamp. */
const [, m1, m2, m3, m4, m5] = downFrom(r2, 'steep -120, steep -120, steep 120, steep -60, steep 240') as [
  Point,
  Point,
  Point,
  Point,
  Point,
  Point,
];

/** Where it stands against the sky at the other side. */
const [, s1, s2, s3, s4, s5] = downFrom(summit, 'even 60, steep 90, even 110, steep 60, even 880') as [
  Point,
  Point,
  Point,
  Point,
  Point,
  Point,
];

/** How a fold of the shaded side falls from the ridge until it leaves the drawing. */
const fold = ([x, y]: Point): Point => [east, y + east - x];

/** The planes turned from the lamp below the summit, between two folds that leave the ridge where it stands out. */
const folds = [5, 9, 13].map((from, index): Plane => {
  const edge = ridge.slice(from, from + 5);
  return [index % 2 ? 'bronze' : 'amber', ...edge, fold(edge.at(-1)!), fold(edge[0]!)];
});

const planes: readonly Plane[] = [
  ['gleam', summit, l1, r2, ridge[1]!],
  ['pale', l1, l2, l3, m1, r2],
  ['honey', r2, m1, r4, r3],
  ['gleam', l3, l4, l5, m2, m1],
  ['light', m1, m2, m3, m4, m5, ...ridge.slice(4, 11).reverse()],
  ['pale', l5, l6, [west, shoulder], [west, foot], ...ridge.slice(10).reverse(), m5, m4, m3, m2],
  ['light', crest, [west, crest[1] + (crest[0] - west) * slopes.flat], [west, foot], ...ridge.slice(11).reverse()],
  ['amber', summit, s1, s2, r2, ridge[1]!],
  ['bronze', r2, s2, s3, r3],
  ['amber', r3, s3, s4, r4],
  ['bronze', r4, s4, s5, fold(r5), r5],
  ...folds,
];

/** Its part between two heights, as the planes and the way up that reach into it. */
const part = (from: number, to: number, bends: readonly Bend[] = [], left = west) => (
  <g transform={`translate(${-left} ${-from})`}>
    {from === top && <Glow id="glow" at={summit} radius={470} stops={sunrise} />}
    <Planes
      planes={planes.filter(([, ...points]) => points.some(([, y]) => y > from) && points.some(([, y]) => y < to))}
    />
    <Path bends={bends} {...(from === top && { summit })} />
  </g>
);

const upperWay = climb(
  [925, 1715.9],
  'flat 205, flat -350, flat 320, flat -320, flat 310, flat -215, flat 185, flat -150, flat 165, flat -130, flat 125, flat -110, even 65, even -35',
  [48.9, 8.8],
);

/** The mountain from the day behind its summit to its shoulder. */
export const seoMountainArt = defineArt({
  name: 'services/seo-mountain',
  width: east - west,
  height: shoulder - top,
  draw: () => part(top, shoulder, upperWay),
});

/** Its upper part alone, as wide as it is there. */
export const seoPeakArt = defineArt({
  name: 'services/seo-peak',
  width: 1150,
  height: 1180 - top,
  draw: () => part(top, 1180, upperWay, 560),
});

/** How it goes on beside the words on its shoulder. */
export const seoShoulderArt = defineArt({
  name: 'services/seo-shoulder',
  width: east - west,
  height: stair - shoulder,
  stretches: true,
  draw: () =>
    part(
      shoulder,
      stair,
      climb(
        [850, 2633.4],
        'flat 300, flat -320, flat 290, flat -295, flat 310, flat -305, flat 245, flat -150, flat 205, flat -350',
        [61.75, 44.25],
      ),
    ),
});

/** And behind the seven steps, on whose ledges they stand. */
export const seoStairArt = defineArt({
  name: 'services/seo-stair',
  width: east - west,
  height: foot - stair,
  stretches: true,
  draw: () =>
    part(stair, foot, [
      ...ledges(1190, 256, 456, 1010, [84, 60]).map(([x, y, depth]): Bend => [x, y + stair, depth]),
      [1150, 2509.1, 60],
      [830, 2376.6, 58],
    ]),
});
