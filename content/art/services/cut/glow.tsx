import type { Point } from './point.ts';
import { gold } from './tone.ts';

interface GlowProps {
  readonly at: Point;
  readonly radius: number;
}

/** Soft, round light behind what is cut; it turns red before it turns dark. One a drawing. */
export const Glow = ({ at: [x, y], radius }: GlowProps) => (
  <>
    <radialGradient id="glow">
      <stop stopColor={gold.pale} />
      <stop offset="0.1" stopColor={gold.honey} />
      <stop offset="0.3" stopColor={gold.amber} stopOpacity="0.8" />
      <stop offset="0.6" stopColor={gold.bronze} stopOpacity="0.38" />
      <stop offset="1" stopColor={gold.dusk} stopOpacity="0" />
    </radialGradient>
    <circle cx={x} cy={y} r={radius} fill="url(#glow)" />
  </>
);
