import { defineArt } from '../art.ts';
import { Glow } from './cut/glow.tsx';
import { Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { climb, downFrom, ledges, Path, type Points, sunrise, up } from './seo-rock.tsx';

/** How far it goes on at both sides of a phone, for a screen that is less upright. */
const beyond = 430;
const foot = 670;

const tallSummit: Point = [210, 170];
const tallRidge = downFrom(tallSummit, 'steep 14, steep -24, steep 46, even 20, steep -16, even 190');
const [, r1, r2, r3, r4] = tallRidge as Points;
const [, u1, u2, u3, u4] = downFrom(tallSummit, 'steep -40, even -16, steep -84, flat -140') as Points;
const hill = up(u4, -120, 'flat');

/** The saddle at the right of the summit, and the lower top behind it. */
const [, v1, v2, saddle] = downFrom(tallSummit, 'steep 22, even 26, steep 14') as Points;
const lower = up(saddle, 44, 'flat');
const [, w1, w2, w3, w4] = downFrom(lower, 'steep 22, even 30, steep 40, flat 420') as Points;
const [, c1, c2] = downFrom(lower, 'steep -12, steep 34') as Points;
const [, t1, t2] = downFrom(r2, 'steep -44, steep -40') as Points;
const tallFoot: Point = [t2[0] - (foot - t2[1]), foot];

/** A rock before the road, beyond the edge of a phone. */
const rock: Point = [485, 582];

/** The mountain for a phone, as wide as the screen where the words begin that stand on it. */
export const seoSummitArt = defineArt({
  name: 'services/seo-summit',
  width: 390 + 2 * beyond,
  height: 660,
  draw: () => (
    <g transform={`translate(${beyond} 0)`}>
      <Glow id="glow" at={tallSummit} radius={170} stops={sunrise} />
      <Planes
        planes={[
          ['gleam', tallSummit, u1, r2, r1],
          ['pale', u1, u2, u3, t2, t1, r2],
          ['honey', r2, t1, r4, r3],
          ['gleam', u3, u4, hill, [-beyond, hill[1] + (hill[0] + beyond) * slopes.flat], [-beyond, foot], tallFoot, t2],
          ['light', t1, t2, tallFoot, [390 + beyond, foot], ...tallRidge.slice(4).reverse()],
        ]}
      />
      <Path
        bends={climb([560, 668], 'flat -450, flat 180, flat -125, flat 40, even -22, even 12', [40, 6])}
        summit={tallSummit}
      />
      <Planes
        planes={[
          ['amber', tallSummit, v1, v2, r2, r1],
          ['bronze', r2, v2, saddle, r3],
          ['dim', saddle, lower, c1, c2, r4, r3],
          ['bronze', lower, w1, w2, w3, c2, c1],
          ['amber', c2, w3, w4, [390 + beyond, foot], ...tallRidge.slice(4).reverse()],
          ['pale', [400, foot], rock, [rock[0] + 36, foot]],
          ['honey', rock, [rock[0] + 212, foot], [rock[0] + 36, foot]],
        ]}
      />
    </g>
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
