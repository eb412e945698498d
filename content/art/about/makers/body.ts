import type { Piece } from '../../services/cut/pieces.tsx';
import type { Point } from '../../services/cut/point.ts';
import type { Tones } from './materials.ts';

/** A back, a shoulder and a chest, down to the bench. */
export const torso = ([bright, light, mid, shade]: Tones): readonly Piece[] => [
  [
    shade,
    [
      [16, 196],
      [58, 226],
      [20, 480],
      [-96, 480],
      [-80, 320],
      [-38, 236],
    ],
  ],
  [
    mid,
    [
      [16, 200],
      [66, 226],
      [114, 226],
      [96, 480],
      [0, 480],
    ],
  ],
  [
    light,
    [
      [112, 222],
      [140, 270],
      [148, 480],
      [90, 480],
    ],
  ],
  [
    bright,
    [
      [112, 222],
      [140, 270],
      [142, 320],
      [116, 260],
    ],
  ],
  [
    light,
    [
      [10, 192],
      [64, 232],
      [116, 214],
      [122, 234],
      [62, 256],
      [0, 212],
    ],
  ],
  [
    bright,
    [
      [64, 232],
      [116, 214],
      [122, 234],
      [62, 256],
    ],
  ],
];

/** A part of an arm, its upper side in the light; so broad at both ends. */
export const limb = (
  [bright, light, mid]: Tones,
  from: Point,
  to: Point,
  broad: number,
  narrow: number,
): readonly Piece[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const on = ([x, y]: Point, out: number): Point => [x + (dy / length) * out, y - (dx / length) * out];
  const strip = (tone: string, upper: number, lower: number): Piece => [
    tone,
    [on(from, broad * upper), on(to, narrow * upper), on(to, narrow * lower), on(from, broad * lower)],
  ];
  const behind: Point = [from[0] - (dx / length) * broad * 0.7, from[1] - (dy / length) * broad * 0.7];
  return [
    [light, [on(from, broad), on(behind, broad * 0.4), on(behind, broad * -0.4), on(from, -broad)]],
    strip(mid, -0.15, -1),
    strip(light, 0.55, -0.2),
    strip(bright, 1, 0.5),
  ];
};

/** A hand that lies around a rod: four fingers across it, the thumb along it, and the back of the hand to the wrist. */
export const grip = (
  [bright, light, mid, shade]: Tones,
  at: Point,
  rod: Point,
  across: Point,
  wrist: Point,
  broad = 23,
) => {
  const on = (far: number, over: number): Point => [
    at[0] + rod[0] * far + across[0] * over,
    at[1] + rod[1] * far + across[1] * over,
  ];
  const [dx, dy] = [wrist[0] - at[0], wrist[1] - at[1]];
  const far = Math.hypot(dx, dy);
  const side = (out: number): Point => [wrist[0] + (dy / far) * out, wrist[1] - (dx / far) * out];
  const finger = (index: number, tone: string): Piece => {
    const [upper, lower, tip] = [32 - index * 16, 17 - index * 16, [24, 30, 28, 20][index]!];
    return [tone, [on(upper, -16), on(upper - 1, tip - 6), on(upper - 5, tip), on(lower + 2, tip - 1), on(lower, -16)]];
  };
  const heel = on(-32, -14);
  const thumb = on(34, -40);
  return [
    [mid, [side(broad), side(-broad), thumb, on(33, -14), heel]],
    [light, [side(-broad), thumb, on(33, -14), on(-2, -14), side(0)]],
    [shade, [side(broad), heel, on(-18, -14), side(broad * 0.4)]],
    finger(3, shade),
    finger(2, mid),
    finger(1, light),
    finger(0, mid),
    [bright, [on(10, -36), thumb, on(60, -22), on(64, -10), on(54, -5), on(26, -16)]],
  ] as readonly Piece[];
};
