import type { ReactNode } from 'react';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** Over which run a wave climbs. From the slip to the list of pages the sea gets up; the last boat lies in a calm. */
export const weathers = { calm: 44, chop: 76, swell: 104, breaking: 130 } as const;

interface SeaProps {
  readonly weather: number;
  readonly level: number;
  readonly depth: number;
  /** Of the water in front, which is the ground of what follows. */
  readonly front: string;
  /** What sails, behind the waves. */
  readonly children?: ReactNode;
}

const width = 1440;

/** Three rows of waves from side to side, each in the troughs of the one behind: one turned away, one with a face to the light, and the water in front. All of a kind: a wave climbs at 22.5° and falls at 45°. */
export function Sea({ weather: up, level, depth, front, children }: SeaProps) {
  const rise = up * slopes.flat;
  const length = up + rise;
  const waves = Array.from({ length: Math.ceil(width / length) + 3 }, (_, wave) => (wave - 1) * length);
  const row = (across: number, y: number) =>
    closed([
      ...waves.flatMap((x): Point[] => [
        [x - across, y],
        [x - across + up, y - rise],
      ]),
      [width + length, depth],
      [-2 * length, depth],
    ]);
  const middle = level + rise * 0.4;
  const lit = waves.map((x) =>
    closed([
      [x - up, middle],
      [x, middle - rise],
      [x, depth],
      [x - up, depth],
    ]),
  );
  return (
    <>
      {children}
      <path fill={gold.bronze} d={row(0, level)} />
      <path fill={gold.amber} d={row(up, middle)} />
      <path fill={gold.honey} d={lit.join('')} />
      <path fill={front} d={row(0, level + rise * 1.15 + 6)} />
    </>
  );
}
