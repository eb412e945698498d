import { gold } from './cut/tone.ts';

interface GlowProps {
  /** Unique in the document. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Its middle; it goes redder from there until nothing is left of it. */
  readonly from: string;
}

/** Soft round light behind hard planes. */
export const Glow = ({ id, x, y, radius, from }: GlowProps) => (
  <>
    <radialGradient id={id}>
      <stop stopColor={from} stopOpacity=".95" />
      <stop offset=".4" stopColor={gold.honey} stopOpacity=".75" />
      <stop offset=".72" stopColor={gold.amber} stopOpacity=".4" />
      <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
    </radialGradient>
    <circle fill={`url(#${id})`} cx={x} cy={y} r={radius} />
  </>
);
