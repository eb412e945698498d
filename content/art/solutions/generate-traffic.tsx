import { defineArt } from '../art.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Channel, dry, full } from './channel.tsx';
import { ShopWindow } from './shop-window.tsx';
import { Visitor } from './visitor.tsx';

/** The channels by shares of the width of the page: how wide, and how far apart. */
const [wide, apart] = [0.046, 0.064];
/** How far apart they are across their way at 22.5°, as far as where they run down. */
const step = apart / Math.cos(Math.PI / 8);
const lanes = (width: number) => [0, 1, 2].map((lane) => (wide / 2 + lane * apart) * width);

interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  /** Where the first channel meets the window, and how far the others are from it. */
  readonly gates: readonly [first: number, apart: number];
  /** Where the first of them turns. */
  readonly turn: number;
}

/** The upper part of the page: three dry channels lead to a dark window. */
const head = ({ name, width, height, at, size, gates, turn }: Scene) =>
  defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        {lanes(width).map((to, lane) => (
          <Channel
            key={to}
            width={wide * width}
            x={gates[0] + lane * gates[1]}
            from={at[1] + size[1] + 40}
            turn={turn + lane * (step * width - gates[1] * slopes.flat)}
            to={to}
            end={height}
            planes={dry}
          />
        ))}
        <ShopWindow at={at} size={size} />
      </>
    ),
  });

/** Across the page. */
export const generateTrafficArt = head({
  name: 'solutions/generate-traffic',
  width: 1318,
  height: 900,
  at: [742, 30],
  size: [480, 330],
  gates: [800, 120],
  turn: 446,
});
/** For an upright screen. */
export const uprightArt = head({
  name: 'solutions/generate-traffic-upright',
  width: 780,
  height: 815,
  at: [64, 34],
  size: [620, 400],
  gates: [420, 84],
  turn: 560,
});

/** Where light rises in each of them, by shares of their height: from a thread to its whole width. */
const rising = [
  [0.04, 0.45],
  [0.22, 0.72],
  [0.44, 0.99],
] as const;

/** The channels between both, which fill one after the other: as wide as the page and as high as what is said beside them. */
export const channelsArt = defineArt({
  name: 'solutions/traffic-channels',
  width: 1318,
  height: 2400,
  stretches: true,
  draw: () => (
    <>
      {lanes(1318).map((x, lane) => {
        const way = { width: wide * 1318, x, from: 0, turn: 1, to: x, end: 2400 };
        const [thread, whole] = rising[lane]!;
        const half = way.width / 2;
        return (
          <g key={x}>
            <Channel {...way} planes={dry} />
            <clipPath id={`rising-${lane}`}>
              <path
                d={closed([
                  [x, thread * 2400],
                  [x + half, whole * 2400],
                  [x + half, 2400],
                  [x - half, 2400],
                  [x - half, whole * 2400],
                ])}
              />
            </clipPath>
            <g clipPath={`url(#rising-${lane})`}>
              <Channel {...way} planes={full} />
            </g>
          </g>
        );
      })}
    </>
  ),
});

/** The lower part: all three are full, the window is lit, its light lies on the ground as far as the last words, and somebody has arrived. */
const foot = ({ name, width, height, at: [x, y], size: [across, high], gates, turn }: Scene) => {
  const [middle, sill] = [x + across * 0.5, y + high];
  return defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        <path
          fill={gold.pale}
          d={closed([
            [x - 26, sill + 60],
            [x + across + 26, sill + 60],
            [width, height - 30],
            [width, height + 1],
            [0, height + 1],
            [0, height - 30],
          ])}
        />
        {lanes(width).map((from, lane) => (
          <Channel
            key={from}
            width={wide * width}
            x={from}
            from={-1}
            turn={turn + (2 - lane) * (step - apart * slopes.flat) * width}
            to={gates[0] + lane * gates[1]}
            end={y + 40}
            planes={full}
          />
        ))}
        <ShopWindow at={[x, y]} size={[across, high]} lit />
        <Pieces
          pieces={[
            // Its shadow, on the floor, down the front of the sill, and on the ground.
            [
              gold.honey,
              [
                [middle - 34, sill],
                [middle + 40, sill],
                [middle + 74, sill + 34],
                [middle - 14, sill + 34],
              ],
            ],
            [
              gold.bronze,
              [
                [middle - 14, sill + 34],
                [middle + 74, sill + 34],
                [middle + 74, sill + 62],
                [middle - 14, sill + 62],
              ],
            ],
            [
              gold.light,
              [
                [middle - 14, sill + 62],
                [middle + 74, sill + 62],
                [middle + 224, height - 64],
                [middle + 246, height - 44],
                [middle + 230, height - 28],
                [middle + 160, height - 28],
                [middle + 112, height - 46],
              ],
            ],
          ]}
        />
        <Visitor at={[middle, sill - 70]} size={84} />
      </>
    ),
  });
};

/** Across the page. */
export const arrivalArt = foot({
  name: 'solutions/traffic-arrival',
  width: 1318,
  height: 1050,
  at: [389, 450],
  size: [540, 360],
  gates: [520, 120],
  turn: 60,
});
/** For an upright screen. */
export const arrivalUpright = foot({
  name: 'solutions/traffic-arrival-upright',
  width: 780,
  height: 940,
  at: [58, 350],
  size: [620, 400],
  gates: [440, 80],
  turn: 50,
});
