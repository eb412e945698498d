import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** Planes from the left, in ever more light; each ends where a column of words above it does. */
const planes = [
  [blend({ goldDeep: 74, ink: 26 }), 'M0 0H386L659 272.4z'],
  [gold.deep, 'M388 0H659V270z'],
  [gold.dim, 'M661 0H932L661 270z'],
  [gold.light, 'M934 0H1320L661 272.4z'],
] as const;

/** The lower part of a stone from the side, whose planes meet in one point at 22.5° and 45°. */
export const pavilionArt = defineArt({
  name: 'about/pavilion',
  width: 1320,
  height: 276,
  draw: () => (
    <g transform="translate(0 2)">
      {planes.map(([tone, d]) => (
        <path key={d} fill={tone} d={d} />
      ))}
    </g>
  ),
});
