import { polar } from './point.ts';
import type { Corner, Solid } from './solid.ts';

/** How far each corner of a ring stands out, in hundredths: nature's choice, made once. */
const rings = [
  { height: -0.62, radius: 0.62, uneven: [96, 118, 84, 108, 122, 88, 101, 112, 79] },
  { height: -0.12, radius: 1.02, uneven: [104, 91, 117, 96, 109, 86, 113, 98, 107] },
  { height: 0.42, radius: 0.9, uneven: [92, 112, 97, 119, 87, 104, 93, 115, 99] },
  { height: 0.82, radius: 0.46, uneven: [110, 84, 126, 93, 107, 118, 82, 99, 121] },
] as const;

const corners: readonly (readonly Corner[])[] = rings.map(({ height, radius, uneven }, ring) =>
  uneven.map((share, index): Corner => {
    const [x, z] = polar([0, 0], (radius * share) / 100, index * 40 + ring * 17);
    return [x, height + (share - 100) / 260, z];
  }),
);

/** A stone as it is found, upright, of radius 1: triangles between neighbouring rings, and a cap at either end. */
export const roughSolid: Solid = [
  ...corners.slice(1).flatMap((lower, ring) => {
    const upper = corners[ring]!;
    return upper.flatMap((corner, index) => {
      const next = (index + 1) % upper.length;
      return [
        [corner, upper[next]!, lower[index]!],
        [upper[next]!, lower[next]!, lower[index]!],
      ];
    });
  }),
  ...corners[0]!.map((corner, index, ring): Corner[] => [
    [0.08, -0.86, 0.04],
    corner,
    ring[(index + 1) % ring.length]!,
  ]),
  ...corners.at(-1)!.map((corner, index, ring): Corner[] => [[-0.06, 1, 0], corner, ring[(index + 1) % ring.length]!]),
];
