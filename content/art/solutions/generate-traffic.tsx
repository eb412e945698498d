import { colours } from '../../look.ts';
import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { type Piece, Pieces, ring } from '../services/cut/pieces.tsx';
import { Visitor } from './visitor.tsx';

/** The planes of a channel from its left edge to its right one, by shares of its width: dry, and with light running in it. Each is drawn over the rest of the one before, so that no ground shows between them. */
const dry = [
  [0, gold.deep],
  [0.12, blend({ goldDeep: 25, ink: 75 })],
  [0.34, blend({ goldDeep: 45, ink: 55 })],
  [0.66, colours.goldText],
  [0.88, gold.light],
] as const;
const full = [
  [0, gold.deep],
  [0.12, gold.light],
  [0.5, blend({ goldLight: 80, goldDeep: 20 })],
  [0.88, gold.light],
] as const;

interface ChannelProps {
  readonly width: number;
  /** Where its middle begins, where it turns at 22.5°, where it turns down again, and where it ends. */
  readonly x: number;
  readonly from: number;
  readonly turn: number;
  readonly to: number;
  readonly end: number;
  readonly planes: typeof dry | typeof full;
}

const slope = Math.tan(Math.PI / 8);
/** Where a channel stands when it turns down again. */
const below = ({ x, turn, to }: Pick<ChannelProps, 'x' | 'turn' | 'to'>) => turn + Math.abs(to - x) * slope;

/** A channel: straight down, at 22.5° across, and down again; each of its planes is one outline, mitred where it turns. */
function Channel({ width, x, from, turn, to, end, planes }: ChannelProps) {
  const mitre = (1 - Math.sin(Math.PI / 8)) / Math.cos(Math.PI / 8);
  const line = (share: number): readonly Point[] => {
    const right = (share - 0.5) * width;
    const down = right * Math.sign(x - to) * mitre;
    return [
      [x + right, from],
      [x + right, turn + down],
      [to + right, below({ x, turn, to }) + down],
      [to + right, end],
    ];
  };
  return (
    <>
      {planes.map(([start, fill]) => (
        <path key={start} fill={fill} d={closed([...line(start), ...[...line(1)].reverse()])} />
      ))}
    </>
  );
}

/** What the window is made of: dark, and lit from inside. */
const shades = {
  dark: {
    frame: [gold.dim, gold.deep, gold.bronze, gold.dusk],
    room: [
      blend({ goldDeep: 20, ink: 80 }),
      blend({ goldDeep: 30, ink: 70 }),
      blend({ goldDeep: 14, ink: 86 }),
      blend({ goldDeep: 42, ink: 58 }),
    ],
    back: blend({ goldDeep: 8, ink: 92 }),
    signs: gold.ink,
  },
  lit: {
    frame: [gold.pale, gold.honey, gold.amber, gold.bronze],
    room: [gold.honey, gold.light, gold.dim, gold.pale],
    back: gold.gleam,
    signs: gold.ink,
  },
} as const;

interface WindowProps {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly lit?: boolean;
}

/** A site as a shop window: a frame with the bar of a browser, a deep room behind it, and a sill before it. */
function Window({ at: [x, y], size: [width, height], lit = false }: WindowProps) {
  const { frame, room, back, signs } = lit ? shades.lit : shades.dark;
  const depth = 64;
  const [edge, bar] = [18, 62];
  const [left, right, top, bottom] = [x + edge, x + width - edge, y + bar, y + height];
  // The back wall of the room lies higher than its front: we look at it from the street, a little from above.
  const [backLeft, backRight, backTop, backBottom] = [left + 96, right - 96, top + 44, bottom - 92];
  const up = ([px, py]: Point): Point => [px + depth, py - depth * slope];
  const pieces: readonly Piece[] = [
    // Roof and right side.
    [frame[0], [[x + 24, y], [x + width - 24, y], up([x + width - 24, y]), up([x + 24, y])]],
    [frame[2], [[x + width - 24, y], [x + width, y + 24], up([x + width, y + 24]), up([x + width - 24, y])]],
    [frame[3], [[x + width, y + 24], [x + width, y + height], up([x + width, y + height]), up([x + width, y + 24])]],
    // Front of the frame.
    [
      frame[1],
      [
        [x, y + 24],
        [x + 24, y],
        [x + width - 24, y],
        [x + width, y + 24],
        [x + width, bottom],
        [x, bottom],
      ],
    ],
    // Room: left wall, right wall, ceiling, floor, back.
    [
      room[0],
      [
        [left, top],
        [backLeft, backTop],
        [backLeft, backBottom],
        [left, bottom],
      ],
    ],
    [
      room[1],
      [
        [right, top],
        [backRight, backTop],
        [backRight, backBottom],
        [right, bottom],
      ],
    ],
    [
      room[2],
      [
        [left, top],
        [right, top],
        [backRight, backTop],
        [backLeft, backTop],
      ],
    ],
    [
      room[3],
      [
        [left, bottom],
        [right, bottom],
        [backRight, backBottom],
        [backLeft, backBottom],
      ],
    ],
    [
      back,
      [
        [backLeft, backTop],
        [backRight, backTop],
        [backRight, backBottom],
        [backLeft, backBottom],
      ],
    ],
    [signs, ...[34, 62, 90].map((right) => ring([x + right, y + 32], 9)), plate(x + 124, y + 20, width - 164, 24, 7)],
    // The sill: what one stands on, and its front.
    [
      frame[0],
      [
        [x - 26, bottom + 34],
        [x, bottom],
        [x + width, bottom],
        [x + width + 26, bottom + 34],
      ],
    ],
    [
      frame[2],
      [
        [x - 26, bottom + 34],
        [x + width + 26, bottom + 34],
        [x + width + 26, bottom + 62],
        [x - 26, bottom + 62],
      ],
    ],
    [
      frame[3],
      [
        [x + width + 26, bottom + 34],
        [x + width, bottom],
        up([x + width, bottom]),
        up([x + width + 26, bottom + 34]),
        up([x + width + 26, bottom + 62]),
        [x + width + 26, bottom + 62],
      ],
    ],
  ];
  return <Pieces pieces={pieces} />;
}

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
            turn={turn + lane * (step * width - gates[1] * slope)}
            to={to}
            end={height}
            planes={dry}
          />
        ))}
        <Window at={at} size={size} />
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
            turn={turn + (2 - lane) * (step - apart * slope) * width}
            to={gates[0] + lane * gates[1]}
            end={y + 40}
            planes={full}
          />
        ))}
        <Window at={[x, y]} size={[across, high]} lit />
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
