import { hrneedsPalette } from './palette.ts';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The two columns of the H. */
  readonly columns: string;
  /** What stands behind the mark; it parts tick and columns. */
  readonly ground: string;
}

/** Two columns to compare and the tick that joins them to an H. */
export function Mark({ x, y, size, columns, ground }: MarkProps) {
  const tick = 'M20 47L47 71L86 15';
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke={columns} strokeWidth="22" d="M17 17V86M83 30V86" />
      <path stroke={ground} strokeWidth="33" d={tick} />
      <path stroke={hrneedsPalette.mint} strokeWidth="20" d={tick} />
    </g>
  );
}
