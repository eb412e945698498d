import { defineArt } from '../art.ts';
import { Glow } from './cut/glow.tsx';
import { Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { climb, downFrom, ledges, Path, sunrise } from './seo-rock.tsx';

const tallSummit: Point = [210, 170];
const tallRidge = downFrom(tallSummit, 'steep 16, steep -26, steep 60, even 150');
const [, u1, u2, u3, u4] = downFrom(tallSummit, 'steep -60, even -40, steep -60, flat -60') as [
  Point,
  Point,
  Point,
  Point,
  Point,
];
const [, v1, v2, v3, v4] = downFrom(tallSummit, 'even 30, steep 50, even 60, steep 60') as [
  Point,
  Point,
  Point,
  Point,
  Point,
];
const [t0, t1, t2] = downFrom(tallRidge[2]!, 'steep -50, steep -50') as [Point, Point, Point];
const tallFoot: Point = [-10, t2[1] + t2[0] + 10];

/** The mountain for a phone, as wide as the screen where the words begin that stand on it. */
export const seoSummitArt = defineArt({
  name: 'services/seo-summit',
  width: 390,
  height: 660,
  stretches: true,
  draw: () => (
    <>
      <Glow id="glow" at={tallSummit} radius={170} stops={sunrise} />
      <Planes
        planes={[
          ['gleam', tallSummit, u1, t0, tallRidge[1]!],
          ['pale', u1, u2, u3, t2, t1, t0],
          ['gleam', u3, u4, tallFoot, t2],
          ['light', ...tallRidge.slice(2), [400, 670], [-10, 670], tallFoot, t2, t1],
          ['amber', tallSummit, v1, v2, t0, tallRidge[1]!],
          ['bronze', t0, v2, v3, tallRidge[3]!],
          ['amber', tallRidge[3]!, v3, v4, tallRidge[4]!],
        ]}
      />
      <Path
        bends={climb([420, 610], 'flat -320, flat 200, flat -145, flat 90, flat -62, even 38', [36, 9])}
        summit={tallSummit}
      />
    </>
  ),
});

const tallRow = 236;

/** The seven steps on a phone, on two planes of the rock; the last leg leads round it. */
export const seoLedgesArt = defineArt({
  name: 'services/seo-ledges',
  width: 390,
  height: tallRow * 7.5,
  stretches: true,
  draw: () => (
    <>
      <Planes
        planes={[['pale', [-5, 640], [395, 640 - 400 * slopes.flat], [395, 1300], [-5, 1300 + 400 * slopes.flat]]]}
      />
      <Path bends={[...ledges(390, tallRow, 292, 358, [38, 30]), [420, -60, 30]]} />
    </>
  ),
});
