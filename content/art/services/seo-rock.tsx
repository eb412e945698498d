import type { Fading } from './cut/glow.tsx';
import type { Tone } from './cut/planes.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** The light behind the summit; it turns red before it turns dark. */
export const sunrise: Fading = [
  [0, gold.pale],
  [0.1, gold.honey],
  [0.3, gold.amber, 0.8],
  [0.6, gold.bronze, 0.38],
  [1, gold.dusk, 0],
];

/** So far to the right of a place, and up. */
export const up = ([x, y]: Point, run: number, slope: keyof typeof slopes): Point => [x + run, y - run * slopes[slope]];

/** A ridge or a path by its legs, each so far sideways at one of the angles of the cut: `even -90, flat -120`. */
type Legs = string;

const legsOf = (legs: Legs) =>
  legs.split(', ').map((leg) => {
    const [slope, run] = leg.split(' ') as [keyof typeof slopes, string];
    return [Number(run), slopes[slope]] as const;
  });

/** A list of which it is known that it has the points one takes from it, six at most. */
export type Points = readonly [Point, Point, Point, Point, Point, Point, ...Point[]];

/** The points of a ridge that goes down from its summit, leg by leg. */
export const downFrom = (summit: Point, legs: Legs): readonly Point[] => {
  let [x, y] = summit;
  return [summit, ...legsOf(legs).map(([run, slope]): Point => [(x += run), (y += Math.abs(run) * slope)])];
};

/** A place on the path, and how deep the path is there. */
export type Bend = readonly [...Point, depth: number];

/** The points of a path that climbs leg by leg from its foot and becomes narrower with its height. */
export const climb = (foot: Point, legs: Legs, [wide, narrow]: readonly [number, number]): readonly Bend[] => {
  let [x, y] = foot;
  const points = [foot, ...legsOf(legs).map(([run, slope]): Point => [(x += run), (y -= Math.abs(run) * slope)])];
  return points.map(([atX, atY]): Bend => [atX, atY, wide + ((narrow - wide) * (foot[1] - atY)) / (foot[1] - y)]);
};

/**
 * The way up by seven ledges, the first at the foot, in rows of one height below half a row for the heading: at the left and at the
 * right by turns, each as long as `brink`; the leg between two of them turns at so much of the width.
 */
export const ledges = (width: number, row: number, brink: number, turn: number, depths: readonly [number, number]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((step) => {
    const depth = depths[0] + ((depths[1] - depths[0]) * (step - 1)) / 6;
    return [width - turn, brink].map((x): Bend => [step % 2 ? x : width - x, row * (8.5 - step) - depth, depth]);
  });

/** What the path is like where it climbs to the left, and where it climbs to the right. */
const legTones: readonly Tone[] = ['honey', 'gleam'];

/** The height over the width of a leg, by its two ends; it falls where it is negative. */
const slopeOf = ([x, y]: Bend, [toX, toY]: Bend) => (y - toY) / (toX - x);

/** Where the edges of two legs meet beyond a turn. */
const tipOf = (from: Bend, turn: Bend, to: Bend | undefined): readonly Point[] => {
  if (!to || turn[0] > from[0] === to[0] > turn[0]) return [];
  const [incoming, outgoing] = [slopeOf(from, turn), slopeOf(turn, to)];
  const out = turn[2] / (incoming - outgoing);
  return [[turn[0] + out, turn[1] - outgoing * out]];
};

interface PathProps {
  readonly bends: readonly Bend[];
  /** Where it ends in a point, too steep for more turns. */
  readonly summit?: Point;
}

/** A path cut into the rock, from its foot on: it turns at a point, and below each leg the face of the cut grows from turn to turn. */
export const Path = ({ bends, summit }: PathProps) => {
  const [lastX, lastY, lastDepth] = bends.at(-1) ?? [0, 0, 0];
  return (
    <>
      {summit && (
        <path
          fill={gold.amber}
          d={closed([summit, [lastX, lastY], [lastX, lastY + lastDepth], [lastX + lastDepth, lastY + lastDepth]])}
        />
      )}
      {bends.slice(1).map((to, index) => {
        const from = bends[index]!;
        const [[fromX, fromY, fromDepth], [x, y, depth]] = [from, to];
        const before = index ? tipOf(bends[index - 1]!, from, to) : [];
        const after = tipOf(from, to, bends[index + 2]);
        // Its foot is cut at 67.5°.
        const foot: Point = [fromX - (index ? 0 : Math.sign(x - fromX) * fromDepth * slopes.flat), fromY + fromDepth];
        const face = index && !before.length ? fromDepth * 0.4 : 0;
        return (
          <g key={index}>
            <path
              fill={gold.bronze}
              d={closed([
                [foot[0], foot[1] - 1],
                [x, y + depth - 1],
                ...after,
                [x, y + depth * 1.4],
                [foot[0], foot[1] + face],
              ])}
            />
            <path
              fill={gold[legTones[Number(x > fromX)]!]}
              d={closed([...before, [fromX, fromY], [x, y], ...after, [x, y + depth], foot])}
            />
          </g>
        );
      })}
    </>
  );
};
