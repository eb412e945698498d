import { plan } from '../../prices.ts';
import { defineSheet } from '../sheet.tsx';
import { facing } from './cut/facing.ts';
import { ring } from './cut/pieces.tsx';
import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { polar, type Point } from './cut/point.ts';

const size = 480;
const middle: Point = [size / 2, size / 2];

/** From a plane that is turned from the lamp to one that faces it. */
const tones: readonly Tone[] = ['bronze', 'amber', 'dim', 'honey', 'light', 'pale', 'gleam'];

/** The wall of a shaft at an angle as it is seen from its mouth: below on the right it faces the lamp; of neighbours one turns further. */
function toneAt(degrees: number, step: number, turned: boolean): Tone {
  return tones[Math.round(Math.min(6, Math.max(0, 3.55 - facing(degrees) * 2 + (turned ? -1.2 : 0.5) - step * 0.2)))]!;
}

/** The corners of an octagon in every other step turn by half a side, so that a ring of the wall is cut into triangles. */
const rim = (radius: number, step: number) =>
  step % 2 ? Array.from({ length: 8 }, (_, corner) => polar(middle, radius, 45 * corner)) : ring(middle, radius);

/** A shaft with clear light at its end: the higher its price, the more steps it goes down. */
function shaft(amount: number): Plane[] {
  const steps = 2 * Math.round(amount / 1500);
  const radii = Array.from({ length: steps + 1 }, (_, step) => 259.8 / (1 + ((amount / 2900) * step) / steps));
  return radii.slice(1).flatMap((radius, index): Plane[] => {
    const [near, far] = [rim(radii[index]!, index), rim(radius, index + 1)];
    return near.flatMap((corner, at): Plane[] => {
      const turn = 45 * at + (index % 2 ? 0 : 22.5);
      const ahead = far[(at + (index % 2 ? 0 : 1)) % 8]!;
      const behind = far[(at + (index % 2 ? 7 : 0)) % 8]!;
      return [
        [toneAt(turn + 22.5, index, false), corner, near[(at + 1) % 8]!, ahead],
        [toneAt(turn, index, true), corner, ahead, behind],
      ];
    });
  });
}

/** Three ways to a website as three shafts side by side, as deep as the prices that stand at their ends. */
export const threeOpeningsArt = defineSheet({
  name: 'services/three-openings',
  width: size,
  height: size,
  draws: (['smart-start', 'custom-complex', 'redesign'] as const).map((id) => () => (
    <Planes planes={shaft(plan(id).amount)} />
  )),
});
