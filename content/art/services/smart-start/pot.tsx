import { hatch } from '../cut/hatch.ts';
import { closed, open, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** A pot from its mouth to its foot: heights, and half of its width there. */
type Profile = readonly (readonly [y: number, half: number])[];

/** How far a side goes out in one unit down, at the four angles there are. */
const outwards = { '0': 0, '67': 0.4142, '45': 1, '22': 2.4142 } as const;
type Angle = keyof typeof outwards;

/** A profile from the half width of its mouth and the way down its side: heights, each with its angle, inwards below zero. */
function turned(mouth: number, way: readonly (readonly [down: number, angle: Angle])[]): Profile {
  let [y, half] = [0, mouth];
  return [
    [y, half],
    ...way.map(([down, angle]) => {
      y += Math.abs(down);
      half += down * outwards[angle];
      return [y, half] as const;
    }),
  ];
}

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

/** A circle of directions round the jug, in degrees from the one that faces us: how far right one is of the axis, as a share of half the width. */
const across = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** From which side it is seen: the direction of its handle. Its eight planes turn with it. */
export type Side = -90 | -45 | 0 | 45 | 90;

/** Its planes, each with the direction it faces: turned, so that every plane goes on from the one above it. */
export function planes(side: Side): readonly { readonly faces: number; readonly points: readonly Point[] }[] {
  const turn = side === 90 || side === -90 ? 0 : 22.5;
  const limits = [-90, -67.5, -22.5, 22.5, 67.5, 90].map((limit) => Math.max(-90, Math.min(90, limit + turn)));
  return limits.slice(1).flatMap((right, index) => {
    const left = limits[index]!;
    return left === right
      ? []
      : profile.slice(1).map(([low, wide], row) => {
          const [high, narrow] = profile[row]!;
          return {
            faces: (left + right) / 2,
            points: [
              [narrow * across(left), high],
              [narrow * across(right), high],
              [wide * across(right), low],
              [wide * across(left), low],
            ] as const,
          };
        });
  });
}

/** Its outline from the left of the mouth to the right. */
export const outline = open([
  ...profile.map(([y, half]): Point => [-half, y]),
  ...[...profile].reverse().map(([y, half]): Point => [half, y]),
]);

/** Its heights, where one plane meets the next. */
export const levels = profile.map(([y]) => y);

/** The handle, from the neck to the shoulder: its two sides, from the mouth down. */
const outer: readonly Point[] = [
  [46, 69],
  [156, 69],
  [211, 124],
  [211, 242],
  [151, 302],
];
const inner: readonly Point[] = [
  [129, 281],
  [181, 229],
  [181, 137],
  [143, 99],
  [46, 99],
];
/** Where it faces us, it is a strap with two folds. */
const strap = 'M-22 69H22V302H-22ZM-22 124H22M-22 242H22';

/** The handle as it is seen from a side. */
export const handle = (side: Side) =>
  side === 0 ? strap : closed([...outer, ...inner].map(([x, y]): Point => [x * across(side), y]));

/** The spout, opposite to the handle. */
export const spout = (side: Side) => {
  const out = -across(side);
  return closed([
    [96 * out, 0],
    [150 * out, -22],
    [110 * out, 40],
    [56 * out, 40],
  ]);
};

const toneOf = (faces: number) => {
  if (faces < -60) return gold.pale;
  if (faces < -15) return gold.gleam;
  if (faces < 35) return gold.light;
  return faces < 60 ? gold.dim : gold.deep;
};

interface JugProps {
  readonly side: Side;
  readonly line?: number;
  /** As it comes from the wheel: of one tone, not engraved yet. */
  readonly plain?: true;
}

/** The jug from one side: planes in the light, those in shade engraved. */
export const Jug = ({ side, line = 2.4, plain }: JugProps) => {
  const faces = planes(side);
  const held = <path fill={plain ? gold.warm : gold.dim} d={handle(side)} />;
  const edgeOn = Math.abs(side) === 90;
  const inShade = faces.filter(({ faces: direction }) => direction > 35);
  return (
    <g stroke={gold.ink} strokeWidth={line} strokeLinejoin="round">
      {edgeOn && held}
      <path fill={gold.ink} d="M-96 0L-58 -16H58L96 0Z" />
      {faces.map(({ faces: direction, points }, index) => (
        <path key={index} fill={plain ? gold.warm : toneOf(direction)} d={closed(points)} />
      ))}
      {!plain && (
        <path
          fill="none"
          strokeWidth={line * 0.5}
          d={inShade
            .map(({ faces: direction, points }) => hatch(points, direction > 60 ? 67.5 : 45, direction > 60 ? 7 : 11))
            .join('')}
        />
      )}
      {side !== 0 && <path fill={plain ? gold.warm : gold.light} d={spout(side)} />}
      {!edgeOn && held}
    </g>
  );
};
