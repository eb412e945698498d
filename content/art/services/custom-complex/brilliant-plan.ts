import { facing } from '../cut/facing.ts';
import type { Plane, Tone } from '../cut/planes.tsx';
import { type Point, polar } from '../cut/point.ts';

/** From the lamp to the shade. */
const tones: readonly Tone[] = ['gleam', 'pale', 'light', 'honey', 'dim', 'amber', 'deep', 'bronze'];

/** The tone of a plane by the angle that it faces, and by so many steps more or less: neighbours never share one. */
function toneAt(angle: number, steps: number): Tone {
  return tones[Math.min(7, Math.max(0, Math.round(2.5 - 2.5 * facing(angle) + steps)))]!;
}

/** A round brilliant from straight above: its table with the arrows that shine through it, stars, kites and the halves at its girdle. */
export function brilliantPlan(at: Point, size: number): readonly Plane[] {
  const point = (radius: number, angle: number) => polar(at, size * radius, angle);
  return Array.from({ length: 8 }, (_, side) => 22.5 + side * 45).flatMap((angle): Plane[] => {
    const [left, right] = [angle - 22.5, angle + 22.5];
    const table = (way: number) => point(0.54, way);
    const star = (way: number) => point(0.76, way);
    return [
      [toneAt(angle, -2.4), at, point(0.25, left), table(left), point(0.25, angle)],
      [toneAt(angle, 1.8), at, point(0.25, angle), table(right), point(0.25, right)],
      [toneAt(angle + 180, 0.4), point(0.25, angle), table(left), table(right)],
      [toneAt(angle, 1.6), table(left), star(angle), table(right)],
      [toneAt(right, -0.8), table(right), star(angle), point(1, right), star(right + 22.5)],
      [toneAt(angle, 0.8), star(angle), point(1, left), point(1, angle)],
      [toneAt(angle, 2.4), star(angle), point(1, angle), point(1, right)],
    ];
  });
}
