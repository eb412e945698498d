import { defineArt } from '../art.ts';
import { crystal, heart } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { open, type Point } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

/** From the back of the cluster to its front: where each crystal stands, how thick and tall it has grown, how far it leans. */
const cluster = [
  [182, 424, 34, 132, -22.5],
  [300, 436, 46, 236, -11.25],
  [520, 436, 56, 352, 11.25],
  [408, 446, 62, 330, 0],
  [236, 448, 36, 116, -22.5],
  [584, 446, 34, 150, 22.5],
  [344, 456, 38, 150, -11.25],
  [474, 458, 40, 142, 11.25],
] as const;

const base: Point[] = [
  [96, 452],
  [182, 420],
  [340, 438],
  [470, 426],
  [590, 440],
  [640, 462],
  [560, 486],
  [340, 492],
  [150, 482],
];

/** A cluster of crystals grows from left to right, measured as it grows, with a heart above the tallest. */
export const socialMediaGrowthArt = defineArt({
  name: 'solutions/social-media-growth',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide
        d={[460, 388, 316, 244, 172, 100].map((y) => `M24 ${y}H680`).join('')}
        width={0.8}
        opacity={0.7}
        dash="3 7"
      />
      <Guide d="M40 474V60M26 82L40 60L54 82" width={1.6} />
      <Guide d={`${open(base)}Z`} width={1.3} />
      <Guide d="M132 300L246 186L372 100" width={1.4} dash="8 6" />
      {cluster.map(([x, y, radius, height, lean], index) => (
        <Stone
          key={x}
          facets={view(crystal(radius, height), { x, y, size: 1, turn: 12 + index * 47, tilt: 80, lean }).visible}
        />
      ))}
      <Stone facets={view(heart(), { x: 410, y: 52, size: 40 }).visible} scale={0.6} line={1.3} />
      <Stone facets={view(heart(), { x: 250, y: 140, size: 26 }).visible} scale={0.5} line={1.1} />
      <Stone facets={view(heart(), { x: 134, y: 258, size: 18 }).visible} scale={0.45} line={1} />
    </>
  ),
});

/** A crystal by where it stands, how thick and tall it is, how far it leans, and which of its sides it shows. */
const standing = (x: number, y: number, radius: number, height: number, lean: number, turn: number) =>
  view(crystal(radius, height), { x, y, size: 1, turn, tilt: 80, lean }).visible;

/** One tall crystal for each gain, no two alike, with what has begun to grow at its foot. */
export const gainArts = [12, 84, 150, 205, 268].map((turn, index) =>
  defineArt({
    name: `solutions/gain-${index + 1}`,
    width: 260,
    height: 460,
    draw: () => (
      <>
        <Stone facets={standing(index % 2 ? 62 : 196, 480, 40, 250 - index * 12, index % 2 ? -11 : 11, turn + 40)} />
        <Stone facets={standing(130, 492, 86, 476, [0, 4, -3, 5, -2][index]!, turn)} />
        <Stone facets={standing(index % 2 ? 204 : 58, 486, 46, 150 + index * 16, index % 2 ? 9 : -9, turn + 95)} />
      </>
    ),
  }),
);

/** A row of crystals: one beat after the other, each a little taller, hearts above the last. */
export const rhythmArt = defineArt({
  name: 'solutions/rhythm',
  width: 1440,
  height: 356,
  draw: () => (
    <>
      {[...Array(9).keys()].map((beat) => (
        <Stone
          key={beat}
          facets={standing(496 + beat * 104, 372, 34 + beat * 3, 124 + beat * 22, ((beat % 3) - 1) * 6, beat * 47)}
        />
      ))}
      <Stone facets={view(heart(), { x: 1120, y: 62, size: 16 }).visible} scale={0.45} line={1} />
      <Stone facets={view(heart(), { x: 1224, y: 38, size: 21 }).visible} scale={0.5} line={1.1} />
      <Stone facets={view(heart(), { x: 1328, y: 28, size: 26 }).visible} scale={0.5} line={1.2} />
    </>
  ),
});
