import { defineArt, type Drawing } from '../art.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Arm, brassAt, Lap, mastWidth, Ring, Rod, Rough, slimMast } from './machine.tsx';
import { Cutter, CutterArm, Leaf, Looker, Writer } from './makers.tsx';
import { Lit } from './makers/lit.tsx';
import { Quadrant } from './quadrant.tsx';

interface Maker {
  readonly at: Point;
  readonly size: number;
  readonly mirrored?: boolean;
}

interface Edition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pivot: Point;
  readonly radius: number;
  /** Where the mast ends above, and how broad it is. */
  readonly mast: number;
  readonly broad: number;
  readonly lap: { readonly at: Point; readonly radius: number };
  readonly stone: number;
  /** How high the bench is, and how much of that its upper side. */
  readonly high: number;
  readonly deep: number;
  /** Where the shade of the lamp hangs, on an arm of the mast, and how large it is. */
  readonly lamp: Point;
  readonly shade: number;
  /** Who works there, behind the machine: whose hand lies on its arm, who looks through a loupe, who reads. */
  readonly cutter: Maker;
  readonly looker?: Maker;
  readonly writer?: Maker;
  /** Where rough stones wait on it. */
  readonly waiting: readonly (readonly [x: number, size: number])[];
}

/** Planes of the front of the bench, from and to in shares of its width. */
const planks = [
  [0.06, 0.2, 'honey'],
  [0.2, 0.25, 'gleam'],
  [0.25, 0.43, 'light'],
  [0.43, 0.55, 'dim'],
  [0.55, 0.74, 'honey'],
  [0.74, 0.8, 'pale'],
  [0.8, 0.92, 'dim'],
] as const;

/** A foot that spreads towards what it stands on. */
export const Foot = ({ at: [x, y], width }: { readonly at: Point; readonly width: number }) => (
  <>
    <Rod from={[x, y - width * 0.32]} to={[x, y - width * 0.12]} width={width * 0.4} end={width} />
    <Rod from={[x, y - width * 0.12]} to={[x, y]} width={width} />
  </>
);

/** How far below the place where the shade hangs its light ends, by the size of the shade: a little out of it. */
const bulb = 1.14;

/** The shade of the lamp: a cone in planes that opens downwards, with the light inside it. */
function Shade({ at, size }: { readonly at: Point; readonly size: number }) {
  const on = (far: number, side: number): Point => [at[0] - side, at[1] + far];
  const [narrow, broad] = [size * 0.2, size * 0.72];
  const shares = [1, 0.62, 0.2, -0.3, -0.74, -1];
  return (
    <>
      <Rod from={on(-size * 0.3, 0)} to={on(size * 0.1, 0)} width={size * 0.3} />
      {shares.slice(1).map((share, index) => (
        <path
          key={share}
          fill={brassAt([0.85, 0.62, 0.3, 0.05, 0.4][index]!)}
          d={closed([
            on(0, narrow * shares[index]!),
            on(0, narrow * share),
            on(size, broad * share),
            on(size, broad * shares[index]!),
          ])}
        />
      ))}
      <path
        fill={gold.gleam}
        d={closed([on(size, broad), on(size * bulb, broad * 0.6), on(size * bulb, -broad * 0.6), on(size, -broad)])}
      />
    </>
  );
}

function bench(edition: Edition): Drawing {
  const { name, width, height, pivot, radius, mast, broad, lap, stone, high, deep, lamp, shade, waiting } = edition;
  const { cutter, looker, writer } = edition;
  const top = height - high;
  /** The light, from the rim of the shade down to the bench, 22.5° off the vertical to each side. */
  const rim = shade * 0.6;
  const reach = rim + (top - lamp[1] - shade * bulb) * slopes.flat;
  const light: readonly Point[] = [
    [lamp[0] - rim, lamp[1] + shade * bulb],
    [lamp[0] + rim, lamp[1] + shade * bulb],
    [lamp[0] + reach, top],
    [lamp[0] - reach, top],
  ];
  const cone = `${name}-cone`;
  /** The arm stands at the middle stop and the stone on the lap. */
  const length = (lap.at[1] - pivot[1] - stone * 0.36) * Math.SQRT2;
  /** Where its front turns, from its left end to the right one: both ends look alike, so that it can go on beyond the picture. */
  const slant = (high - deep) / slopes.steep;
  const front = (share: number, y: number): Point => [width * share + (y ? slant : 0), top + deep + y];
  return defineArt({
    name: `about/${name}`,
    width,
    height,
    draw: () => (
      <>
        <linearGradient id={`${name}-light`} x2="0" y2="1">
          <stop stopColor={gold.light} stopOpacity="0.75" />
          <stop offset="1" stopColor={gold.light} stopOpacity="0.3" />
        </linearGradient>
        <clipPath id={cone}>
          <path d={closed(light)} />
        </clipPath>
        <path fill={`url(#${name}-light)`} d={closed(light)} />
        <Rod from={[lamp[0] - shade * 0.2, mast + 26]} to={[pivot[0], mast + 26]} width={shade * 0.13} />
        <Rod from={[lamp[0], mast + 26]} to={lamp} width={shade * 0.1} />
        <Shade at={lamp} size={shade} />
        {writer && (
          <>
            <Lit id={`${name}-writer`} cone={cone} edge={[writer.mirrored ? -5 : 5, -2]}>
              <Writer {...writer} />
            </Lit>
            <Leaf {...writer} />
          </>
        )}
        {looker && (
          <Lit id={`${name}-looker`} cone={cone} edge={[-6, -2]}>
            <Looker {...looker} />
          </Lit>
        )}
        <Lit id={`${name}-cutter`} cone={cone} edge={[6, -2]}>
          <Cutter {...cutter} />
        </Lit>
        {/* The bench: its upper side in the light, and planes to the front, with a white one for each flash of the lamp. */}
        <path fill={gold.pale} d={`M0 ${top}H${width}V${height}H0Z`} />
        <path fill={gold.light} d={`M0 ${top + deep}H${width}V${height}H0Z`} />
        {planks.map(([from, to, tone]) => (
          <path
            key={from}
            fill={gold[tone]}
            d={closed([front(from, 0), front(to, 0), front(to, high), front(from, high)])}
          />
        ))}
        <Foot at={[pivot[0], top + deep * 0.7]} width={broad * 2.6} />
        <Rod from={[pivot[0], mast]} to={[pivot[0], top]} width={broad} />
        <Rod from={[pivot[0], mast - 12]} to={[pivot[0], mast + 10]} width={broad * 1.5} />
        <Quadrant pivot={pivot} radius={radius} />
        <Rod from={[lap.at[0], lap.at[1] + 40]} to={[lap.at[0], top + deep * 0.3]} width={radius * 0.2} />
        <Foot at={[lap.at[0], top + deep * 0.7]} width={radius * 0.6} />
        <Lap at={lap.at} radius={lap.radius} thick={lap.radius * 0.1} />
        <Arm pivot={pivot} length={length} angle={135} size={stone} />
        <Lit id={`${name}-arm`} cone={cone}>
          <CutterArm {...cutter} reach={polar(pivot, length - stone * 2.8, 135)} />
        </Lit>
        <Ring at={pivot} inner={radius * 0.07} outer={radius * 0.17} />
        <Ring at={pivot} inner={0} outer={radius * 0.07} />
        {waiting.map(([x, size]) => (
          <Rough key={x} at={[x, top + deep * 0.75 - size * 0.8]} size={size} turn={x} />
        ))}
      </>
    ),
  });
}

/** The bench in the place of the intro film: three who work at it by one lamp, and the machine that holds a stone at 45°. */
export const benchArt = bench({
  name: 'bench',
  width: 1440,
  height: 880,
  pivot: [1230, 236],
  radius: 204,
  mast: 62,
  broad: mastWidth,
  lap: { at: [846, 680], radius: 204 },
  stone: 66,
  high: 112,
  deep: 46,
  lamp: [850, 196],
  shade: 130,
  writer: { at: [150, 500], size: 0.84 },
  looker: { at: [1190, 462], size: 0.84 },
  cutter: { at: [500, 350], size: 0.92 },
  waiting: [
    [1392, 34],
    [1326, 26],
  ],
});

/** The same for a phone: the one who cuts has his face in the light, and across from him the sheet is read. */
export const benchTallArt = bench({
  name: 'bench-tall',
  width: 780,
  height: 900,
  pivot: [716, 300],
  radius: 150,
  mast: 30,
  broad: slimMast,
  lap: { at: [366, 690], radius: 186 },
  stone: 60,
  high: 124,
  deep: 50,
  lamp: [350, 150],
  shade: 120,
  writer: { at: [694, 446], size: 0.8, mirrored: true },
  cutter: { at: [112, 376], size: 0.92 },
  waiting: [],
});

/** The mast goes on below the bench, as long as what it passes. */
export const mastArt = defineArt({
  name: 'about/mast',
  width: mastWidth,
  height: 100,
  stretches: true,
  draw: () => <Rod from={[mastWidth / 2, 0]} to={[mastWidth / 2, 100]} width={mastWidth} />,
});

/** Its foot, four times as broad: there it stands on the floor. */
export const footArt = defineArt({
  name: 'about/foot',
  width: 4 * mastWidth,
  height: 112,
  draw: () => (
    <>
      <Rod from={[2 * mastWidth, 0]} to={[2 * mastWidth, 24]} width={mastWidth * 1.6} />
      <Rod from={[2 * mastWidth, 24]} to={[2 * mastWidth, 82]} width={mastWidth * 1.3} end={mastWidth * 3.8} />
      <Rod from={[2 * mastWidth, 82]} to={[2 * mastWidth, 112]} width={mastWidth * 3.8} />
    </>
  ),
});
