import type { Point } from './point.ts';

/** The same outline with every side moved inwards. */
export function inset(points: readonly Point[], by: number): readonly Point[] {
  const sides = points.map((from, index) => sideAt(points, index, from));
  return sides.map(({ from, along: [x, y] }, index) => {
    const { from: last, along } = sides.at(index - 1)!;
    const start: Point = [last[0] - along[1] * by, last[1] + along[0] * by];
    const end: Point = [from[0] - y * by, from[1] + x * by];
    const share = ((end[0] - start[0]) * y - (end[1] - start[1]) * x) / (along[0] * y - along[1] * x);
    return [start[0] + along[0] * share, start[1] + along[1] * share];
  });
}

function sideAt(points: readonly Point[], index: number, from: Point) {
  const [x, y] = points[(index + 1) % points.length]!;
  const length = Math.hypot(x - from[0], y - from[1]);
  return { from, along: [(x - from[0]) / length, (y - from[1]) / length] as Point };
}
