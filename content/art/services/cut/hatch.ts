import { type Point, strokes } from './point.ts';

/** Path data of an engraver's hatching: parallel strokes at an angle, a gap apart, inside a convex polygon. */
export function hatch(polygon: readonly Point[], degrees: number, gap: number): string {
  const angle = (degrees * Math.PI) / 180;
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const across = ([x, y]: Point) => y * along[0] - x * along[1];
  const heights = polygon.map(across);
  const lines: [Point, Point][] = [];
  const first = (Math.floor(Math.min(...heights) / gap) + 1) * gap;
  for (let height = first; height < Math.max(...heights); height += gap) {
    const ends = polygon.flatMap((from, index): Point[] => {
      const to = polygon[(index + 1) % polygon.length]!;
      const [start, end] = [across(from), across(to)];
      if (start < height === end < height) return [];
      const share = (height - start) / (end - start);
      return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
    });
    if (ends.length >= 2) lines.push([ends[0]!, ends[1]!]);
  }
  return strokes(lines);
}
