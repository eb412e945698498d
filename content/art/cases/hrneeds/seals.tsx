import { defineArt } from '../../art.ts';
import { hrneedsPalette } from './palette.ts';
import { Seal } from './seal.tsx';

const ground = <path fill={hrneedsPalette.ice} d="M0 0H600V600H0Z" />;

/** The seal for makers who sell in German. */
export const sealGerman = defineArt({
  name: 'cases/hrneeds/seal-german',
  width: 600,
  height: 600,
  draw: () => (
    <>
      {ground}
      <Seal top="QUALITÄTSSIEGEL" foot="HR-SOFTWARE IM VERGLEICH" verdict="GEPRÜFT" tracking={0.1} />
    </>
  ),
});

/** The seal for makers who sell in English. */
export const sealEnglish = defineArt({
  name: 'cases/hrneeds/seal-english',
  width: 600,
  height: 600,
  draw: () => (
    <>
      {ground}
      <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
    </>
  ),
});
