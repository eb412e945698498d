import type { Piece } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import type { Stand } from './visitor.tsx';

/** Where a bundle of streets lies across the drawing: its left and right side, at this height. */
export type Reach = readonly [left: number, right: number, y: number];

/** Where each of three streets begins and ends, by shares of the breadth of all three. */
export const lanes = [
  [0, 0.3217],
  [0.3391, 0.6609],
  [0.6783, 1],
] as const;

/** From where to where of the breadth of all a street lies. */
export type Lane = readonly [start: number, end: number];

/** The streets where the outer ones are rails at both sides: by shares of the breadth of all, how broad a rail and its kerb are. */
export const railed = (rail: number, kerb: number): readonly [Lane, Lane, Lane] => [
  [0, rail],
  [rail + kerb, 1 - rail - kerb],
  [1 - rail, 1],
];

/** The point so far along the way from the one reach to the other, and so far across the street. */
const spot = (from: Reach, to: Reach, [start, end]: Lane, along: number, across: number): Point => {
  const share = start + (end - start) * across;
  const at = ([left, right]: Reach) => left + (right - left) * share;
  return [at(from) + (at(to) - at(from)) * along, from[2] + (to[2] - from[2]) * along];
};

/** Planes of a street, one after the other: from how far along its way each begins, left and right, and its tone. */
export type Course = readonly (readonly [left: number, right: number, fill: string])[];

/** A street in perspective: all its lines run to one point, and each plane of it reaches to its end, so that no ground shows between them. */
export const street = (from: Reach, to: Reach, lane: Lane, course: Course): readonly Piece[] =>
  course.map(([left, right, fill]) => [
    fill,
    [
      spot(from, to, lane, left, 0),
      spot(from, to, lane, right, 1),
      spot(from, to, lane, 1, 1),
      spot(from, to, lane, 1, 0),
    ],
  ]);

/** What a visitor of size 1 takes up with the shadow, around the place where they stand. */
const outline: readonly Point[] = [
  [-0.7, -2.5],
  [0.7, -2.5],
  [-0.7, 0],
  [1.66, 0.66],
];

/** The size of a visitor, in breadths of the street where they are. */
const visitor = 0.26;

/** Who walks in a street: the distances between them, in breadths of the street; they are as large as the street is broad where they are, and stay in it with their shadows, in turn on its left and on its right. `nth` of those who walk side by side: no two walk in step. */
export function walkers(from: Reach, to: Reach, lane: Lane, gaps: readonly number[], nth: number): readonly Stand[] {
  const breadth = (along: number) => spot(from, to, lane, along, 1)[0] - spot(from, to, lane, along, 0)[0];
  const length = Math.abs(to[2] - from[2]);
  let along = 0;
  return gaps.flatMap((gap, index): readonly Stand[] => {
    along += (gap * breadth(along)) / length;
    if (along + (0.25 * visitor * breadth(along)) / length > 0.97) return [];
    const size = breadth(along) * visitor;
    const [, y] = spot(from, to, lane, along, 0);
    const side = (up: number, across: number) => spot(from, to, lane, along + (up * size) / length, across)[0];
    const left = Math.max(...outline.map(([x, up]) => side(up, 0) - x * size));
    const right = Math.min(...outline.map(([x, up]) => side(up, 1) - x * size));
    return [[[left + (right - left) * [0.08, 0.92, 0.24, 1, 0, 0.8][(index + 2 * nth) % 6]!, y], size]];
  });
}
