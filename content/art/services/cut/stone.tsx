import { hatch } from './hatch.ts';
import { gold } from './tone.ts';
import { closed } from './point.ts';
import type { Facet } from './solid.ts';

/** One step from light to shade: a fill, and from the middle on a hatching in ink. */
interface Tone {
  readonly fill: string;
  /** Units between two strokes of the hatching. */
  readonly gap?: number;
}

const tones: readonly Tone[] = [
  { fill: gold.gleam },
  { fill: gold.pale },
  { fill: gold.light },
  { fill: gold.light, gap: 8 },
  { fill: gold.dim, gap: 6 },
  { fill: gold.deep, gap: 4.5 },
];

/** Fixed angles of every engraving: no stroke of a hatching has another. */
export const hatchAngles = [22.5, 45, 67.5, -22.5, -45, -67.5];

interface StoneProps {
  readonly facets: readonly Facet[];
  /** Below 1 the strokes of the hatching stand closer, for small stones. */
  readonly scale?: number;
  readonly line?: number;
}

/** The step from light to shade of the plane at this place among its own, by the light on it. */
export const toneOf = (light: number, index: number) => {
  // A polished stone glitters: neighbours differ by more than their angle to the lamp explains.
  const glitter = (((index * 5) % 7) - 3) * 0.1;
  const step = Math.floor((0.95 - (light + glitter)) * 3.6);
  return Math.min(tones.length - 1, Math.max(0, step));
};

/** A stone, facet by facet: tones by the light that falls on each, shade engraved. */
export function Stone({ facets, scale = 1, line = 1.6 }: StoneProps) {
  const byTone = tones.map((tone, step) => {
    const members = facets
      .map((facet, index) => ({ facet, index }))
      .filter(({ facet, index }) => toneOf(facet.light, index) === step);
    return {
      fill: tone.fill,
      shape: members.map(({ facet }) => closed(facet.points)).join(''),
      shade: tone.gap
        ? members
            .map(({ facet, index }) => hatch(facet.points, hatchAngles[index % hatchAngles.length]!, tone.gap! * scale))
            .join('')
        : '',
    };
  });
  return (
    <g stroke={gold.ink} strokeLinejoin="round">
      {byTone.map(({ fill, shape }, step) => shape && <path key={step} fill={fill} strokeWidth={line} d={shape} />)}
      <path fill="none" strokeWidth={line * 0.5} d={byTone.map(({ shade }) => shade).join('')} />
    </g>
  );
}
