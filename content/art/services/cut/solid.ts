import { type Point, polar } from './point.ts';

/** A corner of a solid, as far to the right, down and towards the viewer of its middle. */
export type Corner = readonly [x: number, y: number, z: number];

/** The corner so far from the axis of a stone, at an angle around it (degrees) and at a height. */
export const cornerAt = (radius: number, degrees: number, height: number): Corner => [
  ...polar([0, 0], radius, degrees),
  height,
];

/** A cut stone as flat faces in space: x to the right, y downwards, z towards the viewer. */
export type Solid = readonly (readonly Corner[])[];

/** One visible face as drawn: its outline, and how much it faces the light: -1 to 1, above 1 for a plane left white. */
export interface Facet {
  readonly points: readonly Point[];
  readonly light: number;
}

/** Where a solid is seen, how large, and from where: turned about its own axis, then tilted back, then leant sideways (degrees). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly tilt?: number;
  readonly lean?: number;
}

/** The lamp of every drawing stands at the upper left. */
const lamp: Corner = [-0.56, -0.72, 0.42];

/** The place right and down of a middle, or in any other plane, turned about it (degrees, from the first towards the second). */
export function rotate(first: number, second: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [first * Math.cos(angle) - second * Math.sin(angle), first * Math.sin(angle) + second * Math.cos(angle)];
}

function place([x, y, z]: Corner, { turn = 0, tilt = 0, lean = 0 }: Pose): Corner {
  const [turnedX, turnedY] = rotate(x, y, turn);
  const [tiltedY, tiltedZ] = rotate(turnedY, z, tilt);
  return [...rotate(turnedX, tiltedY, lean), tiltedZ];
}

function normal(face: readonly Corner[]): Corner {
  const [a, b, c] = [face[0]!, face[1]!, face[2]!];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const cross: Corner = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...cross) || 1;
  return [cross[0] / length, cross[1] / length, cross[2] / length];
}

const middle = (face: readonly Corner[]): Corner => {
  const sum = face.reduce<Corner>((to, at) => [to[0] + at[0], to[1] + at[1], to[2] + at[2]], [0, 0, 0]);
  return [sum[0] / face.length, sum[1] / face.length, sum[2] / face.length];
};

const dot = (a: Corner, b: Corner) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where the corners of one face lie in the drawing, whether it is seen or not. */
export const trace = (face: readonly Corner[], pose: Pose): readonly Point[] =>
  face.map((corner) => {
    const [x, y] = place(corner, pose);
    return [pose.x + x * pose.size, pose.y + y * pose.size];
  });

/** The faces of a convex solid around its own origin that a viewer sees in this pose, with `hidden` those that they do not. */
export function view(
  solid: Solid,
  pose: Pose,
): { readonly visible: readonly Facet[]; readonly hidden: readonly Facet[] } {
  const visible: Facet[] = [];
  const hidden: Facet[] = [];
  for (const face of solid) {
    const placed = face.map((corner) => place(corner, pose));
    const points = trace(face, pose);
    const up = normal(placed);
    const outward: Corner = dot(up, middle(placed)) < 0 ? [-up[0], -up[1], -up[2]] : up;
    (outward[2] > 0.01 ? visible : hidden).push({ points, light: dot(outward, lamp) });
  }
  return { visible, hidden };
}
