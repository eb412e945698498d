import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, open, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

interface Visitor {
  readonly at: Point;
  readonly size: number;
}

/** Between 0 and 1, the same at every build, in an order that the eye does not find. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** The street comes from a point left of the page: its kerb lies level, its three lanes widen towards the viewer. */
const [vanishing, kerb, rise] = [-240, 196, 0.093] as const;
const laneAt = (lane: number, x: number) => kerb - ((x - vanishing) * rise * lane) / 3;
const street = [0, 1, 2].flatMap((lane) => {
  const visitors: Visitor[] = [];
  for (let away = 230 + lane * 20; away < 1720; away *= 1.075 + 0.09 * chance(away + lane)) {
    const x = vanishing + away;
    visitors.push({ at: [x, laneAt(lane + 0.5, x)], size: away * rise * (0.09 + 0.05 * chance(away)) });
  }
  return visitors;
});
const lanes = [0, 1, 2, 3].map((lane) => `M0 ${laneAt(lane, 0)}L1440 ${Math.round(laneAt(lane, 1440))}`).join('');

/** A way that leaves the kerb at 45° and goes down to where people meet: its line, those on it, and the one who arrives. */
interface Way {
  /** Where it leaves, where it turns, and where it ends. */
  readonly line: readonly [Point, Point, Point];
  /** How large the one at its end is. */
  readonly size: number;
  /** The frame of the place, and in it rows of words, names and pictures. */
  readonly frame: readonly Point[];
  readonly rows: readonly (readonly Point[])[];
}

/** The corners of a stone around its own middle; sizes are whole, so that the same words return and the file packs well. */
const ring = (size: number, from = 0, to = 8) =>
  Array.from({ length: to - from }, (_, corner) => polar([0, 0], Math.round(size), 22.5 + 45 * (corner + from)));
const ringAt = (x: number, y: number, size: number) => ring(size).map(([toX, toY]): Point => [x + toX, y + toY]);

const word = (x: number, y: number, width: number) => plate(x, y - 7, width, 14, 5);
const panel = (height: number) => plate(1, 150, 410, height, 22);

/** A list, of which the first is read most; an answer, in which one word stands out; a post in a feed. */
const ways: readonly Way[] = [
  {
    line: [
      [198, 0],
      [52, 146],
      [52, 194],
    ],
    size: 24,
    frame: panel(248),
    rows: [270, 210, 236, 168].flatMap((width, row) => [
      word(98, 194 + row * 54, width),
      ...(row ? [ringAt(52, 194 + row * 54, 12)] : []),
    ]),
  },
  {
    line: [
      [150, 0],
      [268, 118],
      [268, 256],
    ],
    size: 34,
    frame: [...panel(210).slice(0, 5), [112, 360], [50, 398], [50, 360], ...panel(210).slice(5)],
    rows: [word(36, 200, 176), word(36, 256, 176), word(322, 256, 54), word(36, 312, 300)],
  },
  {
    line: [
      [322, 0],
      [206, 116],
      [206, 294],
    ],
    size: 40,
    frame: panel(248),
    rows: [ringAt(44, 190, 16), word(76, 190, 92), plate(24, 222, 364, 152, 16)],
  },
];

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

/** Visitors, who are small stones. */
const Crowd = ({ visitors }: { readonly visitors: readonly Visitor[] }) => (
  <>
    <path fill={gold.light} d={planes(visitors, (size) => ring(size))} />
    <path fill={gold.gleam} d={planes(visitors, (size) => [[0, 0], ...ring(size, 3, 7)])} />
    <g stroke={gold.ink} strokeWidth="1">
      <path
        fill="none"
        d={planes(visitors, (size) => [0, 4, 5, 1, 2, 6, 7, 3].map((corner) => ring(size)[corner]!), '')}
      />
      <path fill={gold.pale} d={planes(visitors, (size) => ring(size * 0.56))} />
    </g>
  </>
);

const Street = () => (
  <>
    <Guide d={lanes} />
    <Crowd visitors={street} />
  </>
);

/** What a way leads to is drawn in one line; only those who walk it are solid. */
function WayOff({ way: { line, size, frame, rows } }: { readonly way: Way }) {
  const [[fromX], [turnX, turnY], end] = line;
  const along = [0.2, 0.5, 0.8].map((t, place): Visitor => {
    return { at: [fromX + (turnX - fromX) * t, turnY * t], size: 13 - place * 2 };
  });
  return (
    <>
      <Guide d={closed(frame) + rows.map(closed).join('') + open(line)} width={1.5} />
      <Crowd visitors={[...along, { at: end, size }]} />
    </>
  );
}

export const streetArt = defineArt({ name: 'solutions/street', width: 1440, height: 197, draw: Street });

/** The ways that leave it, each as people meet there. */
export const wayArts = defineSheet({
  name: 'solutions/ways',
  width: 412,
  height: 400,
  draws: ways.map((way) => () => <WayOff way={way} />),
});

/** The street and three ways that leave it: for the share card. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 1440,
  height: 596,
  draw: () => (
    <>
      <Street />
      {ways.map((way, place) => (
        <g transform={`translate(${62 + place * 452} ${kerb})`} key={way.size}>
          <WayOff way={way} />
        </g>
      ))}
    </>
  ),
});
