import { skinClinicPalette as palette } from './palette.ts';
import { Profile } from './profile.tsx';

/** Colours of the mark from the ground of the disc to the face. */
export type MarkFills = readonly [string, string, string, string];

/** The two colourings of the mark. */
export const markFills = {
  onLight: [palette.darkBlue, palette.blueGreen, palette.lightBlue, palette.beige],
  onDark: ['#1d5364', palette.blueGreen, palette.lightBlue, palette.beige],
} as const satisfies Record<string, MarkFills>;

interface MarkProps {
  /** Unique per drawing: prefix of the mask's id. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fills?: MarkFills;
}

/** Where the three waves of the profile stand in a disc of radius 100. */
const waves = [-60, -37, -18] as const;

/** The clinic's sign: the profile and its glow in a disc. */
export function Mark({ id, x, y, radius, fills = markFills.onLight }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 100})`}>
      {/* A mask cuts the disc as a whole; clipped one by one, the lower layers would show at its edge. */}
      <mask id={`${id}-disc`} maskUnits="userSpaceOnUse" x="-100" y="-100" width="200" height="200">
        <circle r="100" fill="#fff" />
      </mask>
      <g mask={`url(#${id}-disc)`}>
        <path d="M-100-100H20V100H-100Z" fill={fills[0]} />
        {waves.map((left, index) => (
          <Profile key={left} x={left} y={-56 - left / 12} scale={0.4} fill={fills[index + 1] ?? fills[3]} />
        ))}
      </g>
    </g>
  );
}
