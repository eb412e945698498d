export interface RingsProps {
  /** Their radii, where 503 units reach to the edges of the page. */
  readonly radii: readonly number[];
  /** The colour of a sun in their middle, whose light they then are. */
  readonly sun?: string;
}

/** The rings of a sun that stands on the water line. */
export function Rings({ radii, sun }: RingsProps) {
  const arcs = radii.map((radius) => `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`);
  return (
    <svg
      className="horizon__rings"
      viewBox="-503 -503 1006 502"
      fill={sun ?? 'none'}
      fillOpacity={sun && 0.16}
      stroke={sun ? undefined : 'var(--mark)'}
      strokeWidth="2"
      overflow="visible"
      aria-hidden="true"
    >
      {sun ? (
        radii.map((radius, index) => <circle key={radius} r={radius} fillOpacity={index ? undefined : 1} />)
      ) : (
        <path vectorEffect="non-scaling-stroke" d={arcs.join('')} />
      )}
    </svg>
  );
}
