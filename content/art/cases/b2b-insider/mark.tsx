interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly left: string;
  readonly right: string;
}

/** The two Bs in a square of 100. */
export const markHalves = {
  left: 'M0 0H25A25 25 0 0 1 25 50A25 25 0 0 1 25 100H0Z',
  right: 'M100 0H75A25 25 0 0 0 75 50A25 25 0 0 0 75 100H100Z',
} as const;

/** Two Bs face to face; in the gap between them, one dot: the insider. */
export function Mark({ x, y, size, left, right }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path fill={left} d={markHalves.left} />
      <path fill={right} d={markHalves.right} />
      <circle fill={right} cx="50" cy="50" r="9" />
    </g>
  );
}
