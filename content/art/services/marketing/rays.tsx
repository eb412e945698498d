import { Fragment, type ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { type Fading, Glow } from '../cut/glow.tsx';
import { closed, open, type Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';

/** Columns of the page in thousandths of its width: where each begins. */
const columns = [0, 1000 / 3, 2000 / 3] as const;

/** How broad a ray is, as the style sheet has those that go on. */
const broad = 3;

/** A ray of a column, in one piece: from a tip, broader and broader, to where it turns downwards (or from below up to a tip), and on along the column's edge. */
function Ray({ tip, end, foot, width }: { tip: Point; end: Point; foot: number; width: number }) {
  const turn = Math.PI / 2 - Math.atan2(Math.abs(end[1] - tip[1]), Math.abs(end[0] - tip[0]));
  const inner: Point = [end[0] + width, end[1] + Math.sign(foot - tip[1]) * Math.abs(width) * Math.tan(turn / 2)];
  return <path fill={gold.light} d={closed([tip, end, [end[0], foot], [inner[0], foot], inner])} />;
}

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

interface Fan {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the light is gathered. */
  readonly tip: Point;
  /** Above this height nothing of it shows: there are words. */
  readonly clear: number;
  /** Where each plane of light begins and where the last one ends: the corners of its edge, from the tip on. */
  readonly edges: readonly (readonly Point[])[];
  readonly children?: ReactNode;
}

/** The light behind the tip. */
const dawn: Fading = [
  [0, gold.amber, 0.6],
  [0.5, gold.bronze, 0.3],
  [1, gold.bronze, 0],
];

/** The two sides of the fold, that towards the lamp first: how the light grows from nothing to the tip. */
const halves = [
  [gold.bronze, gold.amber, gold.light, gold.gleam],
  [gold.dusk, gold.bronze, gold.amber, gold.honey],
] as const;

/** One beam of light, folded once along its middle, which narrows at an angle of the cut to a tip; three planes leave that, at such angles too, to where the columns of the page begin. */
const fan = ({ name, width, height, tip, clear, edges, children }: Fan) => {
  const [x, y] = tip;
  const side = (y - clear) * slopes.flat;
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Glow id={`${name}-glow`} at={tip} radius={side * 1.6} stops={dawn} />
        <Beams
          id={name}
          from={y}
          to={height}
          planes={edges.slice(1).map((edge, index) => [tip, ...edges[index]!, ...[...edge].reverse()])}
        />
        {children}
        {halves.map((tones, half) => (
          <Fragment key={tones[0]}>
            <linearGradient id={`${name}-half-${half}`} gradientUnits="userSpaceOnUse" x1="0" y1={clear} x2="0" y2={y}>
              {tones.map((tone, stop) => (
                <stop
                  key={tone}
                  offset={[0, 0.35, 0.75, 1][stop]}
                  stopColor={tone}
                  stopOpacity={stop ? undefined : 0}
                />
              ))}
            </linearGradient>
            <path
              fill={`url(#${name}-half-${half})`}
              d={closed([tip, [x - side * (1 - half), clear], [x + side * half, clear]])}
            />
          </Fragment>
        ))}
      </>
    ),
  });
};

const [first, second, third] = columns;

/** How far the drawing reaches above its place, as the style sheet lets it: to above the page. */
const above = 220;
const foot = above + 650;
const turns = foot - 10;

const tip: Point = [third + broad / 2, turns - second];
const ends: readonly Point[] = [
  [first, tip[1] + tip[0] * slopes.flat],
  [second, tip[1] + tip[0] - second],
  [third, turns],
];
const last: Point = [1000, tip[1] + 1000 - tip[0]];

/** The planes of light are the columns of the page, each with a ray as its hard edge; a phone has them side by side below the tip. */
export const fanArt = {
  wide: fan({
    name: 'fan',
    width: 1000,
    height: foot,
    tip,
    clear: 140,
    edges: [...ends.map((end): readonly Point[] => [end, [end[0], foot]]), [last, [1000, foot]]],
    children: [...ends, last].map((end) => (
      <Ray key={end[0]} tip={tip} end={end} foot={foot} width={end === last ? -broad : broad} />
    )),
  }),
  narrow: fan({
    name: 'fan-phone',
    width: 390,
    height: 395,
    tip: [195, 200],
    clear: 0,
    edges: [[[0, 395]], [[195 - 195 * slopes.flat, 395]], [[195 + 195 * slopes.flat, 395]], [[390, 395]]],
  }),
};

/** Where the third ray, which alone falls straight, takes in the others. */
const meets: Point = [third + broad / 2, 400];

/** How far down the button is. */
const button = meets[1] + 90;

/** Where the rays of the page meet again and go on as one, into the button: each turns on its column's edge towards that place, at an angle of the cut. */
const turning: readonly Point[] = [
  [first, meets[1] - meets[0] * slopes.flat],
  [second, meets[1] - meets[0] + second],
  [third, meets[1]],
  [1000, meets[1] - 1000 + meets[0]],
];
const above0 = ([x]: Point): Point => [x, 0];

export const meetingArt = {
  wide: defineArt({
    name: 'services/rays-meet',
    width: 1000,
    height: button,
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
          <Ray key={end[0]} tip={meets} end={end} foot={0} width={end[0] === 1000 ? -broad : broad} />
        ))}
        <path fill={gold.light} d={`M${meets[0] - broad / 2} ${meets[1] - 12}h${broad}V${button}h-${broad}z`} />
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
