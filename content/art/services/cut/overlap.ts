import type { Point } from './point.ts';

/** The part of a convex polygon that lies inside another one, both clockwise as drawn. */
export const overlap = (points: readonly Point[], other: readonly Point[]): readonly Point[] =>
  other.reduce<readonly Point[]>((rest, [x, y], index) => {
    const [toX, toY] = other[(index + 1) % other.length]!;
    const inside = ([atX, atY]: Point) => (toX - x) * (atY - y) - (toY - y) * (atX - x);
    return rest.flatMap((from, corner): readonly Point[] => {
      const to = rest[(corner + 1) % rest.length]!;
      const [start, end] = [inside(from), inside(to)];
      const kept = start >= 0 ? [from] : [];
      if (start >= 0 === end >= 0) return kept;
      const share = start / (start - end);
      return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
    });
  }, points);
