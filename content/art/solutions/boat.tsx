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

/** The tones of a boat: main sail, jib and planks, of each plank the side of the bow and that of the stern. */
export interface Timber {
  readonly main: readonly string[];
  readonly jib: readonly string[];
  readonly planks: readonly (readonly [bow: string, stern: string])[];
}

/** The light comes over the bow, from the upper left: the jib and that side of the planks have it, what is behind the mast turns away. */
const wood: Timber = {
  main: [gold.honey, gold.dim, gold.amber, gold.light],
  jib: [gold.honey, gold.amber, gold.light],
  planks: [
    [gold.bronze, gold.dusk],
    [gold.light, gold.amber],
    [gold.pale, gold.deep],
    [gold.honey, gold.bronze],
    [gold.dim, gold.dusk],
    [gold.honey, gold.bronze],
  ],
};

/** Both sails and the mast. */
export const Sails = ({ timber = wood }: { readonly timber?: Timber }) => (
  <>
    {main.map((points, index) => (
      <Plane fill={timber.main[index]!} points={points} key={closed(points)} />
    ))}
    {jib.map((points, index) => (
      <Plane fill={timber.jib[index]!} points={points} key={closed(points)} />
    ))}
    <path fill={gold.bronze} d="M250 0H260V438H250Z" />
  </>
);

interface HullProps {
  readonly rows: number;
  readonly timber?: Timber;
}

/** Plank by plank, from the bow to where the hull bends and from there to the stern: five down to below the water line, six to the keel. */
export const Hull = ({ rows, timber = wood }: HullProps) =>
  timber.planks.slice(0, rows).map(([fore, aft], row) => {
    const [bow, bend, stern] = plank(row);
    const [nextBow, nextBend, nextStern] = plank(row + 1);
    return (
      <g key={row}>
        <Plane fill={fore} points={[bow, bend, nextBend, nextBow]} />
        <Plane fill={aft} points={[bend, stern, nextStern, nextBend]} />
      </g>
    );
  });

/** Under sail, to the left. */
export const Boat = () => (
  <>
    <Sails />
    <Hull rows={5} />
  </>
);

/** Waves from side to side: every side of them climbs or falls at 22.5°, and no two are of one height. */
function waves(level: number, depth: number, start: number, size: number): string {
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

/** Two rows of waves; what sails stands between them. The one behind is of one gold all over the page. */
export const Sea = ({
  level,
  depth,
  front,
  swell,
  phase = 0,
  children,
}: SeaProps & { readonly children?: ReactNode }) => (
  <>
    <path fill={gold.amber} d={waves(level, depth, -204 - phase, swell)} />
    {children}
    <path fill={front} d={waves(level + 36 + 12 * swell, depth, -phase, 1.2 * swell)} />
  </>
);
