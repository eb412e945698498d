import { hatch } from '../cut/hatch.ts';
import { closed, open, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** A pot from its mouth to its foot: heights, and half of its width there. */
export type Profile = readonly (readonly [y: number, half: number])[];

/** How far a side goes out in one unit down, at the four angles there are. */
const outwards = { '0': 0, '67': 0.4142, '45': 1, '22': 2.4142 } as const;
type Angle = keyof typeof outwards;

/** A profile from the half width of its mouth and the way down its side: heights, each with its angle, inwards below zero. */
export function turned(top: number, mouth: number, way: readonly (readonly [down: number, angle: Angle])[]): Profile {
  let [y, half] = [top, mouth];
  return [
    [y, half],
    ...way.map(([down, angle]) => {
      y += Math.abs(down);
      half += down * outwards[angle];
      return [y, half] as const;
    }),
  ];
}

/** Where its planes end across, and their tones: the light comes from the upper left. */
const sides = [-1, -0.62, -0.1, 0.5, 0.84, 1];
const tones = [gold.pale, gold.gleam, gold.light, gold.dim, gold.deep];

/** Its planes, by tone: turned, so that every plane goes on from the one above it. */
export function planes(x: number, profile: Profile): readonly (readonly Point[])[][] {
  const at = (row: number, side: number): Point => [x + profile[row]![1] * sides[side]!, profile[row]![0]];
  return tones.map((_, side) =>
    profile
      .slice(1)
      .map((_, row) => [at(row, side), at(row, side + 1), at(row + 1, side + 1), at(row + 1, side)] as const),
  );
}

/** Its outline from the left of the mouth to the right. */
export const outline = (x: number, profile: Profile) =>
  open([
    ...profile.map(([y, half]): Point => [x - half, y]),
    ...[...profile].reverse().map(([y, half]): Point => [x + half, y]),
  ]);

const mouthOf = (x: number, [[y, half] = [0, 0]]: Profile, rise = half * 0.1657) =>
  closed([
    [x - half, y],
    [x - half + rise * 2.4142, y - rise],
    [x + half - rise * 2.4142, y - rise],
    [x + half, y],
  ]);

interface PotProps {
  readonly x: number;
  readonly profile: Profile;
  readonly line?: number;
}

/** A turned pot, finished: planes in the light, those in shade engraved. */
export const Pot = ({ x, profile, line = 2 }: PotProps) => (
  <g stroke={gold.ink} strokeWidth={line} strokeLinejoin="round">
    <path fill={gold.ink} d={mouthOf(x, profile)} />
    {planes(x, profile).map((faces, side) => (
      <path key={side} fill={tones[side]} d={faces.map(closed).join('')} />
    ))}
    <path
      fill="none"
      strokeWidth={line * 0.5}
      d={planes(x, profile)
        .slice(3)
        .flatMap((faces, side) => faces.map((face) => hatch(face, side ? 67.5 : 45, line * (side ? 3.4 : 5))))
        .join('')}
    />
  </g>
);
