import { Pieces } from '../services/cut/pieces.tsx';
import { closed, type Point, rightOf } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** One thing that is said: a plane of light, of which the end is cut off at 67.5°. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  /** Where the cut begins, at its upper edge. */
  readonly broken: number;
  readonly tone: string;
}

type Polygon = readonly Point[];

const across = ([x, y]: Point): Point => [-x, y];

const whole = ({ from: [left, top], to: [right, bottom] }: Line): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const cutOf =
  ({ from: [, top], broken }: Line) =>
  (y: number) =>
    broken + (y - top) / slopes.steep;

/** What is said, up to the cut. */
const left = (line: Line) => rightOf(whole(line).map(across), (y) => -cutOf(line)(y)).map(across);

/** What is missing, so far from the cut, clockwise from its upper left. */
export const right = (line: Line, gap = 0) => rightOf(whole(line), (y) => cutOf(line)(y) + gap);

/** The outline of all that is missing, a little smaller than the drawing, so that its dashes are not cut off. */
const outline = (lines: readonly Line[], gap: number): Polygon => {
  const missing = lines.map(({ from: [x, top], to: [edge, foot], ...line }) =>
    right({ ...line, from: [x, top + 2], to: [edge - 2, foot - 2] }, gap),
  );
  const corners = [...missing.at(-1)!.slice(2, -1), missing[0]![1]!];
  return [...missing.flatMap((polygon) => [polygon[0]!, polygon.at(-1)!]), ...corners];
};

interface AnswerPlanesProps {
  readonly lines: readonly Line[];
  /** The end of its point, straight below its upright side. */
  readonly tip: Point;
  /** How far the outline of what is missing keeps from the cut, if it is drawn. */
  readonly gap?: number;
}

/** An answer as planes of light, with a point below the last of them; dashes show what is missing at their ends. */
export const AnswerPlanes = ({ lines, tip: [x, y], gap }: AnswerPlanesProps) => {
  const { to, tone } = lines.at(-1)!;
  const foot = to[1] - 1;
  return (
    <>
      <Pieces
        pieces={[
          ...lines.map((line) => [line.tone, left(line)] as const),
          [
            tone,
            [
              [x, y],
              [x, foot],
              [x + y - foot, foot],
            ],
          ],
        ]}
      />
      {gap && (
        <path
          fill="none"
          stroke={gold.deep}
          strokeWidth="2"
          strokeDasharray="9 7"
          vectorEffect="non-scaling-stroke"
          d={closed(outline(lines, gap))}
        />
      )}
    </>
  );
};
