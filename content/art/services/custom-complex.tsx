import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

/** The large stone that the cable comes out of, in its two rings. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 780,
  height: 820,
  draw: () => (
    <>
      <radialGradient id="custom-glow" gradientUnits="userSpaceOnUse" cx="390" cy="410" r="389">
        <stop offset=".86" stopColor={gold.honey} />
        <stop offset=".9" stopColor={gold.amber} />
        <stop offset=".95" stopColor={gold.dusk} />
        <stop offset="1" stopColor={gold.ink} />
      </radialGradient>
      <path fill="url(#custom-glow)" d={circle(390, 410, 389)} />
      <Guide d={circle(390, 410, 388)} width={2} />
      <Stone facets={view(brilliant(), { x: 390, y: 410, size: 356 }).visible} />
      <Stone facets={reflection([390, 410], 356)} />
    </>
  ),
});
