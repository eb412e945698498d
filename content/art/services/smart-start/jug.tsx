import { closed, open, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { planes, Pot, turned } from './pot.tsx';

/** The jug of the pottery, 640 high, from its lip: neck, shoulder, belly, foot. */
const profile = turned(96, [
  [-40, '45'],
  [110, '0'],
  [70, '67'],
  [92, '45'],
  [78, '67'],
  [90, '0'],
  [-150, '67'],
  [-10, '45'],
]);

/** From the neck to the shoulder. */
const handle = closed([
  [46, 69],
  [156, 69],
  [211, 124],
  [211, 242],
  [151, 302],
  [129, 281],
  [181, 229],
  [181, 137],
  [143, 99],
  [46, 99],
] satisfies Point[]);

/** The spout grows out of lip and neck: its tip is level with the far side of the mouth, its keel comes down at 45°. */
const tip: Point = [-150, -16];
const [lip, neck, root]: readonly Point[] = [
  [-36.7, 0],
  [-21.4, 40],
  [-56, 78],
] as const;
const spout = [closed([tip, lip!, neck!]), closed([tip, neck!, root!])] as const;
const throat = closed([tip, [-58, -16], lip!]);

/** From the right of the mouth down, and up to where the spout is. */
const silhouette: readonly Point[] = [
  ...profile.map(([y, half]): Point => [half, y]),
  ...[...profile]
    .slice(2)
    .reverse()
    .map(([y, half]): Point => [-half, y]),
  root!,
  tip,
];

/** All that one sees of it in one line. */
export const jugOutline = `${open([tip, [-58, -16], [58, -16], [96, 0]])}${open(silhouette)}${open([tip, lip!, [96, 0]])}${handle}`;
/** The edges between its planes. */
export const jugEdges = planes(profile)
  .map(({ points }) => closed(points))
  .join('');

interface JugProps {
  readonly line?: number;
  /** Not glazed yet: of this one tone. */
  readonly plain?: string;
}

/** The jug, its handle to the right. */
export const Jug = ({ line = 2.4, plain }: JugProps) => (
  <>
    <g stroke={gold.ink} strokeWidth={line} strokeLinejoin="round">
      <path fill={plain ?? gold.dim} d={handle} />
    </g>
    <Pot profile={profile} line={line} plain={plain} />
    <g stroke={gold.ink} strokeWidth={line} strokeLinejoin="round">
      <path fill={gold.ink} d={throat} />
      {spout.map((plane, index) => (
        <path key={plane} fill={plain ?? (index ? gold.pale : gold.gleam)} d={plane} />
      ))}
    </g>
  </>
);
