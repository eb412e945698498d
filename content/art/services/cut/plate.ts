import type { Point } from './point.ts';

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
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
