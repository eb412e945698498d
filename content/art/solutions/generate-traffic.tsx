import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

interface Visitor {
  readonly at: Point;
  readonly size: number;
}

/** Between 0 and 1, the same at every build, in an order that the eye does not find. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** The street comes from a point left of the page: its kerb lies level, its three lanes widen towards the viewer. */
const [vanishing, kerb, rise] = [-240, 336, 0.2] as const;
const laneAt = (lane: number, x: number) => kerb - ((x - vanishing) * rise * lane) / 3;
const street = [0, 1, 2].flatMap((lane) => {
  const visitors: Visitor[] = [];
  for (let away = 230 + lane * 20; away < 1760; away *= 1.13 + 0.12 * chance(away + lane)) {
    const x = vanishing + away;
    visitors.push({ at: [x, laneAt(lane + 0.5, x)], size: away * rise * (0.1 + 0.04 * chance(away)) });
  }
  return visitors;
});
const lanes = [0, 1, 2, 3].map((lane) => `M0 ${laneAt(lane, 0)}L1440 ${Math.round(laneAt(lane, 1440))}`).join('');

/** The corners of a stone around its own middle; sizes are whole, so that the same words return and the file packs well. */
const ring = (size: number, from = 0, to = 8) =>
  Array.from({ length: to - from }, (_, corner) => polar([0, 0], Math.round(size), 22.5 + 45 * (corner + from)));

const bar = (x: number, y: number, width: number) => plate(x, y - 8, width, 16, 5);

/** What a piece of a place is filled with, and its outlines. */
type Piece = readonly [fill: string, ...outlines: (readonly Point[])[]];

/** The one who arrives stands at the same spot of every place: in the first row of a list, in a word of an answer, as the account of a post. */
const arrival: Visitor = { at: [64, 206], size: 30 };
const [left, right, top, foot] = [1, 411, 150, 398];
const spot = (width: number) => plate(20, 168, width, 76, 16);

/** The places where people meet, as planes. */
const places: readonly (readonly Piece[])[] = [
  [
    [gold.gleam, plate(left, top, right - left, foot - top, 22)],
    [gold.light, spot(372)],
    [gold.ink, bar(114, 206, 236)],
    [gold.dim, ...[274, 320, 366].flatMap((y, row) => [bar(56, y, 16), bar(114, y, [210, 246, 158][row]!)])],
  ],
  [
    [
      gold.light,
      [
        ...plate(left, top, right - left, 206, 22).slice(0, 5),
        [118, 356],
        [64, 398],
        [64, 356],
        [23, 356],
        [left, 334],
        [left, 172],
      ],
    ],
    [gold.gleam, spot(236)],
    [gold.ink, bar(114, 206, 112), bar(276, 206, 112), bar(36, 272, 190), bar(246, 272, 142), bar(36, 316, 260)],
  ],
  [
    [gold.pale, plate(left, top, right - left, foot - top, 22)],
    [gold.gleam, spot(372)],
    [gold.ink, bar(114, 206, 160)],
    [
      gold.light,
      [
        [left, 262],
        [right, 262],
        [right, 376],
        [389, foot],
        [23, foot],
        [left, 376],
      ],
    ],
    [
      gold.gleam,
      [
        [268, 276],
        [294, foot],
        [146, foot],
      ],
    ],
    [
      gold.ink,
      [
        [268, 276],
        [390, foot],
        [294, foot],
      ],
    ],
  ],
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

/** All ways leave the kerb alike, at 45°, and each leads into a place; those who walk it grow as they come near. */
function WayOff({ place }: { readonly place: readonly Piece[] }) {
  const walking = [9, 12, 15].map((size, step): Visitor => ({ at: [181 - step * 44, 29 + step * 44], size }));
  return (
    <>
      {place.map(([fill, ...outlines], piece) => (
        <path fill={fill} d={outlines.map(closed).join('')} key={piece} />
      ))}
      <Guide d="M210 0L64 146V206" width={1.5} />
      <path fill={gold.ink} d={closed(ring(36).map(([x, y]): Point => [x + arrival.at[0], y + arrival.at[1]]))} />
      <Crowd visitors={[...walking, arrival]} />
    </>
  );
}

export const streetArt = defineArt({ name: 'solutions/street', width: 1440, height: 337, draw: Street });

/** The ways that leave it, each as people meet there. */
export const wayArts = defineSheet({
  name: 'solutions/ways',
  width: 412,
  height: 400,
  draws: places.map((place) => () => <WayOff place={place} />),
});

/** The street and three ways that leave it: for the share card. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 1440,
  height: kerb + 400,
  draw: () => (
    <>
      <Street />
      {places.map((place, index) => (
        <g transform={`translate(${62 + index * 452} ${kerb})`} key={index}>
          <WayOff place={place} />
        </g>
      ))}
    </>
  ),
});
