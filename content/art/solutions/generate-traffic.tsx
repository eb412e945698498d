import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
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
/** People in a row, from a place on. */
const row = (count: number, [x, y]: Point, apart: number, size: number) =>
  Array.from({ length: count }, (_, place): Visitor => ({ at: [x + place * apart, y], size }));

/** How people stand once they have left it: in the lines of a list, of which the first is read most; */
const inList = [15, 12, 9.5, 8].flatMap((size, line) => [
  ...row(1, [18, 32 + line * 56], 0, size),
  ...row([9, 7, 8, 5][line]!, [64, 32 + line * 56], 26, 8 - line),
]);
/** around an answer, with its tail, of which one word stands out; */
const inAnswer = [
  ...[0, 1].flatMap((edge) => row(8, [58, 20 + edge * 150], 26, 8)),
  ...[72, 98, 118].flatMap((y) => row(2, [32, y], 234, 8)),
  ...[46, 144].flatMap((y) => row(2, [38, y], 222, 8)),
  ...[0, 1].map((step): Visitor => ({ at: [44 - step * 13, 192 + step * 20], size: 7 - step * 1.5 })),
  ...row(3, [84, 95], 26, 6),
  ...row(1, [178, 95], 0, 22),
];
/** along a feed, post above post, and beside each those who reacted. */
const inFeed = [2, 6].flatMap((reactions, post) => [
  ...[0, 1, 2, 3].flatMap((line) => row(4, [18, 20 + post * 112 + line * 24], 24, 11)),
  ...row(reactions, [128, 92 + post * 112], 28, 9),
]);
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

/** Draws visitors, who are small stones. */
const crowd = (visitors: readonly Visitor[]) => () => (
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
);

export const streetArt = defineArt({ name: 'solutions/street', width: 1440, height: 212, draw: crowd(street) });

/** The ways that leave it, each as people meet there. */
const ways = [inList, inAnswer, inFeed];
export const wayArts = defineSheet({ name: 'solutions/ways', width: 300, height: 226, draws: ways.map(crowd) });

/** The street and three ways that leave it: for the share card. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 1440,
  height: 520,
  draw: crowd([
    ...street,
    ...ways.flatMap((visitors, place) =>
      visitors.map(({ at: [x, y], size }): Visitor => ({ at: [x + 112 + place * 445, y + 240], size })),
    ),
  ]),
});
