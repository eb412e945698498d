import { facing } from '../cut/facing.ts';
import type { Piece } from '../cut/pieces.tsx';
import { type Point, polar } from '../cut/point.ts';
import { strands } from './strands.ts';

/** One strand that closes upon itself: its sides stand this far from the middle, square to these angles. */
interface Ring {
  readonly strand: (typeof strands)[number];
  readonly from: number;
  readonly angles: readonly number[];
}

const every = (step: number, first: number) => Array.from({ length: 360 / step }, (_, side) => first + side * step);

/** The point that lies this far towards one angle and this far towards another. */
function meeting([x, y]: Point, one: readonly [number, number], other: readonly [number, number]): Point {
  const [[ax, ay], [bx, by]] = [polar([0, 0], 1, one[0]), polar([0, 0], 1, other[0])];
  const area = ax * by - ay * bx;
  return [x + (one[1] * by - other[1] * ay) / area, y + (ax * other[1] - bx * one[1]) / area];
}

/** The tone of a side by where it faces: the lamp stands at the upper left. */
const toneOf = ({ strand }: Ring, angle: number) => (facing(angle) > 0.3 ? strand.front : strand.back);

/**
 * Two squares and an octagon, each one strand, woven over and under in turn: the plan of a brilliant. `size` is from the middle to a side
 * of the squares.
 */
export function woven(at: Point, size: number, width: number): readonly Piece[] {
  const rings: readonly Ring[] = [
    { strand: strands[0], from: size, angles: every(90, 0) },
    { strand: strands[1], from: size, angles: every(90, 45) },
    { strand: strands[2], from: size * 1.3, angles: every(45, 0) },
  ];
  const half = width / 2;
  const sides = rings.flatMap((ring) => {
    const turn = 360 / ring.angles.length;
    return ring.angles.map((angle): Piece => {
      const corner = (way: number, out: number) =>
        polar(at, (ring.from + out) / Math.cos((turn / 360) * Math.PI), angle + way * (turn / 2 + 0.08));
      return [toneOf(ring, angle), [corner(-1, half), corner(1, half), corner(1, -half), corner(-1, -half)]];
    });
  });
  // Seen along a side of a square, clockwise: over the octagon, under the other square, over it, under the octagon.
  const crossings = [0, 1].flatMap((square) =>
    rings[square]!.angles.flatMap((angle) =>
      [
        { other: rings[2]!, towards: -45, over: true },
        { other: rings[1 - square]!, towards: -45, over: false },
        { other: rings[1 - square]!, towards: 45, over: true },
        { other: rings[2]!, towards: 45, over: false },
      ].map(({ other, towards, over }): Piece => {
        const own = { ring: rings[square]!, angle };
        const [top, low] = over
          ? [own, { ring: other, angle: angle + towards }]
          : [{ ring: other, angle: angle + towards }, own];
        const corner = (side: number, along: number) =>
          meeting(at, [top.angle, top.ring.from + side * half], [low.angle, low.ring.from + along * (half + 0.8)]);
        return [toneOf(top.ring, top.angle), [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
      }),
    ),
  );
  return [...sides, ...crossings];
}
