import { colours } from '../../look.ts';
import { between } from '../blend.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { closed, type Point } from './cut/point.ts';
import { type Pose, view } from './cut/solid.ts';
import { starred } from './cut/cuts.ts';

const { cobalt, cobaltShade, midnight, sky, ice } = hrneedsPalette;

/** The client's blue from light to shade. */
export const blues = [
  colours.paper,
  ice,
  sky,
  between(sky, cobalt, 0.6),
  between(sky, cobalt, 0.25),
  cobalt,
  cobaltShade,
  between(cobaltShade, midnight, 0.6),
  between(cobaltShade, midnight, 0.3),
  midnight,
] as const;

interface StoneProps {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly band: number;
  readonly at: Point;
  /** What becomes of each plane before it is drawn. */
  readonly kept?: (points: readonly Point[]) => readonly Point[];
}

const poseAt = ([x, y]: Point): Pose => ({ x, y, size: 1 });

/** The plane of such a stone that the new page lies in. */
export const tableOf = ({ halfWidth, halfHeight, band, at }: StoneProps): readonly Point[] =>
  view(starred(halfWidth, halfHeight, band), poseAt(at)).visible[0]!.points;

/** The crown of a stone in the client's blue, plane by plane as the lamp at the upper left lights them. */
export const BlueCrown = ({ halfWidth, halfHeight, band, at, kept = (points) => points }: StoneProps) => {
  const crown = view(starred(halfWidth, halfHeight, band), poseAt(at)).visible.slice(1);
  const stepOf = (light: number) => Math.min(9, Math.max(0, Math.round((1 - light) * 6.2)));
  return blues.map((fill, step) => {
    const planes = crown.filter(({ light }) => stepOf(light) === step).map(({ points }) => kept(points));
    const d = planes.map((points) => (points.length > 2 ? closed(points) : '')).join('');
    return d && <path key={fill} fill={fill} stroke={fill} d={d} />;
  });
};
