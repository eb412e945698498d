import { CutPiece } from './cut-piece.tsx';
import { Pieces, type Piece } from '../services/cut/pieces.tsx';
import { plate } from '../services/cut/plate.ts';
import { type Point, rightOf } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** A stone that speaks: an octagon with a point below its lower edge. */
export interface Answer {
  readonly from: Point;
  readonly to: Point;
  /** What is taken off each corner, at 45°. */
  readonly clip: number;
  /** The end of its point. All planes of light fan out from there. */
  readonly tip: Point;
  /** Where it is broken, at 67.5°: how far right at its upper edge. */
  readonly broken: number;
  /** How deep the break is seen. */
  readonly depth: number;
  /** How far the plane along the break reaches, if one is lit beside the words. */
  readonly lit?: number;
}

type Polygon = readonly Point[];

const across = ([x, y]: Point): Point => [-x, y];

/** The part of a convex polygon that lies left of a cut. */
const leftOf = (points: Polygon, cut: (y: number) => number) => rightOf(points.map(across), (y) => -cut(y)).map(across);

const swapped = ([x, y]: Point): Point => [y, x];

/** The part of a convex polygon below a height. */
const below = (points: Polygon, height: number) => rightOf(points.map(swapped), () => height).map(swapped);

/** The outline without the point, clockwise from the upper left. */
const octagon = ({ from: [left, top], to: [right, bottom], clip }: Answer): Polygon =>
  plate(left, top, right - left, bottom - top, clip);

/** Where the break runs. */
const breakOf =
  ({ from: [, top], broken }: Answer) =>
  (y: number) =>
    broken + (y - top) / slopes.steep;

/** The tones of the planes between the rays: left of the first at 67.5°, up to 45°, up to 22.5°, and below; or of one plane without rays, under small words. */
export type Fan = readonly [string, string, string, string] | readonly [string];

/** Planes of light that fan out from the end of the point, each laid over the one before, so that no seam shows. */
function fan(points: Polygon, { tip: [x, y] }: Answer, tones: Fan): readonly Piece[] {
  const rays = [slopes.steep, slopes.even, slopes.flat];
  return tones.map((tone, index) => {
    const slope = rays[index - 1];
    return [tone, slope ? rightOf(points, (height) => x + (y - height) / slope) : points];
  });
}

/** The lower edge, turned from the light: the rays go on in it, thrown back at 45° in a deeper tone. */
function girdle(points: Polygon, { to: [right, bottom], tip: [x, y], clip }: Answer): readonly Piece[] {
  const line = bottom - clip * 0.6;
  const strip = below(points, line);
  const met = [slopes.steep, slopes.even, slopes.flat].map((slope) => Math.min(right, x + (y - line) / slope));
  return [gold.dim, gold.amber, gold.honey, gold.deep].map((tone, index) => {
    const from = met[index - 1];
    return [tone, from ? rightOf(strip, (height) => from - (height - line)) : strip];
  });
}

/** The point of the stone: its light and its dark side. */
function point({ tip, to: [, bottom] }: Answer): readonly Piece[] {
  const down = tip[1] - bottom;
  const [left, middle, right] = [tip[0] - down / slopes.steep, tip[0] + down / slopes.steep, tip[0] + down];
  return [
    [gold.pale, [tip, [left, bottom - 1], [middle + 1, bottom - 1]]],
    [gold.deep, [tip, [middle, bottom - 1], [right, bottom - 1]]],
  ];
}

/** The break seen from the side: four faces between the front of the stone and its back. */
function faces(answer: Answer, points: Polygon): readonly Piece[] {
  const cut = breakOf(answer);
  const edge = points.filter(([x, y]) => Math.abs(x - cut(y)) < 0.1).map(([, y]) => y);
  const [top, bottom] = [Math.min(...edge), Math.max(...edge)];
  const front = (share: number): Point => {
    const y = top + (bottom - top) * share;
    return [cut(y) - 0.5, y];
  };
  const back = (share: number, deep: number): Point => {
    const [x, y] = front(share);
    return [x + answer.depth * deep, y];
  };
  const [start, high, low, step] = [back(0, 0.2), back(0.14, 1), back(0.54, 1), back(0.62, 0.5)];
  return [
    [gold.honey, [front(0), start, high, front(0.28)]],
    [gold.deep, [front(0.28), high, low]],
    [gold.dim, [front(0.28), low, front(0.66)]],
    [gold.bronze, [front(0.66), low, step, back(1, 0.5), front(1)]],
  ];
}

/** The stone as far as the break. */
const left = (answer: Answer) => leftOf(octagon(answer), breakOf(answer));

/** What has broken off. */
export const right = (answer: Answer) => rightOf(octagon(answer), breakOf(answer));

interface AnswerStoneProps {
  readonly answer: Answer;
  readonly tones: Fan;
  /** How broad the sides are cut of what has broken off, if it is there. */
  readonly whole?: number;
  /** Without its point: another stone grows out of it. */
  readonly silent?: boolean;
}

/** The answer as a stone of light. */
export const AnswerStone = ({ answer, tones, whole, silent = false }: AnswerStoneProps) => {
  const rest = left(answer);
  return (
    <>
      {!whole && <Pieces pieces={faces(answer, rest)} />}
      <Pieces pieces={[...(silent ? [] : point(answer)), ...fan(rest, answer, tones)]} />
      {answer.lit && <Pieces pieces={[[gold.pale, rightOf(rest, (y) => breakOf(answer)(y) - answer.lit!)]]} />}
      {whole && (
        <>
          <CutPiece points={right(answer)} bevel={whole} />
          <Pieces pieces={[[gold.gleam, flash(answer, whole / 2)]]} />
        </>
      )}
      <Pieces pieces={girdle(rest, answer)} />
    </>
  );
};

/** The one white flash, along the seam and a little over it. */
function flash(answer: Answer, width: number): Polygon {
  const seam = (y: number) => breakOf(answer)(y) - 1;
  const whole = octagon(answer);
  return leftOf(rightOf(whole, seam), (y) => seam(y) + width);
}
