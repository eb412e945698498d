import { Fragment, type ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { brilliant, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point, polar, sides, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { Stone, toneOf } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const source: Point = [226, 424];
const fan = [-67.5, -45, -22.5, 0, 22.5, 45];
const reach = [330, 420, 350, 398, 350, 316];
const stone = view(brilliant(), { x: source[0], y: source[1], size: 186, tilt: 66, turn: 8 }).visible;
const reached = fan.flatMap((angle, index) => {
  const [x, y] = polar(source, reach[index]!, angle);
  return view(singleCut(), { x, y, size: [34, 46, 30, 54, 40, 32][index]!, turn: index * 11.25, tilt: 6 }).visible;
});
const beams = fan.flatMap((angle) =>
  [-3.2, 0, 3.2].map((spread) => [polar(source, 60, angle), polar(source, 640, angle + spread)] as const),
);
const wave = (radius: number) =>
  open(Array.from({ length: 7 }, (_, index) => polar(source, radius, -78.75 + index * 22.5)));

/** One ray enters a stone and leaves it in every direction; where it arrives, something shines. */
export const marketingArt = defineArt({
  name: 'services/marketing',
  width: 700,
  height: 700,
  draw: () => (
    <>
      <Guide d={[260, 306, 352, 398, 444].map(wave).join('')} width={0.8} opacity={0.8} />
      <Guide d={strokes(beams.map(([from, to]) => [from, clip(to)]))} width={0.9} />
      <Guide d="M40 40L160 330M60 32L180 322M20 48L140 338" width={1.8} />
      <Stone facets={stone} />
      <Stone facets={reached} />
    </>
  ),
});

/** Beams end at the edge of the plate. */
function clip([x, y]: Point): Point {
  const share = Math.min(
    1,
    ...[680 - source[0], 680 - source[1], source[1] - 20].map((room, side) => {
      const run = [x - source[0], y - source[1], source[1] - y][side]!;
      return run > 0 ? room / run : 1;
    }),
  );
  return [source[0] + (x - source[0]) * share, source[1] + (y - source[1]) * share];
}

/** Columns of the page in thousandths of its width: where each begins. */
const columns = [0, 343.4, 686.7] as const;

/** A ray of a column: from a tip, broader and broader, to where it turns downwards (or from below up to a tip), and on along the column's edge. */
function Ray({ tip, end, foot, width }: { tip: Point; end: Point; foot: number; width: number }) {
  const turn = Math.PI / 2 - Math.atan2(Math.abs(end[1] - tip[1]), Math.abs(end[0] - tip[0]));
  const inner: Point = [end[0] + width, end[1] + Math.sign(foot - tip[1]) * width * Math.tan(turn / 2)];
  const within: Point = [end[0] + width / 2, end[1] + Math.sign(foot - tip[1]) * width];
  return (
    <g fill={gold.light}>
      <path d={closed([tip, end, within, inner])} />
      {/* As sharp as the style sheet draws it on, to the same pixel. */}
      <path shapeRendering="crispEdges" d={closed([end, [end[0], foot], [inner[0], foot], inner])} />
    </g>
  );
}

/** The point of a stone that light leaves by, below its middle. */
const culet = (size: number) => size * 0.86 * Math.sin((66 * Math.PI) / 180);

/** Soft round light behind a stone. */
const Glow = ({ id, at: [cx, cy], r }: { id: string; at: Point; r: number }) => (
  <>
    <radialGradient id={id}>
      <stop stopColor={gold.honey} stopOpacity=".9" />
      <stop offset=".4" stopColor={gold.amber} stopOpacity=".55" />
      <stop offset=".7" stopColor={gold.bronze} stopOpacity=".22" />
      <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
    </radialGradient>
    <circle fill={`url(#${id})`} {...{ cx, cy, r }} />
  </>
);

/** Planes of light, brightest at one height and at another no more than what the style sheet goes on with (`styles/shapes/light.svg`). */
const Planes = ({ id, from, to, planes }: { id: string; from: number; to: number; planes: readonly Point[][] }) =>
  planes.map((points, index) => (
    <Fragment key={open(points)}>
      <linearGradient id={`${id}-${index}`} gradientUnits="userSpaceOnUse" x1="0" y1={from} x2="0" y2={to}>
        <stop stopColor={gold.pale} />
        <stop offset={[0.04, 0.1, 0.06][index]} stopColor={gold.honey} />
        <stop offset={[0.16, 0.36, 0.24][index]} stopColor={gold.amber} />
        <stop offset={[0.36, 0.66, 0.5][index]} stopColor={gold.bronze} />
        <stop offset={[0.6, 0.86, 0.74][index]} stopColor={gold.dusk} />
        <stop offset="1" stopColor={gold.night} />
      </linearGradient>
      <path fill={`url(#${id}-${index})`} d={closed(points)} />
    </Fragment>
  ));

interface Prism {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the light leaves the stone. */
  readonly tip: Point;
  readonly size: number;
  /** Width of the ray that enters. */
  readonly ray: number;
  /** Where each plane of light begins and where the last one ends: the corners of its edge, from the tip on. */
  readonly edges: readonly (readonly Point[])[];
  readonly children?: ReactNode;
}

/** One ray at 67.5° into a stone, three planes of light out of its tip, at angles of the cut, to where the columns of the page begin. */
const prism = ({ name, width, height, tip, size, ray, edges, children }: Prism) => {
  const [x, y] = [tip[0], tip[1] - culet(size)];
  const enters: Point = [x + size * 0.1, y - size * 0.4];
  const run = enters[1] * slopes.flat;
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Planes
          id={name}
          from={tip[1]}
          to={height}
          planes={edges.slice(1).map((edge, index) => [tip, ...edges[index]!, ...[...edge].reverse()])}
        />
        {children}
        <Glow id={`${name}-glow`} at={[x, y]} r={Math.min(size * 1.6, x, width - x, y)} />
        <path
          fill={gold.pale}
          d={closed([
            [enters[0] + run, 0],
            [enters[0] + ray, enters[1]],
            [enters[0] - ray, enters[1]],
          ])}
        />
        <Stone facets={view(brilliant(), { x, y, size, tilt: 66, turn: 8 }).visible} />
      </>
    ),
  });
};

const [first, second, third] = columns;

const tip: Point = [third, 640 - second];
const ends: readonly Point[] = [
  [first, 640 - second + third * slopes.flat],
  [second, 640],
  [third, 640],
];

/** The planes of light are the columns of the page, each with a ray as its hard edge; a phone has them side by side below the stone. */
export const prismArt = {
  wide: prism({
    name: 'prism',
    width: 1000,
    height: 650,
    tip,
    size: 186,
    ray: 8,
    edges: [
      ...ends.map((end): readonly Point[] => [end, [end[0], 650]]),
      [
        [1000, tip[1] + 1000 - third],
        [1000, 650],
      ],
    ],
    children: ends.map((end) => <Ray key={end[0]} tip={tip} end={end} foot={650} width={8} />),
  }),
  narrow: prism({
    name: 'prism-phone',
    width: 390,
    height: 440,
    tip: [195, 245],
    size: 146,
    ray: 4,
    edges: [[[0, 440]], [[195 - 195 * slopes.flat, 440]], [[195 + 195 * slopes.flat, 440]], [[390, 440]]],
  }),
};

/** The stone in which the light of the page ends. */
const End = ({ at: [x, y], size }: { at: Point; size: number }) => (
  <>
    <Glow id="end-glow" at={[x, y]} r={size * 1.44} />
    <Stone facets={view(singleCut(), { x, y, size }).visible} />
  </>
);

const meets: Point = [third + 4, 364];

/** Where the rays of the page meet again, in a stone below the last column; on a phone the one that is left ends in it. */
export const meetingArt = {
  wide: defineArt({
    name: 'services/rays-meet',
    width: 1000,
    height: 448,
    draw: () => (
      <>
        <Planes
          id="meeting"
          from={364}
          to={0}
          planes={[
            [meets, [first, 364 - meets[0] * slopes.flat], [first, 0], [second, 0], [second, 360 - second]],
            [meets, [second, 360 - second], [second, 0], [third, 0]],
            [meets, [third, 0], [1000, 0], [1000, 364 - 1000 + meets[0]]],
          ]}
        />
        <Ray tip={meets} end={[first, 364 - meets[0] * slopes.flat]} foot={0} width={8} />
        <Ray tip={meets} end={[second, 360 - second]} foot={0} width={8} />
        <path fill={gold.light} shapeRendering="crispEdges" d={`M${third} 0H${third + 8}V364H${third}Z`} />
        <End at={meets} size={58} />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'services/ray-ends',
    width: 390,
    height: 290,
    draw: () => (
      <>
        <Planes
          id="ending"
          from={195}
          to={0}
          planes={[
            [
              [195, 195],
              [0, 0],
              [195 - 195 * slopes.flat, 0],
            ],
            [
              [195, 195],
              [195 - 195 * slopes.flat, 0],
              [195 + 195 * slopes.flat, 0],
            ],
            [
              [195, 195],
              [195 + 195 * slopes.flat, 0],
              [390, 0],
            ],
          ]}
        />
        <End at={[195, 195]} size={46} />
      </>
    ),
  }),
};

const facets = view(brilliant(), { x: 200, y: 118, size: 190, tilt: 66, turn: 8 }).visible;
const unlit = [gold.dusk, gold.night, gold.ink];

/** One stone in three situations, a column for each: cut, but in the dark; in the light; no more than a plan. */
export const situationsArt = defineSheet({
  name: 'services/situations',
  width: 400,
  height: 290,
  draws: [
    () => (
      <g stroke={gold.bronze} strokeWidth=".8">
        {facets.map(({ points, light }, index) => (
          <path key={closed(points)} fill={unlit[toneOf(light, index, unlit.length)]} d={closed(points)} />
        ))}
      </g>
    ),
    () => <Stone facets={facets} />,
    () => <Guide d={sides(facets.map(({ points }) => points))} dash="8 6" width={1.6} />,
  ],
});
