import { defineArt, type Drawing } from '../art.ts';
import { RoundLight } from '../services/cut/glow.tsx';
import { closed, type Point, polar, rightOf } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** A plane of a figure: its tone in the beam, its tone in the dark, and where it lies. */
type Plane = readonly [lit: string, dark: string, points: readonly Point[]];

/** The nought: a stone of eight sides, as the mark has, in its 64 units; its planes from the upper one on. */
const corner = (turn: number, radius: number): Point =>
  polar([32, 32], radius / Math.cos(Math.PI / 8), turn * 45 - 112.5);
const nought: readonly Plane[] = (
  [
    [gold.pale, gold.bronze],
    [gold.gleam, gold.bronze],
    [gold.light, gold.bronze],
    [gold.dim, gold.dusk],
    [gold.amber, gold.night],
    [gold.deep, gold.dusk],
    [gold.deep, gold.bronze],
    [gold.honey, gold.deep],
  ] as const
).map(([lit, dark], side) => [
  lit,
  dark,
  [corner(side, 30), corner(side + 1, 30), corner(side + 1, 19), corner(side, 19)],
]);

/** The four, as high and as broad in its strokes: its back, its stem, its bar in two parts, and its foot. */
const four: readonly Plane[] = [
  [
    gold.pale,
    gold.bronze,
    [
      [-3, 50],
      [45, 2],
      [34, 28.6],
      [23.6, 39],
    ],
  ],
  [
    gold.gleam,
    gold.dusk,
    [
      [45, 2],
      [45, 50],
      [34, 50],
      [34, 28.6],
    ],
  ],
  [
    gold.amber,
    gold.night,
    [
      [-3, 50],
      [23.6, 39],
      [34, 39],
      [34, 50],
    ],
  ],
  [
    gold.light,
    gold.dusk,
    [
      [45, 39],
      [51, 39],
      [51, 50],
      [45, 50],
    ],
  ],
  [
    gold.dim,
    gold.night,
    [
      [34, 50],
      [45, 50],
      [45, 62],
      [34, 62],
    ],
  ],
];

/** The rim of the four, and of the hole in it: all that the dark shows of it at first. */
const rim: readonly (readonly Point[])[] = [
  [
    [-3, 50],
    [45, 2],
    [45, 39],
    [51, 39],
    [51, 50],
    [45, 50],
    [45, 62],
    [34, 62],
    [34, 50],
  ],
  [
    [34, 28.6],
    [23.6, 39],
    [34, 39],
  ],
];

/** How the number lies in its picture. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Where its fours stand beside the nought and pixels to a unit of the mark, and the height of its middle. */
  readonly places: readonly [left: number, right: number];
  readonly unit: number;
  readonly y: number;
}

function number(name: string, { width, height, places, unit, y }: Sheet): Drawing {
  const at = ([px, py]: Point, across = 0): Point => [width / 2 + (px - 32 + across) * unit, y + (py - 32) * unit];
  const set = (figure: readonly Plane[], across: number): readonly Plane[] =>
    figure.map(([lit, dark, points]) => [lit, dark, points.map((point) => at(point, across))]);
  const planes = [...set(four, places[0]), ...set(nought, 0), ...set(four, places[1])];
  /** The edge of the beam, at 67.5° through the middle of the nought. */
  const edge = (height: number) => width / 2 + (y - height) / slopes.steep;
  /** What lies below a line that falls or rises at one of the three angles from a corner of a figure. */
  const below = ([x, from]: Point, slope: number): readonly Point[] => [
    [-10, from + (x + 10) * slope],
    [width + 10, from - (width + 10 - x) * slope],
    [width + 10, height + 10],
    [-10, height + 10],
  ];
  const lines: readonly (readonly Point[])[] = [
    below(at([-3, 50], places[0]), slopes.even),
    below(at([45, 2], places[0]), slopes.steep),
    below(at([45, 50], places[0]), -slopes.flat),
    below(at(corner(6, 30)), -slopes.steep),
    below(at([34, 62], places[0]), slopes.flat),
    below(at(corner(7, 30)), -slopes.flat),
  ];
  return defineArt({
    name: `not-found/${name}`,
    width,
    height,
    draw: () => (
      <>
        <defs>
          <clipPath id="dark">
            <path
              d={closed([
                [0, 0],
                [edge(0), 0],
                [edge(height), height],
                [0, height],
              ])}
            />
          </clipPath>
          {/* Soft round light where the beam comes from, behind hard planes. */}
          <RoundLight
            id="beam"
            at={[width * 0.82, y]}
            radius={width * 0.5}
            stops={[
              [0, gold.honey, 0.8],
              [0.25, gold.amber, 0.55],
              [0.65, gold.bronze, 0.24],
              [1, gold.bronze, 0],
            ]}
          />
        </defs>
        {/* The rough stone, in the planes that the sides of the figures go on to. */}
        <g clipPath="url(#dark)" fill={gold.bronze} fillOpacity="0.11">
          {lines.map((plane) => (
            <path key={closed(plane)} d={closed(plane)} />
          ))}
        </g>
        <path
          fill="url(#beam)"
          d={closed([
            [edge(0), 0],
            [width, 0],
            [width, height],
            [edge(height), height],
          ])}
        />
        {planes.map(([, dark, points]) => (
          <path key={closed(points)} fill={dark} d={closed(points)} />
        ))}
        <path
          fill="none"
          stroke={gold.light}
          strokeWidth={unit / 3}
          strokeLinejoin="bevel"
          d={rim.map((points) => closed(points.map((point) => at(point, places[0])))).join('')}
        />
        {planes.map(([lit, , points]) => {
          const shown = rightOf(points, edge);
          return shown.length > 2 && <path key={closed(points)} fill={lit} d={closed(shown)} />;
        })}
      </>
    ),
  });
}

/** For wide screens. */
export const numberWide = number('number-wide', { width: 1440, height: 780, places: [-54, 70], unit: 7.4, y: 392 });

/** For narrow ones: the number from side to side. */
export const numberTall = number('number-tall', { width: 780, height: 640, places: [-53.9, 69], unit: 3.95, y: 360 });
