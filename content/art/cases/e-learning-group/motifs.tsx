import { defineArt } from '../../art.ts';
import { type Audience, audiences } from './audience.ts';
import { Print } from './print.tsx';

/** What waits behind a door, by itself. */
const motifOf = (name: string, { motif, inks }: Audience) =>
  defineArt({
    name: `cases/e-learning-group/motif-${name}`,
    width: 280,
    height: 280,
    draw: () => (
      <Print x={20} y={14} size={240}>
        {motif(inks)}
      </Print>
    ),
  });

export const changersMotif = motifOf('changers', audiences.changers);
export const leadsMotif = motifOf('leads', audiences.leads);
export const teachersMotif = motifOf('teachers', audiences.teachers);
export const hrMotif = motifOf('hr', audiences.hr);
