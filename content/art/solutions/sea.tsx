import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

const width = 1440;
const height = 160;
const level = 66;

/** Over which run a wave climbs, at 22.5°; it falls at 45°. */
const up = 104;
const rise = up * slopes.flat;
const length = up + rise;
const waves = Array.from({ length: Math.ceil(width / length) + 3 }, (_, wave) => (wave - 1) * length);

/** A row of waves from side to side. */
const row = (across: number, y: number) =>
  closed([
    ...waves.flatMap((x): Point[] => [
      [x - across, y],
      [x - across + up, y - rise],
    ]),
    [width + length, height],
    [-2 * length, height],
  ]);

const middle = level + rise * 0.4;
const lit = waves.map((x) =>
  closed([
    [x - up, middle],
    [x, middle - rise],
    [x, height],
    [x - up, height],
  ]),
);

/** The only water, which the last boat lies in. Three rows of waves, each in the troughs of the one behind: one turned away, one with a face to the light, and the water in front, which is the ground of what follows. */
export const seaArt = defineArt({
  name: 'solutions/sea',
  width,
  height,
  draw: () => (
    <>
      <path fill={gold.bronze} d={row(0, level)} />
      <path fill={gold.amber} d={row(up, middle)} />
      <path fill={gold.honey} d={lit.join('')} />
      <path fill={gold.ink} d={row(0, level + rise * 1.15 + 6)} />
    </>
  ),
});
