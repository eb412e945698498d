import { defineArt } from '../../art.ts';
import { hrneedsPalette } from './palette.ts';
import { Seal } from './seal.tsx';

/** The seal for makers who sell in German. */
export const sealGerman = defineArt({
  name: 'cases/hrneeds/seal-german',
  width: 600,
  height: 632,
  draw: () => (
    <>
      <path stroke={hrneedsPalette.midnight} strokeWidth="4" d="M0 604H600" />
      <Seal top="QUALITÄTSSIEGEL" foot="HR-SOFTWARE IM VERGLEICH" verdict="GEPRÜFT" tracking={0.1} />
    </>
  ),
});
