import { defineArt } from '../../art.ts';
import { hrneedsPalette } from './palette.ts';
import { Seal } from './seal.tsx';

const { ice, sky } = hrneedsPalette;
const ground = <path fill={ice} d="M0 0H600V600H0Z" />;

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

/** The seal for makers who sell in English, where it has to hold its own: at the foot of a maker's page, next to other badges. */
export const sealEnglish = defineArt({
  name: 'cases/hrneeds/seal-english',
  width: 600,
  height: 600,
  draw: () => (
    <>
      {ground}
      <path
        fill="#fff"
        d="M28 28H572a28 28 0 0 1 28 28V544a28 28 0 0 1-28 28H28A28 28 0 0 1 0 544V56A28 28 0 0 1 28 28Z"
      />
      <g fill={sky}>
        <path d="M488 118L556 142V204C556 248 524 274 488 290C452 274 420 248 420 204V142Z" />
        <path d="M488 316L526 338H562V380L584 408L562 436V478H526L488 500L450 478H414V436L392 408L414 380V338H450Z" />
      </g>
      <path
        fill="#fff"
        d="M488 158l13 27 30 4-22 21 5 30-26-14-26 14 5-30-22-21 30-4ZM452 376h72v16h-72ZM452 400h72v16h-72ZM452 424h48v16h-48Z"
      />
      <path stroke={sky} strokeWidth="12" strokeLinecap="round" d="M56 86H196M264 86H344M396 86H476M56 532H300" />
      <g transform="translate(22 132) scale(0.59)">
        <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
      </g>
    </>
  ),
});
