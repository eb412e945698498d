import type { ReactNode } from 'react';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** How a sea runs: how far each wave climbs, over which run, and how far it takes to fall. */
interface Weather {
  readonly rise: number;
  readonly up: number;
  readonly fall: number;
}

/** From the slip to the list of pages the sea gets up, at 22.5° and then at 45°; the last boat lies in a calm. */
export const weathers = {
  calm: { rise: 0, up: 90, fall: 150 },
  chop: { rise: 40 * slopes.flat, up: 40, fall: 40 },
  swell: { rise: 150 * slopes.flat, up: 150, fall: 150 },
  breaking: { rise: 130 * slopes.flat, up: 130, fall: 130 * slopes.flat },
  steep: { rise: 54, up: 54, fall: 54 },
} as const satisfies Readonly<Record<string, Weather>>;

interface SeaProps {
  readonly weather: Weather;
  readonly level: number;
  readonly depth: number;
  /** Of the water in front, which is the ground of what follows; without it one sees through to that. */
  readonly front?: string;
  /** What sails, behind the waves. */
  readonly children?: ReactNode;
}

const width = 1440;
/** How far a calm reaches down. */
const still = 30;

/** Three rows of waves from side to side, each in the troughs of the one behind: one turned away, one with a face to the light, and the water in front. */
export function Sea({ weather: { rise, up, fall }, level, depth, front, children }: SeaProps) {
  const length = up + fall;
  const waves = Array.from({ length: Math.ceil(width / length) + 3 }, (_, wave) => (wave - 1) * length);
  const line = (across: number, y: number) =>
    waves.flatMap((x): Point[] => [
      [x - across, y],
      [x - across + up, y - rise],
    ]);
  const row = (across: number, y: number, end = depth) =>
    closed([...line(across, y), [width + length, end], [-2 * length, end]]);
  const middle = level + rise * 0.4;
  const near = level + rise * 1.15 + (rise ? 6 : still);
  const lit = waves.map((x) =>
    closed(
      rise
        ? [
            [x - up, middle],
            [x, middle - rise],
            [x, depth],
            [x - up, depth],
          ]
        : [
            [x, level],
            [x + up, level],
            [x + up + still * slopes.flat, depth],
            [x + still * slopes.flat, depth],
          ],
    ),
  );
  return (
    <>
      {children}
      {front || (
        <clipPath id="behind">
          <path d={row(0, near, -depth)} />
        </clipPath>
      )}
      <g clipPath={front ? undefined : 'url(#behind)'}>
        <path fill={rise ? gold.bronze : gold.deep} d={row(0, level)} />
        {rise > 0 && <path fill={gold.amber} d={row(up, middle)} />}
        <path fill={gold.honey} d={lit.join('')} />
      </g>
      {front && <path fill={front} d={row(0, near)} />}
    </>
  );
}
