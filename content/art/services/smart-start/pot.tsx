import { closed, type Point, polar, rightOf } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { clay, glaze } from './pottery.ts';

/** A pot from its mouth to its foot: heights, and half of its width there. */
export type Profile = readonly (readonly [y: number, half: number])[];

/** How far a side goes out in one unit down, at the four angles there are. */
const outwards = { '0': 0, '67': slopes.flat, '45': slopes.even, '22': slopes.steep } as const;
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

/** The step of its tones that a plane has on what leans so far to the left, by how it faces the lamp at the upper left. */
const stepOf = (faces: number, back: number, lean: number, shade: number) => {
  const lamp = polar([0, 0], 0.82, lean - 137);
  const up = Math.cos((back * Math.PI) / 180);
  const light = lamp[0] * across(faces) * up - lamp[1] * across(back) + 0.57 * across(90 - faces) * up;
  const step = Math.floor((1.04 - light) * 5.4 * shade);
  // What is seen edge-on is never white, so that it stands out from paper.
  return Math.min(glaze.length - 1, Math.max(Math.abs(faces) > 67 ? 2 : 0, step));
};

/** How something of the pottery is lit, and how far it was dipped. */
export interface Glazing {
  /** How deep its shades are. */
  readonly shade?: number;
  /** How far it leans to the left, in degrees: the lamp stays where it is. */
  readonly lean?: number;
  /** The height at which the glaze ends on its axis; its edge rises to the right at 22.5°, and below it the clay is bare. */
  readonly dip?: number;
}

/** The `dip` of what the glaze has still to come to. */
export const undipped = -1000;

interface PotProps extends Glazing {
  readonly profile: Profile;
  /** One looks into it from a little above; not into what is covered, or stands in another. */
  readonly open?: boolean;
  /** Nine tones from light to shade, for ware that is not of the pottery. */
  readonly tones?: readonly string[];
}

/** Whatever is turned on the wheel, plane by plane, each in its light. */
export const Pot = ({ profile, shade = 1, lean = 0, dip = 1000, open: mouth = true, tones = glaze }: PotProps) => {
  const rim = profile[0]![1];
  const facets = planes(profile).map(({ faces, back, points }) => ({ points, step: stepOf(faces, back, lean, shade) }));
  const bare = facets.map(({ points, step }) => ({
    points: rightOf(points, (y) => (dip - y) / slopes.flat),
    step,
  }));
  const pieces = [
    ...tones.map((fill, step) => [fill, facets.filter((facet) => facet.step === step)] as const),
    ...clay.map((fill, step) => [fill, bare.filter((facet) => facet.step === step && facet.points.length)] as const),
  ];
  return (
    <>
      {mouth && <path fill={tones[8]} d={`M${-rim} 0L${38 - rim} -16H${rim - 38}L${rim} 0Z`} />}
      {pieces.map(
        ([fill, planesOfTone]) =>
          planesOfTone.length > 0 && (
            // Each goes a little below its neighbours, so that no ground shines through between them.
            <path
              key={fill}
              fill={fill}
              stroke={fill}
              strokeWidth=".8"
              d={planesOfTone.map(({ points }) => closed(points)).join('')}
            />
          ),
      )}
    </>
  );
};
