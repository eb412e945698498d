import { defineArt, type Drawing } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Arm, Ring } from './machine.tsx';

/** The arm on its mast at 45°, and at its end the stone finished in the light. */
const finished = (name: string, width: number, height: number, pivot: Point, reach: number, size: number): Drawing => {
  const [x, y] = [pivot[0] - reach, pivot[1] + reach];
  /** From the girdle of the stone to the foot of the picture. */
  const ray = (side: number) => {
    const run = (height - y) * slopes.flat;
    const [from, half] = [x + side * size * 0.34, size * 0.18];
    return closed([
      [from - half, y],
      [from + half, y],
      [from + half + run * (side < 0 ? -0.55 : side + 0.18), height],
      [from - half + run * (side > 0 ? 0.55 : side - 0.18), height],
    ]);
  };
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <linearGradient id={`${name}-light`} x2="0" y2="1">
          <stop stopColor={gold.light} stopOpacity="0.7" />
          <stop offset="1" stopColor={gold.honey} stopOpacity="0" />
        </linearGradient>
        {/* The light leaves it in three planes, at 67.5° and plumb. */}
        {[-1, 1, 0].map((side) => (
          <path key={side} fill={`url(#${name}-light)`} d={ray(side)} />
        ))}
        <Arm pivot={pivot} length={reach * Math.SQRT2} angle={135} size={size} gleam={0.5} />
        <Ring at={pivot} inner={0} outer={size * 0.46} />
      </>
    ),
  });
};

/** The mast stands where it does in every drawing of the page. */
export const finishedArt = finished('finished', 1440, 900, [1230, 100], 390, 170);

/** The same for a phone. */
export const finishedTall = finished('finished-tall', 780, 870, [716, 90], 346, 140);
