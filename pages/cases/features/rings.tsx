export interface RingsProps {
  /** Their radii; the widest is the page, 1006 units. */
  readonly radii: readonly number[];
  /** Radius of the sun in their middle, where it is seen. */
  readonly sun?: number;
}

/** The rings of a sun that stands on the water line. */
export function Rings({ radii, sun }: RingsProps) {
  const arc = (radius: number) => `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return (
    <svg className="horizon__rings" viewBox="-503 -503 1006 502" fill="none" strokeWidth="2" aria-hidden="true">
      {sun && <path fill="var(--client-soft)" d={arc(sun)} />}
      <path vectorEffect="non-scaling-stroke" d={radii.map(arc).join('')} />
    </svg>
  );
}
