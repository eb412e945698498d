import { defineArt } from '../art.ts';
import { brilliant, singleCut } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

const table: Point = [350, 286];
const angles = [-157.5, -135, -112.5, -90, -67.5, -45, -22.5];
const far = [300, 262, 226, 250, 226, 262, 300];
const stone = view(brilliant(), { x: 350, y: 330, size: 178, tilt: 66, turn: 11.25 }).visible;
const rays = angles.flatMap((angle) =>
  [-2.4, 0, 2.4].map((spread) => [polar(table, 20, angle), polar(table, 420, angle + spread)] as const),
);
const visitors = angles.flatMap((angle, index) => {
  const [x, y] = polar(table, far[index]!, angle);
  return view(singleCut(), { x, y, size: [24, 18, 26, 20, 30, 16, 22][index]!, turn: angle, tilt: 6 }).visible;
});

/** Rays from all sides meet in the table of one stone, which gathers them to a point. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide d={strokes(rays.map(([from, [x, y]]) => [from, inside(x, y)]))} width={0.9} />
      <Stone facets={visitors} scale={0.55} line={1.1} />
      <Stone facets={stone} />
      <Guide d="M350 424V492M334 470L350 486L366 470" width={1.8} />
    </>
  ),
});

/** Rays end at the edge of the plate. */
function inside(x: number, y: number): Point {
  const [dx, dy] = [x - table[0], y - table[1]];
  const share = Math.min(1, 334 / Math.abs(dx || 1), 270 / Math.abs(dy));
  return [table[0] + dx * share, table[1] + dy * share];
}
