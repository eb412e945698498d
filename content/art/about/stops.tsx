import { defineArt, type Drawing } from '../art.ts';
import type { Point } from '../services/cut/point.ts';
import { Glow } from '../services/cut/glow.tsx';
import { Arm, lamplight, Ring } from './machine.tsx';
import { Quadrant } from './quadrant.tsx';

/** One arm at four stops, from level down: at each the stone has one kind of plane more. */
function stops(name: string, [width, height]: Point, pivot: Point, radius: number, stone: number): Drawing {
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Glow
          id={`${name}-light`}
          at={[pivot[0] - radius * 0.8, pivot[1] + radius * 0.66]}
          radius={radius * 0.78}
          stops={lamplight}
        />
        <Quadrant pivot={pivot} radius={radius} text={radius * 0.062} />
        {[180, 157.5, 135, 112.5].map((angle, stage) => (
          <Arm key={angle} pivot={pivot} length={radius * 1.3} angle={angle} size={stone} stage={stage} />
        ))}
        <Ring at={pivot} inner={radius * 0.06} outer={radius * 0.14} />
        <Ring at={pivot} inner={0} outer={radius * 0.06} />
      </>
    ),
  });
}

/** The quadrant that the four crafts stand along. */
export const stopsArt = stops('stops', [1060, 1150], [850, 330], 540, 78);

/** The same for a phone. */
export const stopsTall = stops('stops-tall', [780, 870], [716, 140], 478, 66);
