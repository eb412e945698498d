import { Fragment } from 'react';
import { defineArt } from '../art.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point, polar, sides, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { Stone } from './cut/stone.tsx';
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
const columns = [0, 343.3, 686.6] as const;

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

interface Prism {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the light leaves the stone. */
  readonly tip: Point;
  readonly size: number;
  /** Width of a ray, as the style sheet draws it on. */
  readonly ray: number;
  /** Where each ray turns downwards. */
  readonly ends: readonly Point[];
}

/** One ray at 67.5° into a stone, three out of its tip, at angles of the cut, to where the columns of the page begin. */
const prism = ({ name, width, height, tip, size, ray, ends }: Prism) => {
  const [x, y] = [tip[0], tip[1] - culet(size)];
  const enters: Point = [x + size * 0.1, y - size * 0.4];
  const run = enters[1] * slopes.flat;
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <radialGradient id={`${name}-glow`}>
          <stop stopColor={gold.light} stopOpacity=".3" />
          <stop offset="1" stopColor={gold.light} stopOpacity="0" />
        </radialGradient>
        <circle fill={`url(#${name}-glow)`} cx={x} cy={y} r={Math.min(size * 1.5, x, width - x, y)} />
        <path
          fill={gold.light}
          d={closed([
            [enters[0] + run, 0],
            [enters[0] + ray, enters[1]],
            [enters[0] - ray, enters[1]],
          ])}
        />
        {ends.map((end) => (
          <Ray key={end[0]} tip={tip} end={end} foot={height} width={ray} />
        ))}
        <Stone facets={view(brilliant(), { x, y, size, tilt: 66, turn: 8 }).visible} />
      </>
    ),
  });
};

const [first, second, third] = columns;

/** The rays are the columns of the page; on a phone they run down its margin, and leave it one by one. */
export const prismArt = {
  wide: prism({
    name: 'prism',
    width: 1000,
    height: 650,
    tip: [third, 640 - second],
    size: 186,
    ray: 8,
    ends: [
      [first, 640 - second + third * slopes.flat],
      [second, 640],
      [third, 640],
    ],
  }),
  narrow: prism({
    name: 'prism-phone',
    width: 350,
    height: 566,
    tip: [140, 254],
    size: 134,
    ray: 4,
    ends: [
      [0, 254 + 140 * slopes.flat],
      [8, 254 + 132],
      [16, 254 + 124 / slopes.flat],
    ],
  }),
};

/** The stone in which rays end. */
const End = ({ at: [x, y], size }: { at: Point; size: number }) => (
  <Stone facets={view(singleCut(), { x, y, size }).visible} />
);

/** Where the rays of the page meet again, in a stone below the last column; on a phone the one that is left ends in it. */
export const meetingArt = {
  wide: defineArt({
    name: 'services/rays-meet',
    width: 1000,
    height: 428,
    draw: () => (
      <>
        <Ray tip={[third + 4, 364]} end={[first, 364 - (third + 4) * slopes.flat]} foot={0} width={8} />
        <Ray tip={[third + 4, 364]} end={[second, 360 - second]} foot={0} width={8} />
        <path fill={gold.light} shapeRendering="crispEdges" d={`M${third} 0H${third + 8}V364H${third}Z`} />
        <End at={[third + 4, 364]} size={32} />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'services/ray-ends',
    width: 350,
    height: 136,
    draw: () => (
      <>
        <Ray tip={[42, 52]} end={[0, 10]} foot={0} width={4} />
        <End at={[42, 52]} size={20} />
      </>
    ),
  }),
};

const facets = view(brilliant(), { x: 500, y: 208, size: 386, tilt: 66, turn: 8 }).visible;
const lines = sides(facets.map(({ points }) => points));

/** One stone in three situations, a column for each: cut, but in the dark; in the light; no more than a plan. */
export const situationsArt = defineArt({
  name: 'services/situations',
  width: 1000,
  height: 520,
  draw: () => (
    <>
      {[
        <Fragment key="dark">
          <path fill={gold.ink} d={facets.map(({ points }) => closed(points)).join('')} />
          <Guide d={lines} />
        </Fragment>,
        <Stone facets={facets} key="lit" />,
        <Guide d={lines} dash="12 8" width={2.4} key="plan" />,
      ].map((state, index) => (
        <Fragment key={state.key}>
          <clipPath id={`situation-${index}`}>
            <path d={`M${columns[index]! + 8} 0H${columns[index + 1] ?? 1000}V520H${columns[index]! + 8}Z`} />
          </clipPath>
          <g clipPath={`url(#situation-${index})`}>{state}</g>
        </Fragment>
      ))}
    </>
  ),
});
