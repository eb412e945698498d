/** One plane of the stone: its outline, and the direction it faces in sixteenths of a turn, clockwise from the right. */
export interface Plane {
  readonly path: string;
  readonly turn: number;
}

type Point = readonly [x: number, y: number];

/** Half the side of the square that the stone is drawn in. */
export const stoneRadius = 500;
const girdle = 480;
const tableRadius = 0.56 * girdle;
const starRadius = 0.74 * girdle;
const heartRadius = 0.24 * girdle;

const sixteenths = 16;
const eighths = [0, 1, 2, 3, 4, 5, 6, 7];

/** The point at so many sixteenths of a turn. */
function at(radius: number, turn: number): Point {
  const angle = (turn * 2 * Math.PI) / sixteenths;
  return [Math.round(stoneRadius + radius * Math.cos(angle)), Math.round(stoneRadius + radius * Math.sin(angle))];
}

const plane = (turn: number, ...points: readonly Point[]): Plane => ({
  path: `M${points.map((point) => point.join(' ')).join('L')}z`,
  turn: (turn + sixteenths) % sixteenths,
});

/**
 * A round brilliant seen from above, ring by ring from the middle: every line at a multiple of 22.5°. What shines through
 * the table comes back from the far side of the stone, so those planes face the other way.
 */
export const stoneRings: readonly (readonly Plane[])[] = [
  eighths.map((k) =>
    plane(
      2 * k + 8,
      [stoneRadius, stoneRadius],
      at(heartRadius, 2 * k - 1),
      at(tableRadius, 2 * k),
      at(heartRadius, 2 * k + 1),
    ),
  ),
  eighths.map((k) => plane(2 * k + 5, at(heartRadius, 2 * k + 1), at(tableRadius, 2 * k), at(tableRadius, 2 * k + 2))),
  eighths.map((k) => plane(2 * k + 1, at(tableRadius, 2 * k), at(starRadius, 2 * k + 1), at(tableRadius, 2 * k + 2))),
  eighths.map((k) =>
    plane(2 * k, at(tableRadius, 2 * k), at(starRadius, 2 * k + 1), at(girdle, 2 * k), at(starRadius, 2 * k - 1)),
  ),
  eighths.flatMap((k) => [
    plane(2 * k - 1, at(starRadius, 2 * k + 1), at(girdle, 2 * k), at(girdle, 2 * k + 1)),
    plane(2 * k + 3, at(starRadius, 2 * k + 1), at(girdle, 2 * k + 1), at(girdle, 2 * k + 2)),
  ]),
];

/** The sides of the table and the girdle, drawn on into the dark around the stone. */
export const stoneRays: string = eighths
  .map(
    (k) =>
      `M${at(girdle, 2 * k + 1).join(' ')}L${at(girdle * 2.6, 2 * k + 1).join(' ')}M${at(girdle, 2 * k).join(' ')}L${at(girdle * 2.6, 2 * k + 2).join(' ')}`,
  )
  .join('');
