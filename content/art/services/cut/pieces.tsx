import { closed, type Point, polar } from './point.ts';

/** What is filled alike: polygons, or outlines as path data. */
export type Piece = readonly [fill: string, ...outlines: (string | readonly Point[])[]];

/** Pieces of a drawing, each of one colour. */
export const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <>
    {pieces.map(([fill, ...outlines], piece) => (
      <path
        fill={fill}
        d={outlines.map((outline) => (typeof outline === 'string' ? outline : closed(outline))).join('')}
        key={piece}
      />
    ))}
  </>
);

/** The corners of an octagon that stands on a side, all eight or those from one up to another, clockwise. */
export const ring = (at: Point, radius: number, from = 0, to = 8): readonly Point[] =>
  Array.from({ length: to - from }, (_, corner) => polar(at, radius, 22.5 + 45 * (corner + from)));
