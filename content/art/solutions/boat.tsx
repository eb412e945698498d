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

interface Painted {
  /** One colour for all planes: what lies in the shade. */
  readonly shade?: string;
}

/** What is behind the mast has the light, the jib the shade, which stands out from any paper. */
export const Sails = ({ shade }: Painted) => (
  <>
    {main.map((points, index) => (
      <Plane
        fill={shade ?? [gold.light, gold.dim, gold.deep, gold.pale][index]!}
        points={points}
        key={closed(points)}
      />
    ))}
    {jib.map((points, index) => (
      <Plane fill={shade ?? [gold.dim, gold.ink, gold.deep][index]!} points={points} key={closed(points)} />
    ))}
    <path fill={shade ?? gold.deep} d="M250 0H260V438H250Z" />
  </>
);

/** Plank by plank: five down to below the water line, six to the keel. */
export const Hull = ({ rows, shade }: Painted & { readonly rows: number }) =>
  Array.from({ length: rows }, (_, row) => {
    const [bow, bend, stern] = plank(row);
    const [nextBow, nextBend, nextStern] = plank(row + 1);
    return (
      <g key={row}>
        <Plane
          fill={shade ?? (row === 0 ? gold.ink : row % 2 ? gold.dim : gold.deep)}
          points={[bow, bend, nextBend, nextBow]}
        />
        <Plane
          fill={shade ?? (row === 0 ? gold.ink : row % 2 ? gold.light : gold.pale)}
          points={[bend, stern, nextStern, nextBend]}
        />
      </g>
    );
  });

/** A hull that is yet to be built: its outline alone. */
export const HullLine = ({ rows }: { readonly rows: number }) => (
  <path
    fill="none"
    stroke={gold.light}
    strokeWidth="3.5"
    strokeDasharray="16 11"
    strokeLinejoin="bevel"
    d={closed([...plank(0), ...plank(rows).toReversed()])}
  />
);

/** Under sail, to the left. */
export const Boat = (painted: Painted) => (
  <>
    <Sails {...painted} />
    <Hull rows={5} {...painted} />
  </>
);

/** Waves from side to side: every side of them climbs or falls at 22.5°, and no two are of one height. */
function waves(level: number, depth: number, start = 0, size = 1): string {
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
  /** Of the wave in front, which is the ground of what follows, and of the one behind it. */
  readonly front: string;
  readonly back: string;
}

/** Two rows of waves, set so that the one behind is nowhere below the one in front; what sails stands between them. */
export const Sea = ({ level, depth, front, back, children }: SeaProps & { readonly children?: ReactNode }) => (
  <>
    <path fill={back} d={waves(level, depth, -204)} />
    {children}
    <path fill={front} d={waves(level + 44, depth, 0, 1.2)} />
  </>
);
