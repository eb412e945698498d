import { Fragment } from 'react';
import { defineArt } from '../art.ts';
import { blend } from '../blend.ts';
import { brilliant, singleCut } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point, polar, sides, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
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
      <Stone facets={reached} scale={0.6} line={1.1} />
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
const columns = [0, 1030 / 3, 2060 / 3] as const;

/** Light that grows weak with the distance from a hard edge: its gradient begins at a point and ends at another. */
const Fading = ({ id, from, to, strength = 0.5 }: { id: string; from: Point; to: Point; strength?: number }) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
    <stop stopColor={gold.light} stopOpacity={strength} />
    <stop offset="1" stopColor={gold.light} stopOpacity="0" />
  </linearGradient>
);

/** The point of a stone that light leaves by, below its middle. */
const culet = (size: number) => size * 0.86 * Math.sin((66 * Math.PI) / 180);

interface Prism {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the light leaves the stone. */
  readonly tip: Point;
  readonly size: number;
  /** Where each ray turns downwards. */
  readonly ends: readonly Point[];
}

/** One ray at 67.5° into a stone, three out of its tip, at angles of the cut, to where the columns of the page begin. */
const prism = ({ name, width, height, tip, size, ends }: Prism) => {
  const [x, y] = [tip[0], tip[1] - culet(size)];
  const enters: Point = [x + size * 0.1, y - size * 0.4];
  const run = enters[1] * Math.tan((22.5 * Math.PI) / 180);
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <radialGradient id={`${name}-glow`}>
          <stop stopColor={gold.light} stopOpacity=".42" />
          <stop offset="1" stopColor={gold.light} stopOpacity="0" />
        </radialGradient>
        <circle fill={`url(#${name}-glow)`} cx={x} cy={y} r={Math.min(size * 1.5, x, width - x, y)} />
        <Fading id={`${name}-in`} from={enters} to={[enters[0] + run, 0]} strength={1} />
        <path
          fill={`url(#${name}-in)`}
          d={closed([
            [enters[0] + run - 9, 0],
            [enters[0] + run + 9, 0],
            [enters[0] + 9, enters[1]],
            [enters[0] - 9, enters[1]],
          ])}
        />
        {ends.map((end, ray) => {
          const next = ends[ray + 1] ?? [end[0] + width / 3, height];
          const angle = Math.atan2(end[1] - tip[1], end[0] - tip[0]) - Math.PI / 2;
          const fade: Point = [tip[0] + Math.cos(angle) * size * 0.7, tip[1] + Math.sin(angle) * size * 0.7];
          return (
            <Fragment key={end[0]}>
              <Fading id={`${name}-${ray}`} from={tip} to={fade} />
              <path fill={`url(#${name}-${ray})`} d={closed([tip, end, [end[0], height], [next[0], height], next])} />
            </Fragment>
          );
        })}
        {/* Below it the light of each column begins anew. */}
        <linearGradient id={`${name}-end`} x2="0" y2="1">
          <stop stopColor={gold.ink} stopOpacity="0" />
          <stop offset="1" stopColor={gold.ink} />
        </linearGradient>
        <path fill={`url(#${name}-end)`} d={`M0 ${height * 0.7}H${width}V${height}H0Z`} />
        <path
          fill="none"
          stroke={gold.light}
          strokeWidth="2"
          strokeLinejoin="bevel"
          d={ends.map((end) => open([tip, end, [end[0], height]])).join('')}
        />
        <Stone facets={view(brilliant(), { x, y, size, tilt: 66, turn: 8 }).visible} />
      </>
    ),
  });
};

const [first, second, third] = columns;
const flat = Math.tan((22.5 * Math.PI) / 180);

/** The rays are the columns of the page; on a phone the first is its edge and the others leave the screen. */
export const prismArt = {
  wide: prism({
    name: 'prism',
    width: 1000,
    height: 650,
    tip: [third + 0.8, 650 - second],
    size: 186,
    ends: [
      [first + 0.8, 650 - second + third * flat],
      [second + 0.8, 650],
      [third + 0.8, 650],
    ],
  }),
  narrow: prism({
    name: 'prism-phone',
    width: 350,
    height: 560,
    tip: [190, 330],
    size: 150,
    ends: [
      [1, 330 + 189],
      [190 - 230 * flat, 560],
      [190 + 230 * flat, 560],
    ],
  }),
};

/** Where the rays of the page meet again, in the point below the last column. */
export const meetingArt = defineArt({
  name: 'services/rays-meet',
  width: 1000,
  height: 344,
  draw: () => (
    <>
      <radialGradient id="rays-meet" gradientUnits="userSpaceOnUse" cx={third} cy="344" r="300">
        <stop stopColor={gold.light} stopOpacity=".5" />
        <stop offset="1" stopColor={gold.light} stopOpacity="0" />
      </radialGradient>
      <path
        fill="url(#rays-meet)"
        d={closed([
          [0, 344 - third * flat],
          [third, 344],
          [third + 0.8, 0],
          [0, 0],
        ])}
      />
      <path
        fill="none"
        stroke={gold.light}
        strokeWidth="2"
        strokeLinejoin="bevel"
        d={
          open([
            [first + 0.8, 0],
            [first + 0.8, 344 - third * flat],
            [third + 0.8, 343],
          ]) +
          open([
            [second + 0.8, 0],
            [third + 0.8, 343],
          ]) +
          open([
            [third + 0.8, 0],
            [third + 0.8, 344],
          ])
        }
      />
    </>
  ),
});

const facets = view(brilliant(), { x: 500, y: 208, size: 386, tilt: 66, turn: 8 }).visible;
const lines = sides(facets.map(({ points }) => points));

/** One stone in three situations, a column for each: cut, but in the dark; in the light; no more than a plan. */
export const situationsArt = defineArt({
  name: 'services/situations',
  width: 1000,
  height: 520,
  draw: () => (
    <>
      <radialGradient id="situations-glow">
        <stop stopColor={gold.light} stopOpacity=".34" />
        <stop offset="1" stopColor={gold.light} stopOpacity="0" />
      </radialGradient>
      {[
        <Fragment key="dark">
          {facets.map(({ points, light }, index) => {
            const goldDeep = Math.round(3 + Math.max(0, light) ** 3 * 42);
            return <path fill={blend({ ink: 100 - goldDeep, goldDeep })} d={closed(points)} key={index} />;
          })}
          <Guide d={lines} />
        </Fragment>,
        <Fragment key="lit">
          <circle fill="url(#situations-glow)" cx="500" cy="260" r="260" />
          <Stone facets={facets} />
        </Fragment>,
        <Guide d={lines} dash="12 8" width={2.4} key="plan" />,
      ].map((state, index) => (
        <Fragment key={state.key}>
          <clipPath id={`situation-${index}`}>
            <path d={`M${columns[index]! + 4} 0H${(columns[index + 1] ?? 1004) - 4}V520H${columns[index]! + 4}Z`} />
          </clipPath>
          <g clipPath={`url(#situation-${index})`}>{state}</g>
        </Fragment>
      ))}
    </>
  ),
});
