import { type Corner, cornerAt as at, type Solid } from './solid.ts';

const eight = [0, 45, 90, 135, 180, 225, 270, 315];

/** The round brilliant of radius 1: a table, 8 stars, 8 kites and 16 halves above the girdle, 8 mains and 16 halves below. */
export function brilliant(): Solid {
  const [table, star] = [0.55, 0.76];
  const [top, middle, girdle] = [0.34, 0.2, 0];
  const crown = eight.flatMap((k) => [
    [at(table, k, top), at(star, k + 22.5, middle), at(table, k + 45, top)],
    [at(table, k, top), at(star, k - 22.5, middle), at(1, k, 0), at(star, k + 22.5, middle)],
    [at(star, k + 22.5, middle), at(1, k, 0), at(1, k + 22.5, 0)],
    [at(star, k + 22.5, middle), at(1, k + 22.5, 0), at(1, k + 45, 0)],
  ]);
  const low = (k: number) => at(0.3, k + 22.5, -0.62);
  const culet: Corner = [0, 0, -0.86];
  const pavilion = eight.flatMap((k) => [
    [culet, low(k - 45), at(1, k, girdle), low(k)],
    [low(k), at(1, k, girdle), at(1, k + 22.5, girdle)],
    [low(k), at(1, k + 22.5, girdle), at(1, k + 45, girdle)],
  ]);
  return [eight.map((k) => at(table, k, top)), ...crown, ...pavilion];
}

/** The single cut of radius 1, for small stones: a table, eight planes above the girdle and eight below. */
export function singleCut(): Solid {
  const crown = eight.map((k) => [at(0.56, k, 0.3), at(1, k, 0), at(1, k + 45, 0), at(0.56, k + 45, 0.3)]);
  const pavilion = eight.map((k): Corner[] => [[0, 0, -0.8], at(1, k, 0), at(1, k + 45, 0)]);
  return [eight.map((k) => at(0.56, k, 0.3)), ...crown, ...pavilion];
}

/** The faces between two rings of corners. */
const between = (inner: Corner[], outer: Corner[]) =>
  inner.map((corner, k) => [corner, outer[k]!, outer[(k + 1) % outer.length]!, inner[(k + 1) % inner.length]!]);

/** A rectangle with clipped corners at a height, from the upper left corner clockwise. */
function ring(halfWidth: number, halfHeight: number, clip: number, height: number): Corner[] {
  const [w, h, c] = [halfWidth, halfHeight, clip];
  return [
    [-w + c, -h, height],
    [w - c, -h, height],
    [w, -h + c, height],
    [w, h - c, height],
    [w - c, h, height],
    [-w + c, h, height],
    [-w, h - c, height],
    [-w, -h + c, height],
  ];
}

/** The emerald cut, a stone like a page: steps of clipped rectangles around a table. Half sizes as given; `step` is the width of one step. */
export function emerald(halfWidth: number, halfHeight: number, step: number, clip = step * 2.4): Solid {
  const inset = (by: number, height: number) =>
    ring(halfWidth - by, halfHeight - by, Math.max(clip - by * 0.586, step * 0.3), height);
  const rings = [inset(2 * step, step * 1.1), inset(step, step * 0.75), inset(0, 0)];
  const bottom = ring(halfWidth * 0.34, halfHeight * 0.34, clip * 0.3, -Math.min(halfWidth, halfHeight) * 0.9);
  return [
    rings[0]!,
    ...between(rings[0]!, rings[1]!),
    ...between(rings[1]!, rings[2]!),
    ...between(rings[2]!, bottom),
    bottom,
  ];
}

/** A page with a crown of stars: around its table each side is three planes that meet at a point of the girdle. Half sizes as given; `band` is the width of the crown. */
export function starred(halfWidth: number, halfHeight: number, band: number, clip = band * 1.6): Solid {
  const girdle = ring(halfWidth, halfHeight, clip, 0);
  const table = ring(halfWidth - band, halfHeight - band, clip - band * 0.586, band * 0.8);
  const crown = girdle.flatMap((from, k) => {
    const [to, start, end] = [girdle[(k + 1) % 8]!, table[k]!, table[(k + 1) % 8]!];
    const middle: Corner = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, band * 0.34];
    return [
      [start, middle, end],
      [from, middle, start],
      [middle, to, end],
    ];
  });
  return [table, ...crown];
}

/** The heart cut, seen from above: half size 1, the point down. */
export function heart(): Solid {
  const right = [
    [0.3, -0.82],
    [0.64, -0.9],
    [0.93, -0.66],
    [1, -0.26],
    [0.84, 0.16],
    [0.46, 0.62],
  ] as const;
  const left = right.map(([x, y]) => [-x, y] as const).reverse();
  const outline = [[0, -0.52] as const, ...right, [0, 1.02] as const, ...left];
  const inset = (by: number, height: number) =>
    outline.map(([x, y]): Corner => [x * by, -0.06 + (y + 0.06) * by, height]);
  const [table, step, girdle] = [inset(0.5, 0.4), inset(0.76, 0.26), inset(1, 0)];
  return [table, ...between(table, step), ...between(step, girdle)];
}

/** A four-pointed spark of radius 1: eight planes that rise to its middle. */
export function spark(waist = 0.24): Solid {
  const tip: Corner = [0, 0, 0.34];
  return eight.map((k) => [tip, at(k % 90 ? waist * 1.2 : 1, k, 0), at(k % 90 ? 1 : waist * 1.2, k + 45, 0)]);
}
