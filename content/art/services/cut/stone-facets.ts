import { inset } from './inset.ts';
import { onTheWay, type Point } from './point.ts';

/** Height over width of what is cut off: at 22.5°, 45° and 67.5°. */
export const slopes = { flat: Math.tan(Math.PI / 8), even: 1, steep: Math.tan((3 * Math.PI) / 8) } as const;

/** Width of what is cut off a corner, and at which slope; 0 leaves the corner. */
export type Corner = readonly [width: number, slope: keyof typeof slopes];

/** A square stone seen from above, and the planes it is cut into. */
export interface Faceting {
  readonly side: number;
  /** From the upper left one clockwise; one for all, or each. */
  readonly corners: readonly [Corner] | readonly [Corner, Corner, Corner, Corner];
  /** How far inside the edge each ring of facets ends. */
  readonly rings: readonly number[];
  /** A band of kites and stars within the rings: how far inside the edge it ends, and the length of a star along a side. */
  readonly stars?: { readonly inside: number; readonly length: number };
}

/** Half the width of a line: none is cut off by the edge of the drawing. */
const margin = 0.5;

/** The edge of a stone. */
function outlineOf({ side, corners: [first, second = first, third = first, fourth = first] }: Faceting): Point[] {
  const clip = ([x, slope]: Corner) => [x, x * slopes[slope]] as const;
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [clip(first), clip(second), clip(third), clip(fourth)];
  const points: Point[] = [
    [ax, 0],
    [side - bx, 0],
    [side, by],
    [side, side - cy],
    [side - cx, side],
    [dx, side],
    [0, side - dy],
    [0, ay],
  ];
  // A corner that is not cut off is one point.
  return points.filter(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return x !== nextX || y !== nextY;
  });
}

const next = (points: readonly Point[], index: number) => points[(index + 1) % points.length]!;

/** The facets between two rings, one for each side. */
const between = (outer: readonly Point[], inner: readonly Point[]): (readonly Point[])[] =>
  outer.map((point, index) => [point, next(outer, index), next(inner, index), inner[index]!]);

/** Three facets for each side between two rings: stars at its ends and a kite between them, which at a corner is a triangle. */
const band = (outer: readonly Point[], inner: readonly Point[], star: number): (readonly Point[])[] =>
  outer.flatMap((from, index) => {
    const [to, start, end] = [next(outer, index), inner[index]!, next(inner, index)];
    const atCorner = index % 2 === 1;
    const share = atCorner ? 0.5 : star / Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [first, last] = [onTheWay(from, to, share), onTheWay(to, from, share)];
    return [[from, first, start], atCorner ? [first, end, start] : [first, last, end, start], [last, to, end]];
  });

/** The facets of a stone, ring by ring from the upper side clockwise, and the plane inside them. */
export function facetsOf(faceting: Faceting): {
  readonly facets: readonly (readonly Point[])[];
  readonly table: readonly Point[];
} {
  const { rings, stars } = faceting;
  const whole = outlineOf(faceting);
  const steps = [margin, ...rings].map((inside) => inset(whole, inside));
  const last = steps.at(-1)!;
  const facets = steps.slice(1).flatMap((step, index) => between(steps[index]!, step));
  if (!stars) return { facets, table: last };
  const table = inset(whole, stars.inside);
  return { facets: [...facets, ...band(last, table, stars.length)], table };
}
