import { defineArt, type Drawing } from '../art.ts';
import { blend } from '../blend.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { type Solid, view } from '../services/cut/solid.ts';
import { gold } from '../services/cut/tone.ts';

/** The planes of one figure with their tones; without one a plane is hatched, as the rough stone is. */
type Figure = readonly (readonly [tone: string | undefined, plane: readonly Point[]])[];

/** How a boulder fills its picture, and how large the number in it is. */
interface Boulder {
  readonly width: number;
  readonly height: number;
  /** Where its back begins below the upper side, in the middle. */
  readonly top: number;
  /** Sides of its planes. */
  readonly grain: readonly [across: number, down: number];
  /** The number: where its fours stand beside the nought and pixels to a unit of the mark, and the height of its middle. */
  readonly places: readonly [left: number, right: number];
  readonly unit: number;
  readonly y: number;
}

/** How far each corner lies from its place, in hundredths: nature's choice, made once. */
const uneven = [12, -70, 48, 90, -34, 66, -92, 25, -58, 81, -15, 38, -84, 58, -44, 97, -66, 7, 73, -26, 52, -97, 31];
const unevenAt = (row: number, column: number, way: number) =>
  uneven[(row * 11 + column * 5 + way * 8 + 46) % uneven.length]! / 100;

/** The side of a boulder that is seen, in triangles from beyond the left side of the picture to beyond the right one. */
function surface({ width, height, top, grain: [across, down] }: Boulder): Solid {
  const rows = Math.ceil((height - top) / down) + 1;
  const columns = Math.ceil(width / across) + 4;
  const corners = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = (column - 1.5 + (row % 2) / 2 + unevenAt(row, column, 0) * 0.3) * across;
      const bend = ((x - width / 2) / width) ** 2;
      const y = top + (row + unevenAt(row, column, 1) * 0.3) * down + bend * down * (row ? 0.5 : 0.9);
      const z = 9 * width + down * (unevenAt(row, column, 2) * 0.55 - 6 * bend - 1.1 / (row + 1));
      return [x, y, z] as const;
    }),
  );
  return corners.slice(1).flatMap((lower, above) => {
    const upper = corners[above]!;
    return lower.slice(1).flatMap((_, index) => {
      const [a, b, c, d] = [upper[index]!, upper[index + 1]!, lower[index]!, lower[index + 1]!];
      return above % 2
        ? [
            [a, b, d],
            [a, d, c],
          ]
        : [
            [a, b, c],
            [b, d, c],
          ];
    });
  });
}

/** What the light leaves of a plane that turns away from it to the lower right. */
const shade = blend({ goldLight: 40, goldDeep: 64, paper: -4 });

/** The nought: a stone of eight sides, as the mark has, in its 64 units; its planes from the upper one on. */
const corner = (turn: number, radius: number): Point =>
  polar([32, 32], radius / Math.cos(Math.PI / 8), turn * 45 - 112.5);
const nought: Figure = [gold.pale, gold.light, gold.dim, undefined, gold.deep, shade, gold.light, gold.gleam].map(
  (tone, side) => [tone, [corner(side, 30), corner(side + 1, 30), corner(side + 1, 19), corner(side, 19)]],
);

/** What it stands around. */
const hole: Figure = [[undefined, Array.from({ length: 8 }, (_, side) => corner(side, 30))]];

/** The four, as high and as broad in its strokes: its back, both ends of its bar, its stem and its foot. */
const four: Figure = [
  [
    gold.gleam,
    [
      [-3, 50],
      [45, 2],
      [34, 28.6],
      [23.6, 39],
    ],
  ],
  [
    gold.light,
    [
      [45, 2],
      [45, 50],
      [34, 50],
      [34, 28.6],
    ],
  ],
  [
    shade,
    [
      [-3, 50],
      [23.6, 39],
      [34, 39],
      [34, 50],
    ],
  ],
  [
    gold.deep,
    [
      [45, 39],
      [51, 39],
      [51, 50],
      [45, 50],
    ],
  ],
  [
    gold.dim,
    [
      [34, 50],
      [45, 50],
      [45, 62],
      [34, 62],
    ],
  ],
];

function boulder(name: string, shape: Boulder): Drawing {
  const { width, height, places, unit, y } = shape;
  const set = (figure: Figure, across: number): Figure =>
    figure.map(([tone, plane]) => [
      tone,
      plane.map(([px, py]) => [width / 2 + (px - 32 + across) * unit, y + (py - 32) * unit]),
    ]);
  /** From left to right rough, half ground, and polished. */
  const rough = (figure: Figure, count = figure.length): Figure =>
    figure.map(([tone, plane], side) => [side < figure.length - count ? tone : undefined, plane]);
  const number = [...set(rough(four), places[0]), ...set(rough(nought, 4), 0), ...set(four, places[1])];
  return defineArt({
    name: `not-found/${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>
          {/* What of the number is not polished yet. */}
          <pattern id="lit" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <path stroke={gold.light} strokeWidth="2" d="M0 3.5h7" />
          </pattern>
          {/* The rough ends where the number is polished. */}
          <linearGradient id="rough" gradientUnits="userSpaceOnUse" x1="0" x2={width * 0.62}>
            <stop offset="0.3" stopColor={gold.deep} stopOpacity="0.5" />
            <stop offset="1" stopColor={gold.deep} stopOpacity="0" />
          </linearGradient>
        </defs>
        <path
          fill="none"
          stroke="url(#rough)"
          strokeLinejoin="round"
          d={view(surface(shape), { x: 0, y: 0, size: 1 })
            .visible.map(({ points }) => closed(points))
            .join('')}
        />
        <g stroke={gold.ink} strokeWidth="3" strokeLinejoin="bevel">
          {/* Nothing is seen through the nought. */}
          <path
            fill={gold.ink}
            d={set(hole, 0)
              .map(([, plane]) => closed(plane))
              .join('')}
          />
          {number.map(([tone, plane]) => {
            const d = closed(plane);
            return [
              <path fill={tone ?? gold.ink} d={d} key={d} />,
              !tone && <path fill="url(#lit)" stroke={gold.light} strokeWidth="1.5" d={d} key="hatched" />,
            ];
          })}
        </g>
      </>
    ),
  });
}

/** For wide screens. */
export const boulderWide = boulder('boulder-wide', {
  width: 1440,
  height: 780,
  top: 104,
  grain: [230, 165],
  places: [-54, 70],
  unit: 7.4,
  y: 392,
});

/** For narrow ones: the number from side to side. */
export const boulderTall = boulder('boulder-tall', {
  width: 780,
  height: 640,
  top: 130,
  grain: [260, 190],
  places: [-53.9, 69],
  unit: 3.95,
  y: 360,
});
