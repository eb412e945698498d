const arcs = [26, 50, 74, 98] as const;

const half = (radius: number) => `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** The reflection mirrors the rings; the gap in it is the way in. */
const water = [
  { y: 18, reach: 98 },
  { y: 36, reach: 74 },
  { y: 54, reach: 50 },
  { y: 72, reach: 26 },
] as const;

interface MarkProps {
  readonly x: number;
  readonly y: number;
  /** Outer radius of the rings. */
  readonly radius: number;
  readonly stroke: string;
  /** Width of the line where the radius is 100. */
  readonly weight?: number;
}

/** The brand's sign: the power of a place as rings over its own reflection in still water, with the way that leads in. */
export function Mark({ x, y, radius, stroke, weight = 7 }: MarkProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${radius / 100})`}
      fill="none"
      stroke={stroke}
      strokeWidth={weight}
      strokeLinecap="round"
    >
      <path d={arcs.map(half).join('')} />
      <path d={water.map(({ y: depth, reach }) => `M${-reach} ${depth}H-9M9 ${depth}H${reach}`).join('')} />
      <circle r="7" cy="-4" fill={stroke} stroke="none" />
    </g>
  );
}
