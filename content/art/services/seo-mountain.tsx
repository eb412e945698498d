import { defineArt } from '../art.ts';
import { type Fading, Glow } from './cut/glow.tsx';
import { Planes } from './cut/planes.tsx';
import type { Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';
import { climb, type Legs, Path, type Ridge, Rock } from './seo-rock.tsx';

/** The light behind the summit; it turns red before it turns dark. */
const sunrise: Fading = [
  [0, gold.pale],
  [0.1, gold.honey],
  [0.3, gold.amber, 0.8],
  [0.6, gold.bronze, 0.38],
  [1, gold.dusk, 0],
];

const summit: Point = [1200, 300];

/** The mountain as it stands beside the words: it goes down steeply, in crags, so that they have the sky. */
const mountain: Ridge = {
  summit,
  lamp: 'steep -80, even -35, steep -60, steep -50, steep 50, steep -75, even -35, steep 35, steep -60, steep 55, steep -75, even 45, steep -55, steep 65, steep -75, even 40, steep -45, steep 75, steep -70, even 45, steep -70, steep 70, steep -75, steep 60, steep -50, even 55, steep -80, steep 60, steep -70, even 50, steep -60, steep 70, steep -60',
  spine:
    'steep 35, steep -60, steep 70, steep -80, steep 75, steep -20, even 20, steep -25, steep 70, steep -45, steep -85, even 30, steep -60, steep 55, steep 85, even -30, steep 50, steep -65, steep -80, even 30, steep 75, steep -60, steep 85, steep -50, steep 60, even -45, steep -85, steep 50, steep -80, even 35, steep 70, steep -60, steep 70',
  lee: 'steep 75, even 90, flat 115, steep 30, steep 40, steep 60, steep 50, steep -60, steep 70, steep -45, steep -85, even 35, steep -60, steep 55, steep -85, even 25, steep -50, steep 65, steep 80, even -35, steep 75, steep -60, steep 85, steep -50, steep 60, even -40, steep -90, steep 50, steep -80, even 25, steep -70, steep 60, steep -70',
  lit: 'gleam gleam light pale honey light pale honey light pale honey honey light pale honey gleam light pale honey light honey light honey pale honey honey light pale honey light honey pale honey light light gleam honey light honey pale honey honey light pale honey light honey pale honey light light gleam honey light honey pale honey honey light pale honey light honey pale honey light',
  turned:
    'amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber amber bronze amber',
};

/** Where the way comes round the rock and goes behind it again, from the summit down. */
const ways: readonly (readonly [foot: number, legs: Legs, depths: readonly number[]])[] = [
  [
    1141,
    'flat -420, flat 120, even -110, flat 150, even -110, flat 90, even -50, flat 50, even -30, flat 94',
    [50, 46, 40, 34, 29, 24, 20, 17, 14, 11, 9],
  ],
  [1960, 'flat -440, even 170, flat -190, flat 460', [58, 56, 55, 54, 52]],
  [2760, 'flat -480, flat 330, even -200, flat 350', [60, 60, 60, 60, 60]],
  [3560, 'flat -420, even 180, flat -240, flat 480', [60, 60, 60, 60, 60]],
  [4340, 'flat -460, even 190, flat -180, flat 450', [60, 60, 60, 60, 60]],
];

/** The mountain from its summit down to the stair, with the way up to it, and day behind it. */
export const seoMountainArt = defineArt({
  name: 'services/seo-mountain',
  width: 1440,
  height: 4800,
  draw: () => (
    <>
      <Glow id="glow" at={summit} radius={470} stops={sunrise} />
      <Rock {...mountain} />
      {ways.map(([foot, legs, depths]) => (
        <Path
          tones={['honey', 'light', 'gleam', 'light', 'gleam', 'light']}
          bends={climb([1460, foot], legs, depths)}
          key={foot}
        />
      ))}
    </>
  ),
});

/** How the mountain goes on beside the sections below the stair, in the shade of its own summit, to the foot of the page. */
const flank: Ridge = {
  summit: [117, 0],
  lamp: 'steep -30, steep -50, steep 75, steep -75, steep 45, steep -35, steep 55, steep -65, steep 60, steep -50, steep 55, steep -50, steep 60, steep -75, steep 55, steep -50, steep 70, steep -70, steep 70, steep -45, steep 40, steep -60, steep 65, steep -65, steep 55, steep -45, steep 55, steep -75, steep 55, steep -55, steep 50, steep -50, steep 65, steep -60, steep 70, steep -70, steep 60, steep -50, steep 60, steep -60, steep 55, steep -70, steep 65, steep -55',
  spine:
    'flat 70, steep -60, steep 85, steep -65, steep 45, steep -60, steep 35, steep -40, steep 85, steep -60, steep 50, steep -65, steep 60, steep -55, steep 60, steep -60, steep 50, steep -65, steep 75, steep -45, steep 55, steep -60, steep 60, steep -65, steep 45, steep -55, steep 60, steep -70, steep 55, steep -50, steep 60, steep -50, steep 60, steep -65, steep 70, steep -50, steep 45, steep -75, steep 65, steep -60, steep 50, steep -55, steep 85, steep -55',
  lee: 'flat 190, steep 50, steep -75, steep 65, steep -50, steep 40, steep -45, steep 75, steep -65, steep 45, steep -60, steep 50, steep -60, steep 75, steep -50, steep 50, steep -70, steep 50, steep -60, steep 75, steep -60, steep 40, steep -50, steep 70, steep -50, steep 55, steep -65, steep 70, steep -50, steep 55, steep -65, steep 40, steep -65, steep 65, steep -55, steep 70, steep -65, steep 40, steep -55, steep 80, steep -55, steep 70, steep -60, steep 50',
  lit: 'pale amber gleam honey amber dim gleam amber pale honey '.repeat(9).trim(),
  turned: 'amber bronze amber dim bronze amber bronze '.repeat(13).trim(),
};

const flankWays: readonly (readonly [foot: number, legs: Legs])[] = [
  [940, 'flat -190, even 110, flat -120, flat 210'],
  [1880, 'flat -210, flat 120, even -100, flat 210'],
  [2900, 'flat -180, even 90, flat -130, flat 230'],
  [3860, 'flat -200, even 130, flat -140, flat 220'],
  [4840, 'flat -210, flat 110, even -90, flat 210'],
];

/** The flank from the foot of the stair on, where the way leaves the first step and comes round the rock five times more. */
export const seoFlankArt = defineArt({
  name: 'services/seo-flank',
  width: 256,
  height: 5900,
  draw: () => (
    <>
      <Rock {...flank} />
      <Path tones={['gleam']} bends={climb([290, 71.7], 'flat -173', [44, 20])} />
      {flankWays.map(([foot, legs]) => (
        <Path
          tones={['honey', 'gleam', 'light', 'gleam']}
          bends={climb([290, foot], legs, [50, 48, 46, 44, 42])}
          key={foot}
        />
      ))}
    </>
  ),
});

const tallSummit: Point = [210, 200];
const [t1, t2, t3, t4]: readonly [Point, Point, Point, Point] = [
  [226, 300],
  [200, 420],
  [236, 560],
  [190, 780],
];

/** The summit for a phone, where it is steep; its foot lies in the dark. */
export const seoSummitArt = defineArt({
  name: 'services/seo-summit',
  width: 390,
  height: 900,
  draw: () => (
    <>
      <Glow id="glow" at={tallSummit} radius={200} stops={sunrise} />
      <Planes
        planes={[
          ['gleam', tallSummit, [160, 321], t1],
          ['light', [160, 321], [110, 371], t2],
          ['honey', [160, 321], t1, t2],
          ['pale', [110, 371], [50, 516], t2],
          ['light', [50, 516], t3, t2],
          ['honey', [50, 516], [-4, 570], [90, 650]],
          ['dim', [50, 516], [90, 650], t3],
          ['bronze', [-4, 570], [-4, 740], [90, 650]],
          ['amber', [90, 650], [-4, 740], [70, 800]],
          ['dim', [90, 650], t3, t4],
          ['amber', [90, 650], t4, [70, 800]],
          ['amber', tallSummit, t1, [270, 345]],
          ['bronze', [270, 345], [330, 405], t1],
          ['dim', t1, [330, 405], t2],
          ['amber', [330, 405], [394, 604], t3],
          ['dim', [330, 405], t3, t2],
          ['bronze', t3, [394, 604], [394, 740]],
          ['dusk', t3, [394, 740], [300, 800]],
          ['bronze', t3, [300, 800], t4],
          ['dusk', [70, 800], t4, [130, 860]],
          ['night', t4, [300, 800], [240, 860], [130, 860]],
        ]}
      />
      <Path
        tones={['bronze', 'amber', 'light', 'honey', 'gleam', 'light']}
        bends={climb(
          [65, 820],
          'flat 275, flat -280, flat 240, flat -190, flat 135, flat -85',
          [38, 32, 26, 20, 14, 9, 6],
          tallSummit,
        )}
      />
      <Planes
        planes={[
          ['dusk', [-4, 740], [70, 800], [-4, 868]],
          ['night', [70, 800], [170, 841.4], [111, 900], [-4, 868]],
          ['dusk', [170, 841.4], [228, 870], [111, 900]],
          ['night', [170, 841.4], [290, 779], [394, 881], [394, 900], [228, 870]],
          ['dusk', [290, 779], [394, 736], [394, 881]],
        ]}
      />
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
      <Glow id="glow" at={top} radius={300} stops={sunrise} />
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
        tones={['honey', 'light', 'gleam', 'light']}
        bends={climb(
          [300, 1000],
          'flat 390, flat -230, flat 320, flat -90, flat 190, flat -40',
          [44, 36, 29, 22, 16, 11, 8],
          top,
        )}
      />
    </>
  ),
});
