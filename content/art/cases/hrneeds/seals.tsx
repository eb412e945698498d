import { defineArt } from '../../art.ts';
import { Seal } from './seal.tsx';

/** The seal for makers who sell in German, as large and as high as the English one beside it. */
export const sealGerman = defineArt({
  name: 'cases/hrneeds/seal-german',
  width: 600,
  height: 632,
  draw: () => (
    <g transform="translate(57 64) scale(0.81)">
      <Seal top="QUALITÄTSSIEGEL" foot="HR-SOFTWARE IM VERGLEICH" verdict="GEPRÜFT" tracking={0.1} />
    </g>
  ),
});
