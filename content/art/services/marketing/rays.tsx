import { Fragment, type ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { type Fading, Glow } from '../cut/glow.tsx';
import { closed, open, type Point } from '../cut/point.ts';
import { Planes } from '../cut/planes.tsx';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { sideStone, tableAbove } from './stone.tsx';

/** Columns of the page in thousandths of its width: where each begins. */
const columns = [0, 343.4, 686.7] as const;

/** A ray of a column, in one piece: from a tip, broader and broader, to where it turns downwards (or from below up to a tip), and on along the column's edge. */
function Ray({ tip, end, foot, width }: { tip: Point; end: Point; foot: number; width: number }) {
  const turn = Math.PI / 2 - Math.atan2(Math.abs(end[1] - tip[1]), Math.abs(end[0] - tip[0]));
  const inner: Point = [end[0] + width, end[1] + Math.sign(foot - tip[1]) * Math.abs(width) * Math.tan(turn / 2)];
  return <path fill={gold.light} d={closed([tip, end, [end[0], foot], [inner[0], foot], inner])} />;
}

/** The light behind a stone. */
const light: Fading = [
  [0, gold.honey, 0.9],
  [0.4, gold.amber, 0.55],
  [0.7, gold.bronze, 0.22],
  [1, gold.bronze, 0],
];

/** Planes of light, brightest at one height and at another no more than what the style sheet goes on with (`styles/shapes/light.svg`). */
const Beams = ({ id, from, to, planes }: { id: string; from: number; to: number; planes: readonly Point[][] }) =>
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
  /** Half the width of the ray that enters, and from where: from above the page, or from the side of a screen on which words stand above. */
  readonly ray: number;
  readonly from: Point;
  /** Above this height nothing of it shows. */
  readonly clear?: number;
  /** Where each plane of light begins and where the last one ends: the corners of its edge, from the tip on. */
  readonly edges: readonly (readonly Point[])[];
  readonly children?: ReactNode;
}

/** One ray at an angle of the cut into a stone, three planes of light out of its tip, at such angles too, to where the columns of the page begin. */
const prism = ({ name, width, height, tip, size, ray, from, clear = 0, edges, children }: Prism) => {
  const [x, y] = [tip[0], tip[1] - size];
  const enters: Point = [x, tip[1] - tableAbove(size)];
  const across: Point = -from[0] > -from[1] ? [0, ray] : [ray, 0];
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Beams
          id={name}
          from={tip[1]}
          to={height}
          planes={edges.slice(1).map((edge, index) => [tip, ...edges[index]!, ...[...edge].reverse()])}
        />
        {children}
        <Glow id={`${name}-glow`} at={[x, y]} radius={Math.min(size * 1.25, width - x, y)} stops={light} />
        {/* It begins below the bar of the page, whose words it would cross. */}
        <linearGradient id={`${name}-ray`} gradientUnits="userSpaceOnUse" x1="0" y1={clear} x2="0" y2={clear * 1.6}>
          <stop stopColor={gold.pale} stopOpacity="0" />
          <stop offset="1" stopColor={gold.pale} />
        </linearGradient>
        <path
          fill={clear ? `url(#${name}-ray)` : gold.pale}
          d={closed([
            [enters[0] + from[0] - across[0], enters[1] + from[1] + across[1]],
            [enters[0] + from[0] + across[0], enters[1] + from[1] - across[1]],
            [enters[0] + across[0], enters[1] - across[1]],
            [enters[0] - across[0], enters[1] + across[1]],
          ])}
        />
        <Planes planes={sideStone(tip, size)} />
      </>
    ),
  });
};

const [first, second, third] = columns;

/** How far the drawing reaches above its place, as the style sheet lets it: to above the page. */
const above = 220;
const foot = above + 650;
const turns = foot - 10;

const tip: Point = [third, turns - second];
const ends: readonly Point[] = [
  [first, tip[1] + third * slopes.flat],
  [second, turns],
  [third, turns],
];
const last: Point = [1000, tip[1] + 1000 - third];

/** The planes of light are the columns of the page, each with a ray as its hard edge; a phone has them side by side below the stone. */
export const prismArt = {
  wide: prism({
    name: 'prism',
    width: 1000,
    height: foot,
    tip,
    size: 178,
    ray: 8,
    from: [-300 * slopes.flat, -300],
    clear: 140,
    edges: [...ends.map((end): readonly Point[] => [end, [end[0], foot]]), [last, [1000, foot]]],
    children: [...ends, last].map((end) => (
      <Ray key={end[0]} tip={tip} end={end} foot={foot} width={end === last ? -8 : 8} />
    )),
  }),
  narrow: prism({
    name: 'prism-phone',
    width: 390,
    height: 490,
    tip: [195, 295],
    size: 142,
    ray: 5,
    from: [-240, -240 * slopes.flat],
    edges: [[[0, 490]], [[195 - 195 * slopes.flat, 490]], [[195 + 195 * slopes.flat, 490]], [[390, 490]]],
  }),
};

/** How far from the edge of its column the one ray falls, so that it meets the button on its upper edge, not on its cut corner. */
const aside = 48;
const meets: Point = [third + 4 + aside, 364 + aside];

/** Where the rays of the page meet again and go on as one, into the button: each turns on its column's edge towards that place, at an angle of the cut. */
const turning: readonly Point[] = [
  [first, meets[1] - meets[0] * slopes.flat],
  [second, meets[1] - meets[0] + second],
  [third, meets[1] - aside * slopes.steep],
  [1000, meets[1] - 1000 + meets[0]],
];
const above0 = ([x]: Point): Point => [x, 0];

export const meetingArt = {
  wide: defineArt({
    name: 'services/rays-meet',
    width: 1000,
    height: 448 + aside,
    draw: () => (
      <>
        <Beams
          id="meeting"
          from={meets[1]}
          to={0}
          planes={turning.slice(1).map((end, index) => {
            const before = turning[index]!;
            return [meets, before, above0(before), above0(end), end];
          })}
        />
        {turning.map((end) => (
          <Ray key={end[0]} tip={meets} end={end} foot={0} width={end[0] === 1000 ? -8 : 8} />
        ))}
        <path fill={gold.light} d={`M${meets[0] - 4} ${meets[1] - 12}h8V${448 + aside}h-8z`} />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'services/ray-ends',
    width: 390,
    height: 290,
    draw: () => (
      <>
        <Beams
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
        <path fill={gold.light} d="M193 190h4v76h-4z" />
      </>
    ),
  }),
};
