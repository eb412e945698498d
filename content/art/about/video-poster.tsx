import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point, sides, strokes } from '../services/cut/point.ts';
import { type Pose, view } from '../services/cut/solid.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

type Line = readonly [Point, Point];

/** One edition of the drawing: its sheet, where the stone lies on it, what is still around it, and the two cuts. */
interface Edition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pose: Pose;
  /** How much brighter its polished planes are than the lamp alone makes them. */
  readonly gleam: number;
  readonly crust: readonly Point[];
  /** Upper left and lower right corner of the film’s frame, and the middle of the facet that says it will play. */
  readonly frame: readonly [Point, Point];
  readonly play: Point;
  /** What each part is called, at the foot of the line it begins with, and how large. */
  readonly names: readonly (readonly [name: string, x: number, y: number])[];
  readonly size: number;
  /** Where the sheet begins, its two cuts and where it ends, each across all of it: between them it is marked, ground and polished. */
  readonly joints: readonly [Line, Line, Line, Line];
}

/** Planes that are even but have no shine yet, in half light, the brightest first. */
const ground = [
  blend({ goldLight: 104, goldDeep: 2, paper: -6 }),
  blend({ goldLight: 97, goldDeep: 15, paper: -12 }),
  blend({ goldLight: 84, goldDeep: 28, paper: -12 }),
  gold.dim,
  blend({ goldLight: 46, goldDeep: 58, paper: -4 }),
];
const groundTone = (light: number) =>
  ground[Math.max(0, Math.min(ground.length - 1, Math.floor((0.85 - light) * 3.4)))];

/** One stone, marked where it is still rough, ground in the middle, polished where the light falls. */
function poster({
  name,
  width,
  height,
  pose,
  gleam,
  crust,
  frame: [[left, top], [right, foot]],
  play,
  names,
  size,
  joints: [start, first, second, end],
}: Edition) {
  const stone = view(brilliant(), pose).visible;
  const [playX, playY] = play;
  const edges = sides(stone.map(({ points }) => points));
  const between = (from: Line, to: Line) => closed([...from, to[1], to[0]]);
  const frames = {
    marked: between(start, first),
    cut: between(first, end),
    polished: between(second, end),
    sheet: closed([
      [left, top],
      [right, top],
      [right, foot],
      [left, foot],
    ]),
  };
  /** A plane shines where the polishing has passed its middle; what is cut off of another stays dull. */
  const [[x, y], [endX, endY]] = second;
  const polished = stone.filter(({ points }) => {
    const [midX, midY] = [0, 1].map((axis) => points.reduce((sum, at) => sum + at[axis]!, 0) / points.length) as [
      number,
      number,
    ];
    return (endX - x) * (midY - y) < (endY - y) * (midX - x);
  });
  return defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        <defs>
          {Object.entries(frames).map(([part, d]) => (
            <clipPath key={part} id={`video-poster-${part}`}>
              <path d={d} />
            </clipPath>
          ))}
        </defs>
        <g clipPath="url(#video-poster-marked)">
          <Guide d={hatch(crust, -67.5, 18)} width={1} opacity={0.7} />
          <Guide d={closed(crust)} width={3} />
          <Guide d={edges} dash="9 8" width={2.2} />
        </g>
        <g clipPath="url(#video-poster-cut)" stroke={gold.ink} strokeWidth="2">
          {stone.map(({ points, light }, index) => (
            <path key={closed(points)} fill={groundTone(light + ((index * 3) % 5) * 0.14 - 0.28)} d={closed(points)} />
          ))}
        </g>
        <g clipPath="url(#video-poster-polished)">
          <Stone facets={polished.map(({ points, light }) => ({ points, light: light + gleam }))} />
        </g>
        {/* Between the edges of the film, not beyond. */}
        <g clipPath="url(#video-poster-sheet)">
          <Guide d={strokes([first, second])} width={3} />
        </g>
        {/* With two corners cut, as every plane of the brand. */}
        <Guide
          d={`M${left} ${top + 60}L${left + 60} ${top}H${right}V${foot - 60}L${right - 60} ${foot}H${left}Z`}
          width={2}
        />
        {names.map(([word, x, y]) => (
          <Outline key={word} face="serif" size={size} x={x} y={y} fill={gold.warm}>
            {word}
          </Outline>
        ))}
        {/* A plane of the stone that leans as the sign of a film does; no button, since nothing plays yet. */}
        <path
          fill={gold.gleam}
          stroke={gold.ink}
          strokeWidth="3"
          strokeLinejoin="bevel"
          d={`M${playX - 0.55 * size} ${playY - 1.3 * size}L${playX + 1.5 * size} ${playY}L${playX - 0.55 * size} ${playY + 1.3 * size}Z`}
        />
      </>
    ),
  });
}

const sheet = { width: 2100, height: 1030 };
/** Both cuts lean at 67.5°. */
const lean = sheet.height / 2 / Math.tan((67.5 * Math.PI) / 180);
const joint = (x: number): [Point, Point] => [
  [x + lean, 0],
  [x - lean, sheet.height],
];

/** How the stone lies on it, and what is rough around its left end. */
const pose: Pose = { x: 1050, y: 462, size: 700, tilt: 66 };
const crust: readonly Point[] = [
  [863.9, 119.3],
  [640, 60],
  [330, 150],
  [146, 310],
  [156, 500],
  [280, 650],
  [440, 750],
  [614.8, 720.6],
];

/** The intro film's place: one stone in three frames from left to right. */
export const videoPosterArt = poster({
  name: 'about/video-poster',
  ...sheet,
  pose,
  gleam: 0,
  crust,
  frame: [
    [88, 2],
    [2012, 1028],
  ],
  play: [1050, 515],
  names: [
    ['Marked,', 132, 980],
    ['ground,', 536, 980],
    ['polished.', 1236, 980],
  ],
  size: 104,
  joints: [joint(-lean), joint(700), joint(1400), joint(sheet.width + lean)],
});

const tall = { width: 780, height: 1220 };
/** Turned by a quarter, the cuts fall at 22.5°. */
const fall = tall.width * slopes.flat;
const across = (y: number): Line => [
  [tall.width, y + fall],
  [0, y],
];

/** The same for a phone: the stone on its side, rough at the top and polished at the foot. */
export const videoPosterTallArt = poster({
  name: 'about/video-poster-tall',
  ...tall,
  pose: { x: 480, y: 600, size: 430, tilt: 66, lean: 90 },
  gleam: 0.75,
  crust: [
    [708.7, 593.5],
    [722, 293],
    [630, 138],
    [505, 125],
    [396, 183],
    [286, 305],
    [266.3, 410.3],
  ],
  frame: [
    [40, 2],
    [740, 1218],
  ],
  play: [390, 610],
  names: [
    ['Marked,', 60, 155],
    ['ground,', 60, 455],
    ['polished.', 60, 815],
  ],
  size: 50,
  joints: [across(-fall), across(300), across(660), across(tall.height)],
});
