import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** Planes from the left, in ever less light; between them it falls at 45° and plumb. */
const planes = [
  [gold.pale, 'M0 0H422L720 298z'],
  [gold.light, 'M422 0H720V298z'],
  [gold.dim, 'M720 0H1018L720 298z'],
  [gold.deep, 'M1018 0H1440L720 298z'],
] as const;

/** The lower part of a stone from the side, as wide as the screen; its planes meet in one point at 22.5°. */
export const pavilionArt = defineArt({
  name: 'about/pavilion',
  width: 1440,
  height: 298,
  draw: () => (
    <>
      <path fill={gold.dim} d="M0 0H1440L720 298z" />
      {planes.map(([tone, d]) => (
        <path key={d} fill={tone} d={d} />
      ))}
    </>
  ),
});
