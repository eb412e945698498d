import { blend } from '../../blend.ts';
import { closed, type Point } from './point.ts';
import type { Facet } from './solid.ts';
import { slopes } from './stone-facets.ts';
import { gold } from './tone.ts';

/** The outlines of cut figures, 440 wide and 700 high, clockwise from the top; every stroke is broad enough for two bevels. */
const outlines: readonly (readonly Point[])[] = [
  one(700),
  // prettier-ignore
  [[120, 0], [300, 0], [420, 120], [420, 280], [140, 560], [140, 590], [420, 590], [420, 700], [20, 700], [20, 520], [300, 240], [300, 160], [260, 120], [180, 120], [140, 160], [140, 220], [20, 220], [20, 100]],
  // prettier-ignore
  [[140, 0], [300, 0], [420, 120], [420, 290], [360, 350], [420, 410], [420, 580], [300, 700], [140, 700], [20, 580], [20, 490], [140, 490], [140, 540], [180, 580], [260, 580], [300, 540], [300, 440], [270, 410], [170, 410], [170, 290], [270, 290], [300, 260], [300, 160], [260, 120], [180, 120], [140, 160], [140, 210], [20, 210], [20, 120]],
  // prettier-ignore
  [[176, 0], [306, 0], [140, 400], [250, 400], [250, 210], [370, 210], [370, 400], [430, 400], [430, 520], [370, 520], [370, 700], [250, 700], [250, 520], [10, 520], [10, 400]],
  // prettier-ignore
  [[40, 0], [400, 0], [400, 116], [160, 116], [160, 250], [300, 250], [420, 370], [420, 580], [300, 700], [140, 700], [20, 580], [20, 490], [140, 490], [140, 540], [180, 580], [260, 580], [300, 540], [300, 410], [260, 370], [40, 370]],
];

/** The outline of a figure 1 of this height: its flag falls at 45°. */
export function one(height: number): readonly Point[] {
  // prettier-ignore
  return [[230, 0], [380, 0], [380, height], [220, height], [220, 190], [60, 350], [60, 170]];
}

/** How far front and back lie apart, at 22.5°. */
const depth = 76;
const back: Point = [depth, depth * slopes.flat];

/** The lamp at the upper left, as everywhere. */
const lamp = [-0.56, -0.72, 0.42] as const;

/** The same outline with every side moved inwards. */
export function inset(points: readonly Point[], by: number): readonly Point[] {
  const sides = points.map((from, index) => sideAt(points, index, from));
  return sides.map(({ from, along: [x, y] }, index) => {
    const { from: last, along } = sides.at(index - 1)!;
    const start: Point = [last[0] - along[1] * by, last[1] + along[0] * by];
    const end: Point = [from[0] - y * by, from[1] + x * by];
    const share = ((end[0] - start[0]) * y - (end[1] - start[1]) * x) / (along[0] * y - along[1] * x);
    return [start[0] + along[0] * share, start[1] + along[1] * share];
  });
}

function sideAt(points: readonly Point[], index: number, from: Point) {
  const [x, y] = points[(index + 1) % points.length]!;
  const length = Math.hypot(x - from[0], y - from[1]);
  return { from, length, along: [(x - from[0]) / length, (y - from[1]) / length] as Point };
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** How much light falls on a plane that leans outwards over a side. */
const lightOn = ([x, y]: Point, lean: number) =>
  y * lean * lamp[0] - x * lean * lamp[1] + Math.sqrt(1 - lean * lean) * lamp[2];

/** From light to shade: gold, and the stone that it is cut from. */
const materials = {
  gold: [
    ...[gold.gleam, gold.pale, gold.light, gold.honey, gold.dim],
    ...[gold.amber, gold.deep, gold.bronze, gold.dusk, gold.night],
  ],
  rock: [90, 83, 77, 71, 65, 58, 51, 45, 39, 33].map((share) => blend({ warm: share, ink: 100 - share })),
} as const;
type Material = keyof typeof materials;

interface FacesProps {
  readonly facets: readonly Facet[];
  readonly shade: number;
  readonly material: Material;
}

/** Planes in tones by the light that falls on each. */
const Faces = ({ facets, shade, material }: FacesProps) => {
  const stepOf = ({ light }: Facet) => Math.min(9, Math.max(0, Math.floor((0.95 - light + shade) * 5.4)));
  return materials[material].map((fill, step) => {
    const planes = facets.filter((facet) => stepOf(facet) === step);
    return (
      planes.length > 0 && (
        <path key={fill} fill={fill} stroke={fill} d={planes.map(({ points }) => closed(points)).join('')} />
      )
    );
  });
};

/** The planes of a figure: its flanks from the back to the front, and on the front a bevel in triangles, as on a crown. */
function planesOf(points: readonly Point[], bevel: number) {
  const table = inset(points, bevel);
  const flanks: (readonly Facet[])[] = [];
  const front: Facet[] = [];
  points.forEach((from, index) => {
    const { along, length } = sideAt(points, index, from);
    const following = (index + 1) % points.length;
    const to = points[following]!;
    const [farFrom, farTo] = [from, to].map(([x, y]): Point => [x + back[0], y + back[1]]) as [Point, Point];
    const light = lightOn(along, 1) * 0.85;
    const parts = Math.max(1, Math.round(length / 240));
    flanks.push(
      Array.from({ length: parts }, (_, part) => {
        const near = [between(from, to, part / parts), between(from, to, (part + 1) / parts)] as const;
        const away = [between(farFrom, farTo, part / parts), between(farFrom, farTo, (part + 1) / parts)] as const;
        return [
          { points: [near[0], near[1], away[1]], light: light + (part % 2 ? 0.3 : 0.14) },
          { points: [near[0], away[1], away[0]], light: light - 0.1 },
        ];
      }).flat(),
    );
    const inner = [table[index]!, table[following]!] as const;
    for (let part = 0; part < parts; part += 1) {
      const outerAt = (share: number) => between(from, to, (part + share) / parts);
      const innerAt = (share: number) => between(inner[0], inner[1], (part + share) / parts);
      front.push({ points: [outerAt(0), outerAt(1), innerAt(0.5)], light: lightOn(along, 0.66) });
      front.push({ points: [outerAt(0), innerAt(0.5), innerAt(0)], light: lightOn(along, 0.5) - 0.28 });
      front.push({ points: [outerAt(1), innerAt(1), innerAt(0.5)], light: lightOn(along, 0.5) + 0.1 });
    }
  });
  // What lies farther back is drawn first.
  const far = (flank: readonly Facet[]) => {
    const [[x, y], [toX, toY]] = flank[0]!.points as [Point, Point];
    return (x + toX) * back[0] + (y + toY) * back[1];
  };
  return { flanks: flanks.sort((a, b) => far(b) - far(a)), front, table };
}

/** Where the light on a front changes, from its upper left on, at 67.5°. */
const bands = [
  { fill: gold.gleam, from: -900 },
  { fill: gold.pale, from: 150 },
  { fill: gold.light, from: 330 },
  { fill: gold.gleam, from: 420 },
  { fill: gold.light, from: 455 },
  { fill: gold.honey, from: 610 },
];

export interface CutFigureProps {
  /** Tells the clip of one drawing from that of another. */
  readonly id: string;
  readonly points: readonly Point[];
  /** How much less light there is: 0 in the light. */
  readonly shade?: number;
  readonly bevel?: number;
  readonly material?: Material;
}

/** A figure cut out of gold: flanks in the shade, bevels that glitter, and light that moves across its front. */
export function CutFigure({ id, points, shade = 0, bevel = 42, material = 'gold' }: CutFigureProps) {
  const { flanks, front, table } = planesOf(points, bevel);
  const bottom = Math.max(...points.map(([, y]) => y));
  return (
    <>
      {flanks.map((flank, index) => (
        <Faces key={index} facets={flank} shade={shade} material={material} />
      ))}
      <Faces facets={front} shade={shade} material={material} />
      {shade ? (
        <path fill={material === 'rock' ? materials.rock[3] : gold.deep} d={closed(table)} />
      ) : (
        <>
          <clipPath id={id}>
            <path d={closed(table)} />
          </clipPath>
          <path fill={gold.gleam} d={closed(table)} />
          <g clipPath={`url(#${id})`}>
            {bands.map(({ fill, from }) => (
              <path key={from} fill={fill} d={`M${from + 200} 0H900V${bottom}H${from + 200 - bottom * slopes.flat}Z`} />
            ))}
          </g>
        </>
      )}
    </>
  );
}

/** The outline of a figure from 1 to 5. */
export const figureOutline = (figure: number) => outlines[figure - 1]!;

/** What is seen of a 1 of this height against the light: its front, and the flanks behind that. */
export function oneSilhouette(height: number): readonly Point[] {
  const [x, y] = back;
  // prettier-ignore
  return [[230, 0], [380, 0], [380 + x, y], [380 + x, height + y], [220 + x, height + y], [220, height], [220, 266 + y], [60 + x, 350 + y], [60, 350], [60, 170]];
}

/** The lines along which a figure will be cut. */
export const figureLines = (points: readonly Point[]) => {
  const { front } = planesOf(points, 42);
  return front.map((facet) => closed(facet.points)).join('');
};
