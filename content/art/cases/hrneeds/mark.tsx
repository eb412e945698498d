import { hrneedsPalette } from './palette.ts';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The two columns of the H. */
  readonly columns: string;
}

/** Two columns to compare; the tick between them is the bar that makes them an H. */
export function Mark({ x, y, size, columns }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke={hrneedsPalette.mint} strokeWidth="19" d="M19 45L43 66L81 29" />
      <path stroke={columns} strokeWidth="23" d="M17 15V86M83 15V86" />
    </g>
  );
}
