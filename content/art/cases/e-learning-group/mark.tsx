import { eLearningGroupPalette } from './palette.ts';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly line: string;
}

/** An e whose bar is an open book, and the dot of somebody who has joined. */
export function Mark({ x, y, size, line }: MarkProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 100})`}
      fill="none"
      strokeWidth="17"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path stroke={eLearningGroupPalette.sun} d="M22 53Q36 43 47 55Q58 43 74 51" />
      <path stroke={line} d="M82 50A36 36 0 1 0 64 82" />
      <circle fill={eLearningGroupPalette.coral} cx="88" cy="84" r="11" />
    </g>
  );
}
