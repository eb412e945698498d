import { colours } from '../../../look.ts';

/** A plane, and how an engraver sets its light: bare, or in strokes at one of the fixed angles, which stand further apart the darker it is. */
export interface Plane {
  readonly d: string;
  readonly angle?: number;
  readonly gap?: number;
}

/** Strokes all over a square of 64, whichever way it is turned. */
const strokes = (gap: number) => `M-16-16h96${`m-96 ${gap}h96`.repeat(Math.ceil(96 / gap))}`;

interface EngravedProps {
  /** Unique per drawing: prefix of the clips' ids. */
  readonly id: string;
  readonly planes: readonly Plane[];
  /** Above 1 lines are stronger and strokes stand wider, for small stones. */
  readonly scale?: number;
  readonly edge?: string;
}

/** A stone as the site engraves all of its stones, in a square of 64: gold strokes on the dark, light from the upper right. */
export function Engraved({ id, planes, scale = 1, edge = colours.goldLight }: EngravedProps) {
  return (
    <g fill="none" strokeLinejoin="bevel" strokeWidth={0.16 * scale}>
      <linearGradient id={`${id}-light`} gradientUnits="userSpaceOnUse" x1="50" y1="8" x2="14" y2="58">
        <stop offset="0" stopColor={colours.ink} stopOpacity="0" />
        <stop offset="1" stopColor={colours.ink} stopOpacity="0.72" />
      </linearGradient>
      {planes.map(({ d, angle, gap }, index) =>
        gap ? (
          <g key={d}>
            <clipPath id={`${id}-${index}`}>
              <path d={d} />
            </clipPath>
            <path fill={colours.ink} d={d} />
            <g clipPath={`url(#${id}-${index})`}>
              <path stroke={colours.goldLight} transform={`rotate(${angle} 32 32)`} d={strokes(gap * scale)} />
            </g>
            <path fill={`url(#${id}-light)`} d={d} />
          </g>
        ) : (
          <path key={d} fill={colours.goldLight} d={d} />
        ),
      )}
      <path stroke={edge} d={planes.map(({ d }) => d).join('')} />
    </g>
  );
}
