import { gold } from './tone.ts';
import { closed } from './point.ts';
import type { Facet } from './solid.ts';

/** From light to shade. */
const tones = [gold.gleam, gold.pale, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze, gold.dusk];

interface StoneProps {
  readonly facets: readonly Facet[];
  /** How broad the edges between its planes are; none: each plane reaches a little over the next, so that no seam shows. */
  readonly line?: number;
}

/** The step from light to shade of the plane at this place among its own, by the light on it. */
export const toneOf = (light: number, index: number, steps = tones.length) => {
  // A polished stone glitters: neighbours differ by more than their angle to the lamp explains.
  const glitter = (((index * 5) % 7) - 3) * 0.1;
  const step = Math.floor((0.95 - (light + glitter)) * 0.6 * steps);
  return Math.min(steps - 1, Math.max(0, step));
};

/** A stone, facet by facet, in tones by the light that falls on each. */
export function Stone({ facets, line = 0.8 }: StoneProps) {
  return (
    <g stroke={gold.night} strokeLinejoin="round" strokeWidth={line || 0.8}>
      {tones.map((fill, step) => {
        const planes = facets.filter(({ light }, index) => toneOf(light, index) === step);
        return (
          planes.length > 0 && (
            <path
              key={step}
              fill={fill}
              stroke={line ? undefined : fill}
              d={planes.map(({ points }) => closed(points)).join('')}
            />
          )
        );
      })}
    </g>
  );
}
