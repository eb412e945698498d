import { defineArt, type Drawing } from '../art.ts';
import { Arm, Glow, Rod } from './machine.tsx';

/** The arm at rest, plumb, with the stone finished in the light. */
const finished = (name: string, width: number, height: number, y: number, size: number): Drawing =>
  defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Glow id={`${name}-light`} at={[width / 2, y]} radius={height - y} />
        <Arm pivot={[width / 2, 0]} length={y} angle={90} size={size} gleam={0.7} />
        <Rod from={[0, 11]} to={[width, 11]} width={22} />
      </>
    ),
  });

/** As wide as the screen: the beam of the machine crosses it. */
export const finishedArt = finished('finished', 1440, 860, 400, 190);

/** The same for a phone. */
export const finishedTallArt = finished('finished-tall', 780, 860, 420, 210);
