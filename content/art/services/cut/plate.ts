import type { Point } from './point.ts';
import { slopes } from './stone-facets.ts';

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** What lies between two heights along a cut at 67.5°, which goes down to the left: from where to where it would reach at height 0. */
export const slanted = (top: number, bottom: number, left: number, right: number): Point[] => [
  [left - top * slopes.flat, top],
  [right - top * slopes.flat, top],
  [right - bottom * slopes.flat, bottom],
  [left - bottom * slopes.flat, bottom],
];

/** A rectangle with clipped corners, the flat shape of every card, row and key. */
export function plate(x: number, y: number, width: number, height: number, clip: number): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [x + clip, y],
    [right - clip, y],
    [right, y + clip],
    [right, bottom - clip],
    [right - clip, bottom],
    [x + clip, bottom],
    [x, bottom - clip],
    [x, y + clip],
  ];
}
