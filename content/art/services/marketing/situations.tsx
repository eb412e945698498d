import { Glow } from '../cut/glow.tsx';
import { type Plane, Planes, type Tone } from '../cut/planes.tsx';
import { ring } from '../cut/pieces.tsx';
import { closed, type Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { defineSheet } from '../../sheet.tsx';
import { sideStone, tableAbove } from './stone.tsx';

const [tip, size]: readonly [Point, number] = [[200, 258], 118];
const stone = sideStone(tip, size);

/** The empty place is on the top of a ring. */
const seat: Point = [200, 116];
const enters: Point = [200, tip[1] - tableAbove(size)];

/** A ray at 67.5° from the upper left, to a place. */
const ray = ([x, y]: Point): readonly Point[] => [
  [x - y * slopes.flat - 8, 0],
  [x - y * slopes.flat + 8, 0],
  [x + 8, y],
  [x - 8, y],
];

/** A claw that leans outwards at 22.5° from the ring, as far from the middle and up to the height given, and bends over a girdle that is not there. */
const claw = (side: 1 | -1, foot: number, tall: number, half: number, lit: Tone, turned: Tone): Plane[] => {
  const at = (across: number, up: number): Point => [200 + side * (foot + across + up * slopes.flat), 128 - up];
  return [
    [lit, at(0, 0), at(half, 0), at(half, tall), at(0, tall)],
    [turned, at(-half, 0), at(0, 0), at(0, tall), at(-half, tall)],
    [lit, at(half, tall), at(0, tall + half), at(-2 * half, tall + half), at(-half, tall)],
  ];
};

/** The eight sides of the ring, clockwise from the right, each with a plane that faces out and one that faces in. */
const [outer, ridge, inner] = [86, 73, 61].map((radius) => ring([200, 204], radius)) as [
  readonly Point[],
  readonly Point[],
  readonly Point[],
];
const sides: readonly (readonly [Tone, Tone])[] = [
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
  ...claw(-1, 28, 78, 7, 'gleam', 'honey'),
  ...claw(1, 28, 78, 7, 'amber', 'light'),
  ['pale', [165, 112], [200, 112], [200, 128], [171, 128]],
  ['honey', [200, 112], [235, 112], [229, 128], [200, 128]],
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
            fillOpacity={{ gleam: 0.62, pale: 0.52, light: 0.42, honey: 0.34, dim: 0.28 }[tone as string] ?? 0.2}
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
        <path fill={gold.pale} d={closed(ray(enters))} />
        <Planes planes={stone} />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Glow id="missing" at={[200, 110]} radius={106} />
        <path fill={gold.pale} d={closed(ray(seat))} />
        <Planes planes={[...claw(-1, 6, 66, 4, 'dim', 'deep'), ...claw(1, 6, 66, 4, 'bronze', 'deep')]} />
        <Planes planes={setting} />
      </>
    ),
  ],
});
