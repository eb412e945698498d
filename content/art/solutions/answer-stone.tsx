import { Pieces, type Piece } from '../services/cut/pieces.tsx';
import { plate } from '../services/cut/plate.ts';
import { kept, type Point, rightOf } from '../services/cut/point.ts';
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
}

type Polygon = readonly Point[];

/** The part of a convex polygon below a height. */
const below = (points: Polygon, height: number) => kept(points, ([, y]) => y - height);

/** The outline without the point, clockwise from the upper left. */
const octagon = ({ from: [left, top], to: [right, bottom], clip }: Answer): Polygon =>
  plate(left, top, right - left, bottom - top, clip);

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

interface AnswerStoneProps {
  readonly answer: Answer;
  readonly tones: Fan;
  /** Without its point: another stone grows out of it. */
  readonly silent?: boolean;
}

/** The answer as a stone of light. */
export function AnswerStone({ answer, tones, silent = false }: AnswerStoneProps) {
  const outline = octagon(answer);
  return (
    <Pieces pieces={[...(silent ? [] : point(answer)), ...fan(outline, answer, tones), ...girdle(outline, answer)]} />
  );
}
