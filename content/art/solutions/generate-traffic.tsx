import { defineArt } from '../art.ts';
import { brilliant, singleCut } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { type Point, polar, strokes } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';

const table: Point = [350, 286];
const angles = [-157.5, -135, -112.5, -90, -67.5, -45, -22.5];
const far = [300, 262, 226, 250, 226, 262, 300];
const stone = view(brilliant(), { x: 350, y: 330, size: 178, tilt: 66, turn: 0 }).visible;
const rays = angles.flatMap((angle, index) =>
  [-3.2, 0, 3.2].map((spread) => [polar(table, 20, angle), polar(table, far[index]!, angle + spread)] as const),
);
const visitors = angles.flatMap((angle, index) => {
  const [x, y] = polar(table, far[index]!, angle);
  return view(singleCut(), { x, y, size: [24, 18, 26, 20, 30, 16, 22][index]!, turn: angle, tilt: 6 }).visible;
});

/** Light from seven small stones meets in the table of one stone, whose point stands on the lower edge, where a page goes on. */
export const generateTrafficArt = defineArt({
  name: 'solutions/generate-traffic',
  width: 700,
  height: 470,
  draw: () => (
    <>
      <Guide d={strokes(rays)} width={0.9} />
      <Stone facets={visitors} scale={0.55} line={1.1} />
      <Stone facets={stone} />
    </>
  ),
});
