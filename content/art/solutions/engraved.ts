import { facing } from '../services/cut/facing.ts';
import type { Plane, Tone } from '../services/cut/planes.tsx';
import type { Point } from '../services/cut/point.ts';

/** A stroke cut into a stone along a line. */
export interface Stroke {
  readonly points: readonly Point[];
  /** Whether a wall closes its start and its end: not where another goes on. */
  readonly caps?: readonly [boolean, boolean];
}

/** The walls of a groove, from one that looks into the lamp to one turned from it. */
const walls: readonly Tone[] = ['honey', 'dim', 'amber', 'deep', 'bronze', 'dusk', 'night'];

const unit = ([x, y]: Point, [toX, toY]: Point): Point => {
  const length = Math.hypot(toX - x, toY - y);
  return [(toX - x) / length, (toY - y) / length];
};

const moved = ([x, y]: Point, [alongX, alongY]: Point, by: number): Point => [x + alongX * by, y + alongY * by];

/** Which tone a wall has that falls towards this side. */
function wall([x, y]: Point): Tone {
  const light = facing((Math.atan2(y, x) * 180) / Math.PI);
  return walls[Math.round(((1 - light) / 2) * (walls.length - 1))]!;
}

/** The planes of a groove of two walls that meet at its bottom, mitred where it turns, with a short wall at each end. */
export function engraved({ points, caps = [true, true] }: Stroke, half: number): readonly Plane[] {
  const last = points.length - 1;
  const sides = points.slice(1).map((to, index) => unit(points[index]!, to));
  const normal = ([x, y]: Point): Point => [-y, x];
  /** Where the rim of the groove is at a point of the line, on the one side or on the other. */
  const rim = (index: number, hand: 1 | -1): Point => {
    const [[ax, ay], [bx, by]] = [Math.max(0, index - 1), Math.min(index, last - 1)].map((at) =>
      normal(sides[at]!),
    ) as [Point, Point];
    return moved(points[index]!, [ax + bx, ay + by], (hand * half) / (1 + ax * bx + ay * by));
  };
  const bottom = (index: number): Point => {
    if (index === 0 && caps[0]) return moved(points[0]!, sides[0]!, half);
    if (index === last && caps[1]) return moved(points[last]!, sides[last - 1]!, -half);
    return points[index]!;
  };
  return [
    ...sides.flatMap((along, index) => {
      const [x, y] = normal(along);
      return ([1, -1] as const).map((hand): Plane => [
        wall([-x * hand, -y * hand]),
        rim(index, hand),
        rim(index + 1, hand),
        bottom(index + 1),
        bottom(index),
      ]);
    }),
    ...[0, last]
      .filter((_, end) => caps[end])
      .map((index): Plane => {
        const [x, y] = sides[index && last - 1]!;
        return [wall(index ? [-x, -y] : [x, y]), rim(index, 1), bottom(index), rim(index, -1)];
      }),
  ];
}
