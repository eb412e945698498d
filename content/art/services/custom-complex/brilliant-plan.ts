import { facing, toneAt } from '../cut/facing.ts';
import type { Tone } from '../cut/planes.tsx';
import { type Point, polar } from '../cut/point.ts';

/** From the lamp to the shade. */
const tones = ['gleam', 'pale', 'light', 'honey', 'dim', 'amber', 'deep', 'bronze'] as const satisfies readonly Tone[];

/** The tones of a brilliant. */
export type BrilliantTone = (typeof tones)[number];

type BrilliantPlane = readonly [tone: BrilliantTone, ...points: Point[]];

/** The tone of a plane by the angle that it faces, and by so many steps more or less: neighbours never share one. */
const toneOf = (angle: number, steps: number) => toneAt(tones, 2.5 - 2.5 * facing(angle) + steps);

/** A round brilliant from straight above: its table with the arrows that shine through it, stars, kites and the halves at its girdle. */
export function brilliantPlan(at: Point, size: number): readonly BrilliantPlane[] {
  const point = (radius: number, angle: number) => polar(at, size * radius, angle);
  return Array.from({ length: 8 }, (_, side) => 22.5 + side * 45).flatMap((angle): BrilliantPlane[] => {
    const [left, right] = [angle - 22.5, angle + 22.5];
    const table = (way: number) => point(0.54, way);
    const star = (way: number) => point(0.76, way);
    return [
      [toneOf(angle, -2.4), at, point(0.25, left), table(left), point(0.25, angle)],
      [toneOf(angle, 1.8), at, point(0.25, angle), table(right), point(0.25, right)],
      [toneOf(angle + 180, 0.4), point(0.25, angle), table(left), table(right)],
      [toneOf(angle, 1.6), table(left), star(angle), table(right)],
      [toneOf(right, -0.8), table(right), star(angle), point(1, right), star(right + 22.5)],
      [toneOf(angle, 0.8), star(angle), point(1, left), point(1, angle)],
      [toneOf(angle, 2.4), star(angle), point(1, angle), point(1, right)],
    ];
  });
}
