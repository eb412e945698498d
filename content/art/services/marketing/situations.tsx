import { brilliantPlan } from '../custom-complex/brilliant-plan.ts';
import { Glow } from '../cut/glow.tsx';
import { type Plane, Planes, type Tone } from '../cut/planes.tsx';
import { Pieces, type Piece, ring } from '../cut/pieces.tsx';
import { closed, type Point, polar } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { defineSheet } from '../../sheet.tsx';

/** A case for a ring, shut: its lid from above and from before, and what light there is between it and its body. */
const shut: readonly Piece[] = [
  [gold.dusk, 'M140 84H260L286 112H114Z'],
  [gold.bronze, 'M140 84H214L202 112H114Z'],
  [gold.bronze, 'M114 112H202L184 156H114Z'],
  [gold.night, 'M202 112H286V156H184Z'],
  [gold.pale, 'M114 156H286V161H114Z'],
  [gold.bronze, 'M114 161H182L158 219H136L114 197Z'],
  [gold.night, 'M182 161H286V197L264 219H158Z'],
];

/** A stone from above, and the label on its string, on which nothing is written. */
const stone: Point = [158, 150];
const [string, label]: [Piece, readonly Piece[]] = [
  [gold.amber, [polar(stone, 84, 2), polar(stone, 84, 4), [286, 117], [285, 115]]],
  [
    [gold.pale, 'M278 92H324L346 114V206H278L264 192V106Z'],
    [gold.honey, 'M324 92L346 114V206H318L324 130Z'],
    [gold.ink, 'M280 112L285 107H291L296 112V118L291 123H285L280 118Z'],
  ],
];

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

/** The empty place is on the top of the ring. */
const seat: Point = [200, 129];

const field = 'M0 0H400V290H0Z';

/** Three situations, a column for each: a case that is shut; a stone in the light, without a name; and no stone at all, where the light falls through its setting. */
export const situationsArt = defineSheet({
  name: 'services/situations',
  width: 400,
  height: 290,
  draws: [
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Pieces pieces={shut} />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Glow id="seen" at={stone} radius={140} />
        <path fill={gold.pale} d={closed(ray(stone))} />
        <Planes planes={brilliantPlan(stone, 92)} />
        <Pieces pieces={[...label, string]} />
      </>
    ),
    () => (
      <>
        <path fill={gold.ink} d={field} />
        <Glow id="missing" at={[200, 124]} radius={106} />
        <path fill={gold.pale} d={closed(ray(seat))} />
        <g transform="translate(40 36) scale(0.8)">
          <Planes planes={[...claw(-1, 6, 66, 4, 'dim', 'deep'), ...claw(1, 6, 66, 4, 'bronze', 'deep')]} />
          <Planes planes={setting} />
        </g>
      </>
    ),
  ],
});
