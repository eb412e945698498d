import type { Plane, Tone } from './planes.tsx';
import type { Point } from './point.ts';
import { type Corner, cornerAt as at, trace, view } from './solid.ts';

/** A little from above, so that the table shows; both silhouettes, crown and pavilion, stand at 45° as drawn. */
const tilt = 80;
const upright = 1 / Math.sin((tilt * Math.PI) / 180);
const [table, rim] = [0.6, 0.02];
const [top, deep] = [rim + (1 - table) * upright, rim + upright];

/** A corner between two mains of the crown, or of the pavilion, on the plane of both. */
const between = (radius: number, degrees: number, depth: number, from: number) =>
  at(radius, degrees, depth * (1 - (radius * Math.cos(Math.PI / 8) - from) / (1 - from)));
const star = (degrees: number) => between(0.8, degrees, top - rim, table);
const low = (degrees: number) => {
  const [x, y, height] = between(0.3, degrees, deep - rim, 0);
  return [x, y, -rim - height] as const;
};
const lifted = ([x, y, height]: Corner): Corner => [x, y, height + rim];

/** What an eye before the stone sees of a face: its outline, or nothing. */
const pose = { x: 0, y: 0, size: 1, tilt };
const seen = (face: readonly Corner[]) => view([face], pose).visible.length > 0;

const quarters = [180, 135, 90, 45, 0];

/** The faces of each kind from the left to the right, and their tones: neighbours never alike, the left side nearer to the lamp. */
const faces: readonly (readonly [readonly Tone[], readonly (readonly Corner[])[]])[] = [
  [
    ['honey', 'honey', 'pale', 'amber', 'pale', 'dim', 'deep', 'deep'],
    quarters.slice(0, 4).flatMap((k) => [
      [low(k - 22.5), at(1, k, -rim), at(1, k - 22.5, -rim)],
      [low(k - 22.5), at(1, k - 22.5, -rim), at(1, k - 45, -rim)],
    ]),
  ],
  [
    ['honey', 'light', 'honey', 'light', 'deep'],
    quarters.map((k) => [[0, 0, -deep], low(k + 22.5), at(1, k, -rim), low(k - 22.5)]),
  ],
  [
    ['pale', 'gleam', 'light', 'pale', 'honey', 'light', 'dim', 'amber'],
    quarters.slice(0, 4).flatMap((k) => [
      [at(1, k, rim), at(1, k - 22.5, rim), at(1, k - 22.5, -rim), at(1, k, -rim)],
      [at(1, k - 22.5, rim), at(1, k - 45, rim), at(1, k - 45, -rim), at(1, k - 22.5, -rim)],
    ]),
  ],
  [
    ['pale', 'honey', 'light', 'pale', 'amber', 'light', 'dim', 'deep'],
    quarters.slice(0, 4).flatMap((k) => [
      [lifted(star(k - 22.5)), at(1, k, rim), at(1, k - 22.5, rim)],
      [lifted(star(k - 22.5)), at(1, k - 22.5, rim), at(1, k - 45, rim)],
    ]),
  ],
  [
    ['light', 'pale', 'light', 'pale', 'honey'],
    quarters.map((k) => [at(table, k, top), lifted(star(k - 22.5)), at(1, k, rim), lifted(star(k + 22.5))]),
  ],
  [
    ['light', 'honey', 'dim', 'amber'],
    quarters.slice(0, 4).map((k) => [at(table, k, top), lifted(star(k - 22.5)), at(table, k - 45, top)]),
  ],
  [['gleam'], [[0, 45, 90, 135, 180, 225, 270, 315].map((k) => at(table, k, top))]],
];

/** A brilliant from the side, its point at a place and its girdle so far to each side of it and as far above. */
export const sideStone = ([x, y]: Point, size: number): readonly Plane[] =>
  faces.flatMap(([tones, kind]) =>
    kind.flatMap((face, place): Plane[] =>
      seen(face) ? [[tones[place]!, ...trace(face, { x, y: y - (1 + rim) * size, size, tilt })]] : [],
    ),
  );
