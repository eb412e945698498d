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
      <path
        fill={eLearningGroupPalette.sun}
        d="M14 43C26 36 39 38 47 46C55 38 66 36 77 42V55C66 51 55 55 47 64C39 56 26 54 14 61Z"
      />
      <path stroke={line} strokeWidth="4" d="M47 47V61" />
      <path stroke={line} d="M82 50A36 36 0 1 0 64 82" />
      <circle fill={eLearningGroupPalette.coral} cx="88" cy="84" r="11" />
    </g>
  );
}
