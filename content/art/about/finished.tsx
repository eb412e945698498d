import { defineArt, type Drawing } from '../art.ts';
import { closed } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Arm, Rod } from './machine.tsx';

/** The arm at rest, plumb, with the stone finished in the light. */
const finished = (name: string, width: number, height: number, y: number, size: number): Drawing => {
  /** From the girdle of the stone to the foot of the picture. */
  const ray = (x: number, side: number) => {
    const run = (height - y) * slopes.flat;
    const [left, right] = [x - size * 0.3, x + size * 0.3];
    return closed([
      [left, y],
      [right, y],
      [right + run * (side < 0 ? -0.55 : side + 0.18), height],
      [left + run * (side > 0 ? 0.55 : side - 0.18), height],
    ]);
  };
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <linearGradient id={`${name}-light`} x2="0" y2="1">
          <stop stopColor={gold.honey} stopOpacity="0.6" />
          <stop offset="1" stopColor={gold.amber} stopOpacity="0" />
        </linearGradient>
        {/* The light leaves it in three planes, at 67.5° and plumb. */}
        {[-1, 1, 0].map((side) => (
          <path key={side} fill={`url(#${name}-light)`} d={ray(width / 2 + side * size * 0.62, side)} />
        ))}
        <Arm pivot={[width / 2, 0]} length={y} angle={90} size={size} gleam={0.7} />
        <Rod from={[0, 11]} to={[width, 11]} width={22} />
      </>
    ),
  });
};

/** As wide as the screen: the beam of the machine crosses it. */
export const finishedArt = finished('finished', 1440, 860, 400, 190);

/** The same for a phone. */
export const finishedTallArt = finished('finished-tall', 780, 860, 420, 210);
