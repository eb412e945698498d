import type { Point } from './point.ts';
import { gold } from './tone.ts';

/** How light fades from its middle outwards: how far out in its radius, in which tone, and how much of that is there (all of it, unless said). */
export type Fading = readonly (readonly [offset: number, tone: string, opacity?: number])[];

/** From honey through amber to bronze: it goes redder until nothing is left of it, and never grey. */
export const embers: Fading = [
  [0, gold.honey, 0.95],
  [0.4, gold.honey, 0.75],
  [0.72, gold.amber, 0.4],
  [1, gold.bronze, 0],
];

interface RoundLightProps {
  /** Unique in the document. */
  readonly id: string;
  readonly stops: Fading;
  /** Its middle and how far it reaches, in pixels of the drawing; without them it fills the box of what it colours. */
  readonly at?: Point;
  readonly radius?: number;
}

/** Soft round light as a paint, for what is not round itself. */
export const RoundLight = ({ id, stops, at, radius }: RoundLightProps) => (
  <radialGradient id={id} {...(at && { gradientUnits: 'userSpaceOnUse', cx: at[0], cy: at[1], r: radius })}>
    {stops.map(([offset, tone, opacity]) => (
      <stop key={offset} offset={offset || undefined} stopColor={tone} stopOpacity={opacity} />
    ))}
  </radialGradient>
);

interface GlowProps {
  /** Unique in the document. */
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
  readonly stops?: Fading;
}

/** Soft round light behind hard planes. */
export const Glow = ({ id, at: [cx, cy], radius, stops = embers }: GlowProps) => (
  <>
    <RoundLight id={id} stops={stops} />
    <circle fill={`url(#${id})`} cx={cx} cy={cy} r={radius} />
  </>
);
