import { mixture } from '../blend.ts';
import { fireAt, goldAt } from '../brand/fire.ts';
import { closed, polar } from '../services/cut/point.ts';
import { type Pose, trace, view } from '../services/cut/solid.ts';
import { colours } from '../../look.ts';

type Corner = readonly [x: number, y: number, z: number];

/** One plane as drawn. */
export interface Plane {
  readonly path: string;
  /** What it is made of, in the light that falls on it. */
  readonly body: string;
  /** The colour of a client that it throws back; without one it is gold. */
  readonly fire: string | undefined;
  /** Where it faces in the drawing, in sixteenths of a turn, clockwise from the right. */
  readonly turn: number;
}

/** The stone leans to the upper left, where the light stands: it looks into the table, and what it makes of it leaves at the lower right. */
const lean = -22.5;
const pose: Pose = { x: 478, y: 396, size: 476, tilt: 58, lean };

const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
const at = (radius: number, eighth: number, height: number): Corner => [...polar([0, 0], radius, eighth * 45), height];

const edge = 0.035;
const [table, star, girdle] = [0.6, 0.78, 1];
const tableAt = (k: number) => at(table, k, 0.3);
const starAt = (k: number) => at(star, k + 0.5, 0.22);
const rimAt = (k: number, height: number) => at(girdle, k, height);
const lowAt = (k: number) => at(0.42, k + 0.5, -0.8);
const tip: Corner = [0, 0, -1.3];

/** What shines through the table lies as deep below it as it seems to. */
const heartAt = (k: number) => at(0.26, k + 0.5, 0.13);
const heart: Corner = [0, 0, 0.05];

type Face = readonly [eighth: number, ...corners: readonly Corner[]];

const crown: readonly Face[] = eighths.flatMap((k): Face[] => [
  [k + 0.5, tableAt(k), starAt(k), tableAt(k + 1)],
  [k, tableAt(k), starAt(k - 1), rimAt(k, edge), starAt(k)],
  [k + 0.25, starAt(k), rimAt(k, edge), rimAt(k + 0.5, edge)],
  [k + 0.75, starAt(k), rimAt(k + 0.5, edge), rimAt(k + 1, edge)],
]);
const pavilion: readonly Face[] = eighths.flatMap((k): Face[] => [
  [k + 0.25, rimAt(k, edge), rimAt(k + 0.5, edge), rimAt(k + 0.5, -edge), rimAt(k, -edge)],
  [k + 0.75, rimAt(k + 0.5, edge), rimAt(k + 1, edge), rimAt(k + 1, -edge), rimAt(k + 0.5, -edge)],
  [k, tip, lowAt(k - 1), rimAt(k, -edge), lowAt(k)],
  [k + 0.25, lowAt(k), rimAt(k, -edge), rimAt(k + 0.5, -edge)],
  [k + 0.75, lowAt(k), rimAt(k + 0.5, -edge), rimAt(k + 1, -edge)],
]);
const inside: readonly Face[] = eighths.flatMap((k): Face[] => [
  [k, heart, heartAt(k - 1), tableAt(k), heartAt(k)],
  [k + 0.5, heartAt(k), tableAt(k), tableAt(k + 1)],
]);

/** A client's colour with so much light on it: whiter, or deeper and no less vivid. */
function lit(colour: string, light: number): string {
  const [shade, shine] = [Math.max(0, 0.5 - light), Math.max(0, light - 0.5) * 0.6];
  return mixture([
    [colour, 1 - shade * 0.6 - shine],
    [colours.ink, shade],
    [colours.paper, shine - shade * 0.4],
  ]);
}

/** The plane of a face with so much light on it. */
function planeOf([eighth, ...corners]: Face, light: number, soft: boolean): Plane {
  const turn = Math.round(eighth * 2 + lean / 22.5 + 32) % 16;
  const fire = fireAt(turn / 2, soft);
  return {
    path: closed(trace(corners, pose)).replace(/(\d)\.\d/g, '$1'),
    body: fire ? lit(fire, light) : goldAt(light),
    fire,
    turn,
  };
}

/** Neighbours differ by more than their angle to the light explains: a polished stone glitters. */
const glitter = (place: number) => (((place * 5) % 7) - 3) * 0.08;

const seen = (faces: readonly Face[], soft: (place: number) => boolean) =>
  faces.flatMap((face, place) => {
    const [, ...corners] = face;
    return view([corners], pose).visible.map(({ light }) =>
      planeOf(
        face,
        Math.min(0.99, Math.max(0.2, Math.round((light * 0.85 + 0.1 + glitter(place)) * 5) / 5)),
        soft(place),
      ),
    );
  });

/** The table itself. */
export const tablePath = closed(trace(eighths.map(tableAt), pose));
/** What of the table mirrors the light: from one side to the one across. */
export const mirrorPath = closed(trace([4, 5, 6, 7].map(tableAt), pose));

/** The planes around the table; those below the girdle that are seen; those that shine through the table. */
export const brilliantPlanes = {
  crown: seen(crown, (place) => place % 4 === 0 || place % 4 === 3),
  pavilion: seen(pavilion, (place) => place % 5 === 3),
  inside: inside.map((face, place) =>
    planeOf(face, [0.9, 0.4, 0.28, 0.7][(place * 3 + (place >> 2)) % 4]!, place % 2 > 0),
  ),
};
