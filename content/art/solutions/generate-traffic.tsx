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

/** All of them but those who would walk through one before them. */
const clear = (visitors: readonly Visitor[]) =>
  visitors.reduce<Visitor[]>((others, visitor) => {
    const { at, size } = visitor;
    const free = others.every((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) > size + other.size + 1);
    return free ? [...others, visitor] : others;
  }, []);

/** The street: people who pass from edge to edge in lanes that swing, those in the middle largest. */
const street = clear(
  [0, 1, 2, 3, 4].flatMap((lane) =>
    Array.from({ length: 40 }, (_, step): Visitor => {
      const x = step * 37 - 14 + chance(step * 5 + lane) * 16 + (lane % 2) * 18;
      const size = [5, 9, 12, 8, 5][lane]! * (0.45 + 0.9 * chance(step * 7 + lane));
      return { at: [x, 34 + lane * 34 + 14 * Math.sin(x / 230 + lane / 4)], size };
    }),
  ),
);
/** People in a row, from a place on. */
const row = (count: number, [x, y]: Point, apart: number, size: number) =>
  Array.from({ length: count }, (_, place): Visitor => ({ at: [x + place * apart, y], size }));

/** People who leave the street above along a curve, at even distances: three abreast, and one by one when they reach its end. */
function current([from, out, back, to]: readonly [Point, Point, Point, Point]) {
  const visitors: Visitor[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (let t = 0; t < 1; t += 0.005) {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    const [x, y] = [0, 1].map((axis) => a * from[axis]! + b * out[axis]! + c * back[axis]! + d * to[axis]!) as [
      number,
      number,
    ];
    const [goneX, goneY] = [x - lastX, y - lastY];
    if (Math.hypot(goneX, goneY) < 27) continue;
    const aside = t < 0.6 ? 1.1 - t : 0;
    for (const lane of aside ? [0, -1, 1] : [0]) {
      const by = Number.isFinite(goneX) ? [-goneY * lane * aside, goneX * lane * aside] : [27 * lane, 0];
      visitors.push({ at: [x + by[0]!, y + by[1]!], size: 11 - 3 * t - 3 * Math.abs(lane) });
    }
    [lastX, lastY] = [x, y];
  }
  return clear(visitors);
}

/** How people stand once they have left it: in the lines of a list, of which the first is read most; */
const inList = [
  ...current([
    [190, 13],
    [190, 120],
    [22, 50],
    [22, 158],
  ]),
  ...[17, 13, 11, 9].flatMap((size, line) => [
    ...row(1, [22, 186 + line * 62], 0, size),
    ...row([11, 8, 9, 6][line]!, [74, 186 + line * 62], 29, 9 - line),
  ]),
];
/** around an answer, whose tail ends in a point, and of which one word stands out; */
const inAnswer = [
  ...current([
    [60, 13],
    [60, 130],
    [326, 40],
    [326, 150],
  ]),
  ...row(11, [46, 172], 28, 8),
  ...row(9, [102, 336], 28, 8),
  ...[0, 1, 2, 3].flatMap((line) => row(2, [18, 202 + line * 35], 336, 8)),
  ...[0, 1, 2].map((step): Visitor => ({ at: [46, 336 + step * 24], size: 8 })),
  ...[1, 2].map((step): Visitor => ({ at: [102 - step * 19, 336 + step * 16], size: 8 })),
  ...row(4, [90, 254], 30, 7),
  ...row(1, [238, 254], 0, 30),
];
/** in a feed, one post below the other: who wrote it, the first words, and a picture; below it the next. */
const inFeed = [
  ...current([
    [300, 13],
    [300, 120],
    [22, 50],
    [22, 158],
  ]),
  ...[186, 376].flatMap((top, post) => [
    ...row(1, [22, top], 0, [17, 13][post]!),
    ...row([5, 4][post]!, [74, top], 29, 8 - post),
  ]),
  ...[224, 338].flatMap((edge) => row(13, [18, edge], 28, 8)),
  ...[252, 281, 310].flatMap((line) => row(2, [18, line], 336, 8)),
  ...row(1, [186, 281], 0, 34),
];
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
export const wayArts = defineSheet({ name: 'solutions/ways', width: 372, height: 400, draws: ways.map(crowd) });

/** The street and three ways that leave it: for the share card. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 1440,
  height: 620,
  draw: crowd([
    ...street,
    ...ways.flatMap((visitors, place) =>
      visitors.map(({ at: [x, y], size }): Visitor => ({ at: [x + 70 + place * 465, y + 210], size })),
    ),
  ]),
});
