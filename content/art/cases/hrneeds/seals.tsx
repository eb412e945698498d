import { defineArt } from '../../art.ts';
import { Seal } from './seal.tsx';

/** The seal for makers who sell in German. */
export const sealGerman = defineArt({
  name: 'cases/hrneeds/seal-german',
  width: 600,
  height: 600,
  draw: () => <Seal top="QUALITÄTSSIEGEL" foot="HR-SOFTWARE IM VERGLEICH" verdict="GEPRÜFT" tracking={0.1} />,
});
