import { Glow } from '../cut/glow.tsx';
import { Planes, type Plane } from '../cut/planes.tsx';
import { ring } from '../cut/pieces.tsx';
import { closed, type Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { defineSheet } from '../../sheet.tsx';
import { sideOutline, sideStone, tableAbove } from './stone.tsx';

const [tip, size]: readonly [Point, number] = [[200, 258], 118];
const stone = sideStone(tip, size);

/** The empty place is higher, on a ring. */
const [seat, wide]: readonly [Point, number] = [[200, 128], 70];
const enters: Point = [200, tip[1] - tableAbove(size)];

/** A ray at 67.5° from the upper left, to a place. */
const ray = ([x, y]: Point, half: number): readonly Point[] => [
  [x - y * slopes.flat - half, 0],
  [x - y * slopes.flat + half, 0],
  [x + half, y],
  [x - half, y],
];

/** A claw along the pavilion, at 45°, which bends over the girdle. */
const claw = (side: 1 | -1, lit: Plane[0], turned: Plane[0]): Plane[] => {
  const [x, y] = seat;
  const at = (across: number, up: number): Point => [x + side * across, y - up];
  return [
    [lit, at(0, -22), at(0, -8), at(wide + 1, wide - 7), at(wide + 12, wide - 10)],
    [turned, at(0, -8), at(0, 4), at(wide - 5, wide - 1), at(wide + 1, wide - 7)],
    [lit, at(wide + 12, wide - 10), at(wide + 12, wide + 6), at(wide - 10, wide + 28), at(wide - 10, wide + 14)],
    [turned, at(wide + 12, wide - 10), at(wide - 10, wide + 14), at(wide - 5, wide - 1), at(wide + 1, wide - 7)],
  ];
};

/** The eight sides of the ring, clockwise from the right, each with a plane that faces out and one that faces in. */
const [outer, ridge, inner] = [92, 77, 64].map((radius) => ring([200, 202], radius)) as [
  readonly Point[],
  readonly Point[],
  readonly Point[],
];
const sides: readonly (readonly [Plane[0], Plane[0]])[] = [
  ['amber', 'pale'],
  ['deep', 'gleam'],
  ['deep', 'pale'],
  ['amber', 'honey'],
  ['pale', 'dim'],
  ['gleam', 'amber'],
  ['pale', 'deep'],
  ['honey', 'dim'],
];
const setting: readonly Plane[] = [
  ...sides.flatMap(([out, within], side): Plane[] => {
    const [from, to] = [(side + 7) % 8, side];
    return [
      [out, outer[from]!, outer[to]!, ridge[to]!, ridge[from]!],
      [within, ridge[from]!, ridge[to]!, inner[to]!, inner[from]!],
    ];
  }),
  ...claw(-1, 'gleam', 'honey'),
  ...claw(1, 'amber', 'light'),
  ['pale', [201, 119], [182, 138], [201, 157]],
  ['amber', [200, 119], [219, 138], [200, 157]],
];

const field = 'M0 0H400V290H0Z';

/** One stone in three situations, a column for each: whole, but without light; in the light; and no stone at all, where the light falls through its setting. */
export const situationsArt = defineSheet({
  name: 'services/situations',
  width: 400,
  height: 290,
  draws: [
    () => (
      <>
        <path fill={gold.ink} d={field} />
        {stone.map(([tone, ...points], index) => (
          <path
            fill={gold.amber}
            fillOpacity={{ gleam: 0.36, pale: 0.3, light: 0.24, honey: 0.18, dim: 0.15 }[tone as string] ?? 0.1}
            d={closed(points)}
            key={index}
          />
        ))}
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Glow id="seen" at={[200, 150]} radius={140} />
        <path fill={gold.pale} d={closed(ray(enters, 8))} />
        <Planes planes={stone} />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Glow id="missing" at={[200, 110]} radius={106} />
        <path fill={gold.pale} d={closed(ray(seat, 8))} />
        <path fill="none" stroke={gold.pale} strokeWidth="2.5" d={closed(sideOutline(seat, wide))} />
        <Planes planes={setting} />
      </>
    ),
  ],
});
