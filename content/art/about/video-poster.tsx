import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, sides } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const [width, height] = [2100, 1030];

/** Where one frame gives way to the next, half way up; all joints lean at 67.5°. */
const joints = [700, 1400] as const;
const lean = height / 2 / Math.tan((67.5 * Math.PI) / 180);
const joint = (x: number): [Point, Point] => [
  [x + lean, 0],
  [x - lean, height],
];

/** Everything between two joints. */
const frame = ([top, foot]: [Point, Point], [endTop, endFoot]: [Point, Point]) => closed([top, endTop, endFoot, foot]);
const [left, first, second, right] = [-lean, ...joints, width + lean].map(joint) as [
  [Point, Point],
  [Point, Point],
  [Point, Point],
  [Point, Point],
];
const frames = { marked: frame(left, first), ground: frame(first, second), polished: frame(second, right) };

/** A plane that is even but has no shine yet, in half light. */
const ground = blend({ goldLight: 97, goldDeep: 15, paper: -12 });

const stone = view(brilliant(), { x: 1110, y: 462, size: 700, tilt: 66 }).visible;
const edges = sides(stone.map(({ points }) => points));

/** The stone as it was found, as far as it still is around the cut that is drawn on it. */
const crust: readonly Point[] = [
  [1010, 14],
  [640, 60],
  [300, 170],
  [92, 330],
  [120, 540],
  [300, 720],
  [500, 870],
  [760, 950],
  [1010, 960],
];

/** The intro film's place: one stone in three frames, marked where it is still rough, ground in the middle, polished where the light falls. */
export const videoPosterArt = defineArt({
  name: 'about/video-poster',
  width,
  height,
  draw: () => (
    <>
      <defs>
        {Object.entries(frames).map(([name, d]) => (
          <clipPath key={name} id={`video-poster-${name}`}>
            <path d={d} />
          </clipPath>
        ))}
      </defs>
      <g clipPath="url(#video-poster-marked)">
        <Guide d={hatch(crust, -67.5, 18)} width={1} opacity={0.7} />
        <Guide d={closed(crust)} width={3} />
        <Guide d={edges} dash="9 8" width={2.2} />
      </g>
      <g clipPath="url(#video-poster-ground)">
        {stone.map(({ points, light }) => (
          <path
            key={closed(points)}
            fill={light > 0.2 ? ground : gold.dim}
            stroke={gold.ink}
            strokeWidth="2"
            d={closed(points)}
          />
        ))}
      </g>
      <g clipPath="url(#video-poster-polished)">
        <Stone facets={stone} scale={1.4} line={2} />
      </g>
      <Guide d={[first, second].map(([[x, y], [endX, endY]]) => `M${x} ${y}L${endX} ${endY}`).join('')} width={3} />
    </>
  ),
});
