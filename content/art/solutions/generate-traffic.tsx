import { defineArt } from '../art.ts';
import { type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

interface Visitor {
  readonly at: Point;
  readonly size: number;
}

/** Between 0 and 1, the same at every build, in an order that the eye does not find. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** The street: people who pass from edge to edge, each in a place of their own, so that nobody stands on anybody. */
const street = Array.from({ length: 120 }, (_, index): Visitor => {
  const [x, y] = [Math.floor(index / 4) * 50 + (index % 2) * 25, (index % 4) * 46];
  const size = 5 + 13 * chance(index + 3) ** 2;
  return { at: [x - 20 + chance(index) * 26, 26 + y + chance(index + 7) * 20], size };
});
/** A way that leaves it at 67.5°, down to the left, in single file, each person a little larger as they arrive. */
const way = (endX: number, startY: number) =>
  Array.from({ length: 7 }, (_, step): Visitor => {
    const before = (6 - step) * 17.7;
    return { at: [endX + before, startY + (106 - before) * 2.4142], size: 9 + step };
  });
/** The corners of a stone around its own middle; sizes are whole, so that the same words return and the file packs well. */
const ring = (size: number, from = 0, to = 8) =>
  Array.from({ length: to - from }, (_, corner) => polar([0, 0], Math.round(size), 22.5 + 45 * (corner + from)));
/** One plane of every stone, drawn from the middle of each by strokes of relative length; open without an `end`. */
const planes = (visitors: readonly Visitor[], outline: (size: number) => Point[], end = 'z') =>
  visitors
    .map(({ at: [x, y], size }) => {
      const corners = outline(size).map((corner) => corner.map(Math.round) as unknown as Point);
      const sides = corners.map(([cornerX, cornerY], index) => {
        const [fromX, fromY] = corners[index - 1] ?? [0, 0];
        return `${index ? 'l' : 'm'}${cornerX - fromX} ${cornerY - fromY}`;
      });
      return `M${Math.round(x)} ${Math.round(y)}${sides.join('')}${end}`;
    })
    .join('');

/** A drawing of visitors, who are small stones. */
const drawing = (name: string, width: number, height: number, visitors: readonly Visitor[]) =>
  defineArt({
    name: `solutions/${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={gold.light} d={planes(visitors, (size) => ring(size))} />
        <path fill={gold.gleam} d={planes(visitors, (size) => [[0, 0], ...ring(size, 3, 7)])} />
        <path fill={gold.deep} d={planes(visitors, (size) => [[0, 0], ...ring(size, 0, 3)])} />
        <g stroke={gold.ink} strokeWidth="0.8">
          <path
            fill="none"
            d={planes(visitors, (size) => [0, 4, 5, 1, 2, 6, 7, 3].map((corner) => ring(size)[corner]!), '')}
          />
          <path fill={gold.pale} d={planes(visitors, (size) => ring(size * 0.56))} />
        </g>
      </>
    ),
  });

export const streetArt = drawing('street', 1440, 212, street);

/** It ends at its left edge, where the title of a channel begins. */
export const wayArt = drawing('way', 136, 286, way(16, 12));

/** The street and three ways that leave it: for the share card. */
export const generateTrafficArt = drawing('generate-traffic', 1440, 520, [
  ...street,
  ...[112, 555, 1002].flatMap((end) => way(end, 218)),
]);
