export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** The point at a distance and an angle (degrees, clockwise from the right, as SVG counts) from a centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The point that is this share of the way from one to another. */
export const onTheWay = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Path data of a polygon. */
export const closed = (points: readonly Point[]) => `${open(points)}Z`;

/** Path data of a polyline: after the first point lines need no letter, and a minus no space. */
export const open = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')}`.replaceAll(' -', '-');

/** Path data of every side of these polygons once, also where two share it: drawn twice, the dashes of a line would close. */
export function sides(polygons: readonly (readonly Point[])[]): string {
  const lines = new Map<string, readonly [Point, Point]>();
  for (const points of polygons)
    points.forEach((from, index) => {
      const side = [from, points[(index + 1) % points.length]!].sort((a, b) => a[0] - b[0] || a[1] - b[1]) as [
        Point,
        Point,
      ];
      lines.set(open(side), side);
    });
  return [...lines.keys()].join('');
}

/** Path data of single strokes. */
export const strokes = (lines: readonly (readonly [Point, Point])[]) => lines.map(open).join('');

/** The part of a convex polygon where this is not below nothing; it is nothing along a straight cut. */
export const kept = (points: readonly Point[], inside: (point: Point) => number): readonly Point[] =>
  points.flatMap((from, index): readonly Point[] => {
    const to = points[(index + 1) % points.length]!;
    const [start, end] = [inside(from), inside(to)];
    const own = start >= 0 ? [from] : [];
    return start >= 0 === end >= 0 ? own : [...own, onTheWay(from, to, start / (start - end))];
  });

/** The part of a convex polygon that lies right of a straight cut, which is so far right at a height. */
export const rightOf = (points: readonly Point[], cut: (y: number) => number): readonly Point[] =>
  kept(points, ([x, y]) => x - cut(y));

/** The part that lies left of it. */
export const leftOf = (points: readonly Point[], cut: (y: number) => number): readonly Point[] =>
  kept(points, ([x, y]) => cut(y) - x);
