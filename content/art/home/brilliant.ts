import { goldAt, refractions } from '../brand/fire.ts';
import { closed } from '../services/cut/point.ts';
import { type Corner, cornerAt, type Pose, trace, view } from '../services/cut/solid.ts';

/** One plane as drawn. */
export interface Plane {
  readonly path: string;
  /** What it is made of, in the light that falls on it. */
  readonly body: string;
  /** Where it faces in the drawing, in sixteenths of a turn, clockwise from the right. */
  readonly turn: number;
}

/** The stone leans to the upper left, where the light stands: it looks into the table, and what it makes of it leaves at the lower right. */
const lean = -22.5;
const pose: Pose = { x: 474, y: 388, size: 466, tilt: 66, lean };

const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
const at = (radius: number, eighth: number, height: number) => cornerAt(radius, eighth * 45, height);

/** A round brilliant: half its girdle's height, and how far out and how high its table is, in radii; how deep its point. */
const edge = 0.03;
const [table, tableHeight, depth] = [0.56, 0.34, 1.02];
/** Where stars and halves end between two kites: on the planes of both. */
const between = Math.cos(Math.PI / 8);
const crownSlope = (tableHeight - edge) / (1 - table);
const pavilionSlope = depth - edge;
const [star, low] = [0.75, 0.25];
const tableAt = (k: number) => at(table, k, tableHeight);
const starAt = (k: number) => at(star, k + 0.5, tableHeight - (star * between - table) * crownSlope);
const rimAt = (k: number, height: number) => at(1, k, height);
const lowAt = (k: number) => at(low, k + 0.5, low * between * pavilionSlope - depth);
const tip: Corner = [0, 0, -depth];

type Face = readonly [eighth: number, ...corners: readonly Corner[]];

/** Star, kite and two halves of each eighth of the crown. */
const crown: readonly Face[] = eighths.flatMap((k): Face[] => [
  [k + 0.5, tableAt(k), starAt(k), tableAt(k + 1)],
  [k, tableAt(k), starAt(k - 1), rimAt(k, edge), starAt(k)],
  [k + 0.25, starAt(k), rimAt(k, edge), rimAt(k + 0.5, edge)],
  [k + 0.75, starAt(k), rimAt(k + 0.5, edge), rimAt(k + 1, edge)],
]);
/** How much each of the four differs from its angle to the light: a polished stone glitters. */
const glitter = [0.3, 0, 0.2, -0.26];

const girdle: readonly Face[] = eighths.flatMap((k): Face[] =>
  [k, k + 0.5].map((from) => [
    from + 0.25,
    rimAt(from, edge),
    rimAt(from + 0.5, edge),
    rimAt(from + 0.5, -edge),
    rimAt(from, -edge),
  ]),
);

/** The long planes below it, and the light that leaves by each: of the nearer half, from right to left. */
const mains: readonly Face[] = eighths.map((k) => [k, tip, lowAt(k - 1), rimAt(k, -edge), lowAt(k)]);
const mainTones = [goldAt(0.3), goldAt(0.9), goldAt(0.2), goldAt(0.8), goldAt(0.4), goldAt(0.9)];
/** The two planes between two of them, each parted where the light in it breaks: a narrow share of colour, the rest gold. */
const halves: readonly Face[] = eighths.flatMap((k): Face[] =>
  [k, k + 0.5].flatMap((from): Face[] => {
    const [start, end] = [rimAt(from, -edge), rimAt(from + 0.5, -edge)];
    const broken: Corner = [0.58 * start[0] + 0.42 * end[0], 0.58 * start[1] + 0.42 * end[1], -edge];
    return [
      [from + 0.1, lowAt(k), start, broken],
      [from + 0.35, lowAt(k), broken, end],
    ];
  }),
);
const halfTones = [
  [refractions.haze, goldAt(0.4)],
  [goldAt(0.9), goldAt(0.75)],
  [refractions.teal, goldAt(0.15)],
  [refractions.sky, goldAt(0.6)],
  [refractions.green, goldAt(0.3)],
  [refractions.yellow, goldAt(0.85)],
  [goldAt(0.2), goldAt(0.6)],
  [goldAt(0.7), goldAt(0.3)],
].flat();

/** What shines through the table comes from the far side: bright where the crown is deep. */
const heart: Corner = [0, 0, tableHeight];
const inside = eighths.map((k): Face => [k + 0.5, heart, tableAt(k), tableAt(k + 1)]);
const insideTones = [0.95, 0.65, 0.85, 0.55, 0.75, 0.95, 0.65, 0.85];

const planeOf = ([eighth, ...corners]: Face, body: string): Plane => ({
  // On every fifth unit: a page compresses it best so.
  path: closed(trace(corners, pose)).replace(/[\d.]+/g, (at) => String(5 * Math.round(Number(at) / 5))),
  body,
  turn: Math.round(eighth * 2 + lean / 22.5 + 32) % 16,
});

/** Those faces that are seen, each in the tone that its place and its light have. */
const seen = (faces: readonly Face[], tone: (place: number, light: number) => string) =>
  faces.flatMap((face, place) => {
    const [, ...corners] = face;
    return view([corners], pose).visible.map(({ light }) => planeOf(face, tone(place, light)));
  });

/** The planes around the table; those from the girdle down; those that shine through the table. */
export const brilliantPlanes = {
  crown: seen(crown, (place, light) => goldAt(light * 0.85 - 0.12 + glitter[place % 4]!)),
  pavilion: [
    ...seen(girdle, (place, light) => goldAt(light * 0.5 + (place % 2 ? 0.55 : 0.4))),
    ...seen(mains, (place) => mainTones[place % mainTones.length]!),
    ...seen(halves, (place) => halfTones[place % halfTones.length]!),
  ],
  inside: inside.map((face, place) => planeOf(face, goldAt(insideTones[place]!))),
};
