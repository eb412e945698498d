import { kept, type Point } from './point.ts';

/** The part of a convex polygon that lies inside another one, both clockwise as drawn. */
export const overlap = (points: readonly Point[], other: readonly Point[]): readonly Point[] =>
  other.reduce((rest, [x, y], index) => {
    const [toX, toY] = other[(index + 1) % other.length]!;
    return kept(rest, ([atX, atY]) => (toX - x) * (atY - y) - (toY - y) * (atX - x));
  }, points);
