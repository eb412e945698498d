import { closed, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { outline, planes, Pot, turned } from './pot.tsx';

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

const spout = 'M-96 0L-150 -22L-110 40H-56Z';

/** All that one sees of it in one line, and the edges between its planes. */
export const jugOutline = `${outline(profile)}Z${handle}${spout}`;
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
    <path fill={plain ?? gold.light} stroke={gold.ink} strokeWidth={line} strokeLinejoin="round" d={spout} />
  </>
);
