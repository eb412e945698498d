import type { Drawing } from '../art.ts';
import { cover as conference } from '../cases/b2b-insider/cover.tsx';
import { cover as courses } from '../cases/e-learning-group/cover.tsx';
import { cover as comparison } from '../cases/hrneeds/cover.tsx';
import { cover as journeys } from '../cases/kraftortreisen/cover.tsx';
import { ring } from './cut/pieces.tsx';
import { type Point, polar } from './cut/point.ts';

/** The side of a drawing. */
export const size = 1000;
/** The middle of the stone. */
export const middle: Point = [size / 2, size / 2];
/** From the middle to a corner of the girdle, whose sides touch those of the drawing. */
export const radius = size / 2 / Math.cos(Math.PI / 8);

/** The work that shows through it. */
export const works = { comparison, conference, courses, journeys } as const satisfies Record<string, Drawing>;
type Work = keyof typeof works;

/** A part of a client’s work: what is in the middle of a plane, and how large. */
type Slice = readonly [work: Work, x: number, y: number, scale: number];

/** A plane, the side to which it falls in degrees clockwise from the right, how steeply, and what shows through it. */
export interface Facet {
  readonly points: readonly Point[];
  readonly turn: number;
  readonly steep: number;
  readonly slice: Slice;
}

const table = ring(middle, radius * 0.5);
const girdle = ring(middle, radius);
const between = Array.from({ length: 8 }, (_, side) => polar(middle, radius * 0.74, 45 * side));

/** Through the kites from the right one below clockwise: neighbours never show the same client, unless all do. */
const inKites: readonly Slice[] = [
  ['conference', 690, 560, 0.5],
  ['comparison', 560, 330, 0.5],
  ['courses', 900, 540, 0.52],
  ['conference', 320, 590, 0.5],
  ['courses', 310, 540, 0.52],
  ['conference', 560, 320, 0.52],
  ['comparison', 740, 420, 0.5],
  ['courses', 520, 560, 0.52],
];
const at = <T>(list: readonly T[], index: number) => list[(index + 8) % 8]!;

/** The long planes at its girdle, each with the side to which it falls: they are the agency’s own gold. */
export const girdlePlanes = between.map((point, index) => ({
  points: [point, at(girdle, index - 1), at(girdle, index)],
  turn: 45 * index,
}));

/** The planes around the table, and the table last: what lies in it, the planes beside it break; the kites stand so many steps further round. */
export const stone = ([work, x, y, scale]: Slice, step = 0): readonly Facet[] => [
  ...between.map((point, index): Facet => {
    const [right, down] = polar([0, 0], 240, 45 * index);
    return {
      points: [at(table, index - 1), point, at(table, index)],
      turn: 45 * index,
      steep: 0.5,
      slice: [work, 600 + right, 450 + down * 0.8, 0.6],
    };
  }),
  ...table.map((corner, index) => ({
    points: [corner, at(between, index), at(girdle, index), at(between, index + 1)],
    turn: 22.5 + 45 * index,
    steep: 0.8,
    slice: at(inKites, index + step),
  })),
  { points: table, turn: 0, steep: 0, slice: [work, x, y, scale] },
];

/** Where its kites begin among its planes, and where the table stands. */
export const [kites, top] = [8, 16];
