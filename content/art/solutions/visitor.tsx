import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** The corners of a cut stone seen from the side: of its table, of its girdle, and its tip, 100 below the girdle and half as wide. */
const [tableLeft, tableMiddle, tableRight]: readonly [Point, Point, Point] = [
  [-55, -145],
  [0, -145],
  [55, -145],
];
const [first, second, third, fourth]: readonly [Point, Point, Point, Point] = [
  [-100, -100],
  [-40, -100],
  [40, -100],
  [100, -100],
];
const tip: Point = [0, 0];

/** Its planes, as the lamp at the upper left shows them; each lies a little under the next. */
const planes: readonly Piece[] = [
  [gold.honey, [first, tableLeft, tableRight, fourth, tip]],
  [gold.dim, [tableLeft, tableMiddle, second], [first, second, tip]],
  [gold.gleam, [tableMiddle, third, second]],
  [gold.amber, [tableRight, third, tableMiddle], [second, third, tip]],
  [gold.deep, [third, tableRight, fourth]],
  [gold.bronze, [third, fourth, tip]],
];

/** A cut stone on its tip, 200 wide. */
export const CutStone = () => <Pieces pieces={planes} />;

/** Where somebody stands, and half as wide as they are. */
export type Stand = readonly [at: Point, size: number];

interface VisitorsProps {
  /** Unique in the document. */
  readonly id: string;
  readonly stands: readonly Stand[];
  readonly shadow?: string;
}

const short = (value: number, digits = 0) => Number(value.toFixed(digits));

/** Visitors, who are all the same cut stone, the farthest first; each throws its shadow to the lower right. */
export const Visitors = ({ id, stands, shadow = gold.dim }: VisitorsProps) => (
  <>
    <defs>
      <g id={id}>
        <path fill={shadow} d="M0 0L60-18L138 0L150 14L112 22Z" />
        <CutStone />
      </g>
    </defs>
    {[...stands]
      .sort((a, b) => a[0][1] - b[0][1])
      .map(([[x, y], size]) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}`}
          transform={`translate(${short(x)} ${short(y)}) scale(${short(size / 100, 2)})`}
        />
      ))}
  </>
);
