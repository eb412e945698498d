import { type Point, polar } from './point.ts';
import type { Facet } from './solid.ts';

/** What the table of a round brilliant shows from above: the eight arrows of its pavilion, and the light between them. */
export function reflection([x, y]: Point, size: number): readonly Facet[] {
  const centre: Point = [x, y];
  return Array.from({ length: 8 }, (_, index) => index * 45).flatMap((angle, index): Facet[] => [
    {
      points: [
        centre,
        polar(centre, size * 0.27, angle - 22.5),
        polar(centre, size * 0.53, angle),
        polar(centre, size * 0.27, angle + 22.5),
      ],
      light: index % 2 ? 0.9 : 0.42,
    },
  ]);
}
