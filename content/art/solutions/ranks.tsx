import { Planes } from '../services/cut/planes.tsx';
import type { Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { defineSheet } from '../sheet.tsx';
import { engraved, type Stroke } from './engraved.ts';

const size = { width: 240, height: 500 } as const;

/** Half the width of a stroke, how wide a figure is, the corners that are cut off it, and the lines that it runs along. */
const half = 26;
const broad = 184;
const turn = 44;
const [left, right, top, base] = [half, broad - half, half, size.height - half];

/** How far down what leans stands upright. */
const pivot = size.height + 175;

/** A one whose stem stands so far right. */
const one = (at: number): Stroke => ({
  points: [
    [at - 48, top + 70],
    [at, top + 22],
    [at, size.height],
  ],
});

/** From one side of a bowl over its base to the other. */
const bowl: readonly Point[] = [
  [right, base - turn],
  [right - turn, base],
  [left + turn, base],
  [left, base - turn],
];

const eye = 210;
const waist = 232;

/** The six: the upper side of its bowl, and all the rest, which crosses the end of that. Of the three, both halves. */
const ranks: readonly { readonly lean: number; readonly strokes: readonly Stroke[] }[] = [
  { lean: 0.015, strokes: [one(64), one(broad - half - 6)] },
  {
    lean: 0.04,
    strokes: [
      {
        points: [
          [left, eye + turn],
          [left + turn, eye],
          [right - turn, eye],
          [right, eye + turn],
          [right, base - 2 * turn],
        ],
        caps: [false, false],
      },
      {
        points: [
          [right - 12, top],
          [left + 58, top + (right - left - 70) * slopes.flat],
          [left, top + (right - left - 70) * slopes.flat + 58 * slopes.steep],
          ...[...bowl].reverse(),
          [right, base - 2 * turn],
        ],
        caps: [true, false],
      },
    ],
  },
  {
    lean: 0.08,
    strokes: [
      {
        points: [
          [left, top + turn + 40],
          [left, top + turn],
          [left + turn, top],
          [right - turn - 6, top],
          [right - 6, top + turn],
          [right - 6, waist - turn],
          [right - 6 - turn, waist],
          [left + turn, waist],
        ],
      },
      {
        points: [[left + turn, waist], [right - turn, waist], [right, waist + turn], ...bowl, [left, base - turn - 40]],
      },
    ],
  },
];

/** Eleven, six and three, engraved in a stem that leans the more the broader it is. */
export const rankArt = defineSheet({
  name: 'solutions/ranks',
  ...size,
  draws: ranks.map(({ lean, strokes }) => () => (
    <>
      {strokes.map(({ points, ...stroke }, index) => (
        <Planes
          planes={engraved({ ...stroke, points: points.map(([x, y]): Point => [x + (pivot - y) * lean, y]) }, half)}
          key={index}
        />
      ))}
    </>
  )),
});
