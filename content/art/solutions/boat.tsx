import type { ReactNode } from 'react';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** One plane. A line of its own colour closes the joints, which would show what is behind. */
export const Plane = ({ fill, points }: { readonly fill: string; readonly points: readonly Point[] }) => (
  <path fill={fill} stroke={fill} strokeWidth="1.2" strokeLinejoin="round" d={closed(points)} />
);

/** Where a sail bulges: all its planes meet there. */
const sail = (belly: Point, ...corners: Point[]) =>
  corners.map((corner, index): Point[] => [belly, corner, corners[(index + 1) % corners.length]!]);
const jib = sail([196, 318], [246, 34], [238, 410], [40, 392]);
const main = sail([350, 300], [266, 10], [452, 236], [530, 414], [266, 402]);

/** The corners of a plank at the bow, in the light, where it bends, and at the stern. */
const plank = (row: number): readonly [Point, Point, Point] => [
  [6 + row * 24, 408 + row * 40],
  [230 + row * 12, 436 + row * 34],
  [570 - row * 13, 428 + row * 36],
];

/** What is behind the mast has the light, the jib the shade, which stands out from any paper. */
export const Sails = () => (
  <>
    {main.map((points, index) => (
      <Plane fill={[gold.light, gold.dim, gold.amber, gold.gleam][index]!} points={points} key={closed(points)} />
    ))}
    {jib.map((points, index) => (
      <Plane fill={[gold.honey, gold.dusk, gold.amber][index]!} points={points} key={closed(points)} />
    ))}
    <path fill={gold.bronze} d="M250 0H260V438H250Z" />
  </>
);

/** Each plank from the bow to where the hull bends, in the shade, and from there to the stern, in the light. */
const planks = [
  [gold.night, gold.dusk],
  [gold.amber, gold.light],
  [gold.bronze, gold.pale],
  [gold.deep, gold.honey],
  [gold.dusk, gold.dim],
  [gold.bronze, gold.honey],
] as const;

/** Plank by plank: five down to below the water line, six to the keel. */
export const Hull = ({ rows }: { readonly rows: number }) =>
  planks.slice(0, rows).map(([shade, light], row) => {
    const [bow, bend, stern] = plank(row);
    const [nextBow, nextBend, nextStern] = plank(row + 1);
    return (
      <g key={row}>
        <Plane fill={shade} points={[bow, bend, nextBend, nextBow]} />
        <Plane fill={light} points={[bend, stern, nextStern, nextBend]} />
      </g>
    );
  });

interface LineProps {
  readonly rows: number;
  readonly colour?: string;
  readonly sails?: boolean;
}

/** A hull that is yet to be built, or what of a boat does not fit: its outline alone. */
export const HullLine = ({ rows, colour = gold.light, sails }: LineProps) => (
  <path
    fill="none"
    stroke={colour}
    strokeWidth="3.5"
    strokeDasharray="16 11"
    strokeLinejoin="bevel"
    d={
      closed([...plank(0), ...plank(rows).toReversed()]) +
      (sails ? 'M246 34L40 392 238 410M266 10L452 236 530 414 266 402' : '')
    }
  />
);

/** Under sail, to the left. */
export const Boat = () => (
  <>
    <Sails />
    <Hull rows={5} />
  </>
);

/** Waves from side to side, none on calm water: every side of them climbs or falls at 22.5°, and no two are of one height. */
function waves(level: number, depth: number, start: number, size: number): string {
  if (!size) return `M-99 ${level}H1500V${depth}H-99z`;
  const runs = [96, 60, 44, 112, 132, 84, 60, 76].map((run) => run * size);
  const points: Point[] = [[start - 200, level]];
  for (let step = 0; points.at(-1)![0] < 1500; step += 1) {
    const [x, y] = points.at(-1)!;
    const run = runs[step % runs.length]!;
    points.push([x + run, y + (step % 2 ? run : -run) * slopes.flat]);
  }
  return closed([...points, [points.at(-1)![0], depth], [start - 200, depth]]);
}

interface SeaProps {
  readonly level: number;
  readonly depth: number;
  /** Of the wave in front, which is the ground of what follows. */
  readonly front: string;
  /** How high the waves run: 1 is a fresh breeze. */
  readonly swell: number;
  /** How far the waves have come since the section before. */
  readonly phase?: number;
}

/** Two rows of waves; what sails stands between them. The one behind takes the light from the left and goes down in shade. */
export const Sea = ({
  level,
  depth,
  front,
  swell,
  phase = 0,
  children,
}: SeaProps & { readonly children?: ReactNode }) => (
  <>
    <linearGradient id="water">
      {[gold.light, gold.dim, gold.amber, gold.bronze, gold.dusk].map((tone, index) => (
        <stop key={tone} offset={index / 4} stopColor={tone} />
      ))}
    </linearGradient>
    <path fill="url(#water)" d={waves(level, depth, -204 - phase, swell)} />
    {children}
    <path fill={front} d={waves(level + 36 + 12 * swell, depth, -phase, 1.2 * swell)} />
  </>
);
