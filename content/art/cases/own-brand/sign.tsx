import { mark } from '../../../look.ts';

const opacities = [1, 0.55, 0.25] as const;

interface SignProps {
  /** Middle of the sign. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What its planes are filled with; without it they are the colour, ever more transparent. */
  readonly planes?: readonly string[] | undefined;
  /** Width of the line where the sign is 64 units large. */
  readonly weight?: number;
}

/** The brand mark in one colour, or with planes of their own. */
export function Sign({ x, y, size, colour, planes, weight = 1.6 }: SignProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / mark.size})`}>
      {mark.planes.map((plane, index) => (
        <path key={plane} fill={planes?.[index] ?? colour} opacity={planes ? undefined : opacities[index]} d={plane} />
      ))}
      <path fill="none" stroke={colour} strokeWidth={weight} strokeLinejoin="bevel" d={mark.lines} />
    </g>
  );
}
