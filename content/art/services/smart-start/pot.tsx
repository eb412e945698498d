import { closed, open, type Point, polar } from '../cut/point.ts';
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

/** Its planes, each with the direction it faces and how much it leans back from upright, in degrees. */
export const planes = (
  profile: Profile,
): readonly { readonly faces: number; readonly back: number; readonly points: readonly Point[] }[] => {
  const limits = [-90, -67.5, -22.5, 22.5, 67.5, 90];
  return limits.slice(1).flatMap((right, index) => {
    const left = limits[index]!;
    return profile.slice(1).map(([low, wide], row) => {
      const [high, narrow] = profile[row]!;
      return {
        faces: (left + right) / 2,
        back: (Math.atan2(wide - narrow, low - high) * 180) / Math.PI,
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

/** From light to shade. */
const tones = [gold.gleam, gold.pale, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze, gold.dusk];

/** The tone of a plane on what leans so far to the left, by how it faces the lamp at the upper left. */
const toneOf = (faces: number, back: number, lean: number, shade: number) => {
  const lamp = polar([0, 0], 0.82, lean - 137);
  const up = Math.cos((back * Math.PI) / 180);
  const light = lamp[0] * across(faces) * up - lamp[1] * across(back) + 0.57 * across(90 - faces) * up;
  const step = Math.floor((1.04 - light) * 5.4 * shade);
  // What is seen edge-on is never white, so that it stands out from paper; of clay the lines see to that.
  return tones[Math.min(tones.length - 1, Math.max(shade && Math.abs(faces) > 67 ? 2 : 0, step))]!;
};

/** How something of the pottery is lit. */
export interface Glaze {
  readonly line?: number;
  /** How deep its shades are: 0 for clay, which has none, so that lines show its planes. */
  readonly shade?: number;
  /** How far it leans to the left, in degrees: the lamp stays where it is. */
  readonly lean?: number;
}

interface PotProps extends Glaze {
  readonly profile: Profile;
  /** One looks into it from a little above; not into what is covered, or stands in another. */
  readonly open?: boolean;
  /** The colour of its inside. */
  readonly inside?: string | undefined;
}

/** Whatever is turned on the wheel, plane by plane, each in its light. */
export const Pot = ({
  profile,
  line = 0.8,
  shade = 1,
  lean = 0,
  open: mouth = true,
  inside = gold.night,
}: PotProps) => {
  const rim = profile[0]![1];
  return (
    <g stroke={gold.night} strokeWidth={line} strokeLinejoin="round">
      {mouth && <path fill={inside} d={`M${-rim} 0L${38 - rim} -16H${rim - 38}L${rim} 0Z`} />}
      {planes(profile).map(({ faces, back, points }, index) => {
        const tone = toneOf(faces, back, lean, shade);
        return <path key={index} fill={tone} stroke={shade ? tone : undefined} d={closed(points)} />;
      })}
    </g>
  );
};
