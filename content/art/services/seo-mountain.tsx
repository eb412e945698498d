import { defineArt } from '../art.ts';
import { Glow } from './cut/glow.tsx';
import { type Plane, Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { type Bend, climb, downFrom, ledges, Path, type Points, sunrise, up } from './seo-rock.tsx';

/**
 * The mountain is one drawing of a page 1440 px wide, in three files one below the other, each as tall as the words that stand
 * on it: what crosses the line between two of them does so at the same place. It reaches beyond that page at both sides.
 */
export const [west, east] = [-800, 2240];
const [top, shoulder, stair, foot] = [-170, 1568, 2468, 4388];

const summit: Point = [1040, 300];

/** Against the sky, at the side of the lamp: it ends at the shoulder, which the words below stand on. */
const [, l1, l2, l3, l4, l5] = downFrom(summit, 'steep -95, even -30, steep -215, even -40, steep -89') as Points;

/** The one edge between light and shade, from the summit to the foot. */
const ridge = downFrom(
  summit,
  'steep 28, steep -46, steep 105, even 50, steep -82, steep 165, steep -40, even 60, steep -150, steep 120, steep -45, steep 120, steep -80, steep 110, steep -50, steep 120, steep -60, even 880',
);
const [, r1, r2, r3, r4] = ridge as Points;
const notch = ridge[11]!;

/** Where the plane begins that the stair stands on. */
const crest: Point = [notch[0] + (stair - notch[1]) / slopes.steep, stair];

/** A rib of the lit face: what lies left of it looks at the lamp. */
const rib = downFrom(r2, 'steep -115, steep -130, steep 170, steep -39.6').slice(1);
const [m1, m2] = rib as readonly Point[] as Points;

/** At the other side it falls to a saddle, and rises once more to a lower top. */
const [, a1, a2, saddle] = downFrom(summit, 'steep 50, even 60, steep 38') as Points;
const lower = up(saddle, 102, 'flat');
const [, ...flank] = downFrom(lower, 'steep 45, even 60, steep 40, even 880');
const [, c1, c2] = downFrom(lower, 'steep -28, steep 70') as Points;

/** How a fold of the shaded side falls from the ridge until it leaves the drawing. */
const fold = ([x, y]: Point): Point => [east, y + east - x];

/** The planes turned from the lamp below the summit, between two folds that leave the ridge where it stands out. */
const folds = [4, 8, 12].map((from, index): Plane => {
  const edge = ridge.slice(from, index === 2 ? undefined : from + 5);
  return [index % 2 ? 'amber' : 'bronze', ...edge, fold(edge.at(-1)!), fold(edge[0]!)];
});

const lit: readonly Plane[] = [
  ['gleam', summit, l1, r2, r1],
  ['pale', l1, l2, l3, m1, r2],
  ['honey', r2, m1, r4, r3],
  ['gleam', l3, l4, l5, m2, m1],
  ['light', ...rib, ...ridge.slice(4, 12).reverse()],
  [
    'pale',
    l5,
    [l5[0] - (shoulder - l5[1]) / slopes.flat, shoulder],
    [west, shoulder],
    [west, foot],
    ...ridge.slice(11).reverse(),
    ...rib.slice(1).reverse(),
  ],
  ['light', crest, [west, crest[1] + (crest[0] - west) * slopes.flat], [west, foot], ...ridge.slice(12).reverse()],
];

const shaded: readonly Plane[] = [
  ['amber', summit, a1, a2, r2, r1],
  ['bronze', r2, a2, saddle, r3],
  ['dim', saddle, lower, c1, c2, r4, r3],
  ['bronze', lower, ...flank, fold(c2), c2, c1],
  ['amber', c2, fold(c2), fold(r4), r4],
  ...folds,
];

/** By seven ledges, then on the lit face and three times round the ridge, out to the shoulder and up to the summit. */
const way = [
  ...ledges(1190, 256, 456, 1010, [84, 60]).map(([x, y, depth]): Bend => [x, y + stair, depth]),
  ...climb(
    [1420, 2392.7],
    'flat -605, flat 515, flat -930, flat 480, even 100, flat -150, flat 370, flat -340, even 110, flat -85, flat 120, even -50, even 40',
    [56, 8],
  ),
];

/** Its part between two heights, as the planes and the way up that reach into it. */
const part = (from: number, to: number, left = west) => {
  const seen = (points: readonly (readonly [x: number, y: number, ...rest: number[]])[]) =>
    points.some(([, y]) => y > from - 150) && points.some(([, y]) => y < to + 150);
  const planes = (all: readonly Plane[]) => <Planes planes={all.filter(([, ...points]) => seen(points))} />;
  return (
    <g transform={`translate(${-left} ${-from})`}>
      {from === top && <Glow id="glow" at={summit} radius={470} stops={sunrise} />}
      {planes(lit)}
      <Path
        bends={way.filter((_, index) => seen(way.slice(Math.max(0, index - 1), index + 2)))}
        {...(from === top && { summit })}
      />
      {planes(shaded)}
    </g>
  );
};

/** The mountain from the day behind its summit to its shoulder. */
export const seoMountainArt = defineArt({
  name: 'services/seo-mountain',
  width: east - west,
  height: shoulder - top,
  draw: () => part(top, shoulder),
});

/** Its upper part alone, as wide as it is there. */
export const seoPeakArt = defineArt({
  name: 'services/seo-peak',
  width: 1150,
  height: 1180 - top,
  draw: () => part(top, 1180, 560),
});

/** How it goes on beside the words on its shoulder. */
export const seoShoulderArt = defineArt({
  name: 'services/seo-shoulder',
  width: east - west,
  height: stair - shoulder,
  stretches: true,
  draw: () => part(shoulder, stair),
});

/** And behind the seven steps, on whose ledges they stand. */
export const seoStairArt = defineArt({
  name: 'services/seo-stair',
  width: east - west,
  height: foot - stair,
  stretches: true,
  draw: () => part(stair, foot),
});
