import { hatch } from '../cut/hatch.ts';
import { closed, open, type Point } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';

/** A pot from its mouth to its foot: heights, and half of its width there. */
export type Profile = readonly (readonly [y: number, half: number])[];

/** How far a side goes out in one unit down, at the four angles there are. */
const outwards = { '0': 0, '67': 0.4142, '45': 1, '22': 2.4142 } as const;
type Angle = keyof typeof outwards;

/** A profile from the half width of its mouth and the way down its side: heights, each with its angle, inwards below zero. */
export function turned(mouth: number, way: readonly (readonly [down: number, angle: Angle])[]): Profile {
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

/** How far right of the axis a direction is, in degrees from the one that faces us, as a share of half the width. */
const across = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** Its planes, each with the direction it faces. */
export const planes = (profile: Profile): readonly { readonly faces: number; readonly points: readonly Point[] }[] => {
  const limits = [-90, -67.5, -22.5, 22.5, 67.5, 90];
  return limits.slice(1).flatMap((right, index) => {
    const left = limits[index]!;
    return profile.slice(1).map(([low, wide], row) => {
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
};

/** Its outline from the left of the mouth to the right. */
export const outline = (profile: Profile) =>
  open([
    ...profile.map(([y, half]): Point => [-half, y]),
    ...[...profile].reverse().map(([y, half]): Point => [half, y]),
  ]);

const toneOf = (faces: number) => {
  if (faces < -60) return gold.pale;
  if (faces < -15) return gold.gleam;
  if (faces < 35) return gold.light;
  return faces < 60 ? gold.dim : gold.deep;
};

interface PotProps {
  readonly profile: Profile;
  readonly line?: number;
  /** Not glazed yet: of this one tone, and not engraved. */
  readonly plain?: string | undefined;
  /** One looks into it from a little above; not into what is covered, or stands in another. */
  readonly open?: boolean;
  /** The colour of its inside. */
  readonly inside?: string | undefined;
}

/** Whatever is turned on the wheel: planes in the light, those in shade engraved. */
export const Pot = ({ profile, line = 2.4, plain, open: mouth = true, inside = gold.ink }: PotProps) => {
  const faces = planes(profile);
  const rim = profile[0]![1];
  return (
    <g stroke={gold.ink} strokeWidth={line} strokeLinejoin="round">
      {mouth && <path fill={inside} d={`M${-rim} 0L${38 - rim} -16H${rim - 38}L${rim} 0Z`} />}
      {faces.map(({ faces: direction, points }, index) => (
        <path key={index} fill={plain ?? toneOf(direction)} d={closed(points)} />
      ))}
      {!plain && (
        <path
          fill="none"
          strokeWidth={line * 0.5}
          d={faces
            .filter(({ faces: direction }) => direction > 35)
            .map(({ faces: direction, points }) => hatch(points, direction > 60 ? 67.5 : 45, direction > 60 ? 7 : 11))
            .join('')}
        />
      )}
    </g>
  );
};
