import { type Plane, Planes, type Tone } from './cut/planes.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** A ridge or a path by its legs, each so far sideways at one of the angles of the cut: `even -90, flat -120`. */
export type Legs = string;

const legsOf = (legs: Legs) =>
  legs.split(', ').map((leg) => {
    const [slope, run] = leg.split(' ') as [keyof typeof slopes, string];
    return [Number(run), slopes[slope]] as const;
  });

/** A place on the path, and how deep the path is there. */
type Bend = readonly [...Point, depth: number];

/** The points of a ridge that goes down from its summit, leg by leg. */
const downFrom = (summit: Point, legs: Legs): readonly Point[] => {
  let [x, y] = summit;
  return [summit, ...legsOf(legs).map(([run, slope]): Point => [(x += run), (y += Math.abs(run) * slope)])];
};

/** The planes between two ridges that part at their summit, two for each leg; tones follow each other downwards. */
const between = (left: readonly Point[], right: readonly Point[], tones: readonly Tone[]): readonly Plane[] =>
  left.slice(1).flatMap((to, index): readonly Plane[] => {
    const [from, start, end] = [left[index]!, right[index]!, right[index + 1]!];
    const [first = 'light', second = first] = tones.slice(index * 2);
    return index
      ? [
          [first, from, to, start],
          [second, to, end, start],
        ]
      : [[first, from, to, end]];
  });

/** The points of a path that climbs leg by leg from its foot and becomes narrower; the last leg of all arrives at the summit, if it has one. */
export const climb = (foot: Point, legs: Legs, depths: readonly number[], summit?: Point): readonly Bend[] => {
  let [x, y] = foot;
  return [
    [...foot, depths[0]!],
    ...legsOf(legs).map(([run, slope], index): Bend => [
      (x += run),
      (y -= Math.abs(run) * slope),
      depths[index + 1] ?? 6,
    ]),
    ...(summit ? [[...summit, 2] as const] : []),
  ];
};

interface PathProps {
  readonly bends: readonly Bend[];
  readonly tones: readonly Tone[];
}

/** A path cut into the rock: each turn catches more light than the one before, and below it lies the shade of the cut. */
export const Path = ({ bends, tones }: PathProps) =>
  bends.slice(1).map(([x, y, depth], index) => {
    const [fromX, fromY, fromDepth] = bends[index]!;
    const band = (from: number, to: number) =>
      closed([
        [fromX, fromY + fromDepth * from],
        [x, y + depth * from],
        [x, y + depth * to],
        [fromX, fromY + fromDepth * to],
      ]);
    return (
      <g key={index}>
        <path fill={gold.bronze} d={band(0.9, 1.6)} />
        <path fill={gold[tones[index] ?? 'gleam']} d={band(0, 1)} />
      </g>
    );
  });

/** Tones by their names. */
const tonesOf = (names: string) => names.split(' ') as Tone[];

export interface Ridge {
  readonly summit: Point;
  /** What stands against the sky at the side of the lamp, the edge between light and shade, and the other side. */
  readonly lamp: Legs;
  readonly spine: Legs;
  readonly lee: Legs;
  /** Their tones from the summit down, as those of the other side. */
  readonly lit: string;
  readonly turned: string;
}

/** A ridge of the mountain: lit on the side of the lamp, deep on the other. */
export const Rock = ({ summit, lamp, spine, lee, lit, turned }: Ridge) => {
  const edge = downFrom(summit, spine);
  return (
    <Planes
      planes={[
        ...between(downFrom(summit, lamp), edge, tonesOf(lit)),
        ...between(edge, downFrom(summit, lee), tonesOf(turned)),
      ]}
    />
  );
};
