import { Bar } from './bar.tsx';

interface MarkProps {
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly upper: string;
  readonly lower: string;
}

/** The agency's sign: two bars that face away from each other, an S and a conversation. */
export function Mark({ x, y, size, upper, lower }: MarkProps) {
  const gap = size * 0.06;
  const height = (size - gap) / 2;
  return (
    <>
      <Bar x={x} y={y} width={size} height={height} round="left" fill={upper} />
      <Bar x={x} y={y + height + gap} width={size} height={height} round="right" fill={lower} />
    </>
  );
}
