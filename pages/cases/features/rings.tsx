export interface RingsProps {
  /** Their radii, the largest first, where 503 units reach to the edges of the page. */
  readonly radii: readonly number[];
}

/** The rings of a sun over the line of the water. */
export function Rings({ radii }: RingsProps) {
  const arcs = radii.map((radius) => `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`);
  return (
    <svg className="horizon__rings" viewBox="-503 -503 1006 504" overflow="visible" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--mark)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d={`${arcs.join('')}M-2000 0H2000`}
      />
    </svg>
  );
}
