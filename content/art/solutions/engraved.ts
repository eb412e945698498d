import { toneTowards } from '../services/cut/facing.ts';
import type { Plane, Tone } from '../services/cut/planes.tsx';
import { type Point, polar } from '../services/cut/point.ts';

/** A stroke cut into a stone along a line. */
export interface Stroke {
  readonly points: readonly Point[];
  /** Whether a wall closes its start and its end: not where another goes on. */
  readonly caps?: readonly [boolean, boolean];
}

/** The walls of a groove, from one that looks into the lamp to one turned from it. */
const walls: readonly Tone[] = ['honey', 'dim', 'amber', 'deep', 'bronze', 'dusk', 'night'];

const directionOf = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

/** The planes of a groove of two walls that meet at its bottom, mitred where it turns, with a short wall at each end. */
export function engraved({ points, caps = [true, true] }: Stroke, half: number): readonly Plane[] {
  const last = points.length - 1;
  const sides = points.slice(1).map((to, index) => directionOf(points[index]!, to));
  /** Where the rim of the groove is at a point of the line, on the one side or on the other. */
  const rim = (index: number, turn: 90 | -90): Point => {
    const [before, after] = [sides[Math.max(0, index - 1)]!, sides[Math.min(index, last - 1)]!];
    // At a turn both sides meet on the line that halves its angle.
    const lean = (after - before) / 2;
    return polar(points[index]!, half / Math.cos((lean * Math.PI) / 180), before + lean + turn);
  };
  const bottom = (index: number): Point => {
    if (index === 0 && caps[0]) return polar(points[0]!, half, sides[0]!);
    if (index === last && caps[1]) return polar(points[last]!, -half, sides[last - 1]!);
    return points[index]!;
  };
  return [
    ...sides.flatMap((along, index) =>
      ([90, -90] as const).map((turn): Plane => [
        toneTowards(along - turn, walls),
        rim(index, turn),
        rim(index + 1, turn),
        bottom(index + 1),
        bottom(index),
      ]),
    ),
    ...[0, last]
      .filter((_, end) => caps[end])
      .map((index): Plane => {
        const along = index ? sides[last - 1]! + 180 : sides[0]!;
        return [toneTowards(along, walls), rim(index, 90), bottom(index), rim(index, -90)];
      }),
  ];
}
