import { defineArt } from '../art.ts';
import { colours } from '../../look.ts';
import { blend } from '../blend.ts';
import { Outline } from '../outline.tsx';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone, toneOf } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';

/** Below the first row the list loses width and weight; what lies beyond the line is its second page. */
const rows = [126, 206, 286].map((y, row) => ({ y, width: 560 - row * 34 }));
const stone = view(brilliant(), { x: 214, y: 452, size: 104, tilt: 62, turn: 22.5 }).visible;

/** A list of results: another has the first row, and the stone lies on the second page, from where a line climbs. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 760,
  height: 560,
  draw: () => (
    <>
      <path fill={gold.ink} d={closed(plate(104, 0, 656, 104, 28))} />
      <path fill={gold.light} d={closed(plate(252, 30, 290, 18, 5))} />
      <path fill={gold.deep} d={closed(plate(252, 64, 420, 9, 3))} />
      <Guide d={circle(172, 52, 28)} width={1.6} />
      <Guide d={rows.map(({ y, width }) => closed(plate(134, y, width, 60, 16))).join('')} width={1.5} />
      <path
        fill={gold.deep}
        d={rows
          .map(
            ({ y }, row) =>
              closed(plate(252, y + 17, 190 - row * 30, 10, 3)) + closed(plate(252, y + 38, 340 - row * 46, 6, 2)),
          )
          .join('')}
      />
      <Guide d={rows.map(({ y }) => circle(186, y + 30, 18)).join('')} dash="5 4" width={1.4} />
      <Guide d="M134 368H760" dash="3 7" />
      <Guide d={closed(plate(134, 390, 500, 130, 30))} dash="9 7" width={1.8} />
      <path fill={gold.deep} d={closed(plate(352, 428, 150, 12, 4)) + closed(plate(352, 462, 210, 7, 2))} />
      <Guide d="M52 452V10M36 34L52 10L68 34M52 452H84" width={2} />
      <Guide d={[52, 156, 236, 316].map((y) => `M42 ${y}H62`).join('')} />
      <Stone facets={stone} />
    </>
  ),
});

/** Seen from above, a plane and not a corner of its girdle at the top. */
const brilliantStone = view(brilliant(), { x: 120, y: 120, size: 118, turn: 22.5 }).visible;

interface Tones {
  /** Of its planes, the brightest first. */
  readonly fills: readonly string[];
  readonly line: string;
}

/** The stone alone; its planes are whole. */
const Planes = ({ fills, line, width = 2.2 }: Tones & { readonly width?: number }) => (
  <g stroke={line} strokeLinejoin="round" strokeWidth={width}>
    {brilliantStone.map(({ points, light }, index) => (
      <path fill={index ? fills[toneOf(light, index, fills.length)] : fills[0]} d={closed(points)} key={index} />
    ))}
  </g>
);

/** With lines of one weight at the width it is shown. */
const stoneArt = (name: string, shown: number, tones: Tones) =>
  defineArt({
    name: `solutions/${name}`,
    width: 240,
    height: 240,
    draw: () => <Planes {...tones} width={(1.5 * 240) / shown} />,
  });

const shade = (share: number) => blend({ ink: 100 - share, warm: share });

/** It lies behind the last result, where no light falls on it. */
const dark = { fills: [...[26, 18, 12, 8, 4].map(shade), gold.ink], line: gold.deep };
/** The stone at the foot of the list, in the dark. */
export const topStoneArt = stoneArt('top-stone', 120, dark);

/** At the head of the first row, whose ground is light gold: planes of that colour would be holes in it. */
const light = { fills: [gold.gleam, gold.gleam, gold.pale, gold.dim, gold.dim, gold.deep], line: gold.ink };
/** The stone that has reached the first place. */
export const firstStoneArt = stoneArt('first-stone', 420, light);

/** More light on it with each step. */
const lights: readonly Tones[] = [
  dark,
  { fills: [gold.dim, gold.deep, ...[26, 18, 10, 4].map(shade)], line: gold.deep },
  { fills: [gold.light, gold.pale, gold.dim, gold.deep, shade(26), shade(12)], line: gold.ink },
  light,
];

/** What each step does to it, in the order of the steps. It stands on its lower edge. */
export const stepArts = defineSheet({
  name: 'solutions/ranking-steps',
  width: 240,
  height: 240,
  draws: lights.map((tones) => () => <Planes {...tones} />),
});

interface Rise {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How far apart two ranks are. */
  readonly pitch: number;
  /** Size of the numbers of the lines; those of the ranks stand in the tables of their stones. */
  readonly figures: number;
  readonly placed: readonly { readonly rank: number; readonly x: number; readonly size: number }[];
  /** Where the way turns up to the last rank. */
  readonly turn: number;
}

/** Eleven places, a line for each with its number, and from month to month the way of the stone: level while work is done, then up. */
const rise = ({ name, width, height, pitch, figures: small, placed, turn }: Rise) => {
  const placeAt = (rank: number) => 10 + rank * pitch;
  const [first, second, third] = placed.map(({ rank, x }) => `${x} ${placeAt(rank)}`);
  return defineArt({
    name: `solutions/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Guide
          d={Array.from({ length: 11 }, (_, index) => `M44 ${placeAt(index + 1)}H${width}`).join('')}
          width={1}
          opacity={0.45}
        />
        {Array.from({ length: 11 }, (_, index) => (
          <Outline
            face="sans"
            size={small}
            x={28}
            y={placeAt(index + 1) + small * 0.35}
            anchor="end"
            fill={colours.goldText}
            key={index}
          >
            {String(index + 1)}
          </Outline>
        ))}
        <path
          fill="none"
          stroke={gold.ink}
          strokeWidth="4"
          strokeLinejoin="round"
          d={`M${first}L${second}H${turn}L${third}`}
        />
        {placed.map(({ rank, x, size }, index) => (
          <g key={rank}>
            <svg x={x - size / 2} y={placeAt(rank) - size / 2} width={size} height={size} viewBox="0 0 240 240">
              <Planes {...lights[index]!} />
            </svg>
            <Outline
              face="serif"
              size={size * 0.4}
              x={x}
              y={placeAt(rank) + size * 0.14}
              anchor="middle"
              fill={index ? gold.ink : gold.light}
            >
              {String(rank)}
            </Outline>
          </g>
        ))}
      </>
    ),
  });
};

/** The way climbs at 22.5°, from column to column of the page. */
export const riseArt = rise({
  name: 'ranking-rise',
  width: 1264,
  height: 472,
  pitch: 36.2,
  figures: 20,
  placed: [
    { rank: 11, x: 108, size: 104 },
    { rank: 6, x: 545, size: 132 },
    { rank: 3, x: 982, size: 168 },
  ],
  turn: 720,
});

/** The same on a phone, where it climbs at 45°. */
export const uprightRiseArt = rise({
  name: 'ranking-rise-upright',
  width: 400,
  height: 362,
  pitch: 28,
  figures: 22,
  placed: [
    { rank: 11, x: 80, size: 64 },
    { rank: 6, x: 220, size: 78 },
    { rank: 3, x: 316, size: 94 },
  ],
  turn: 232,
});
