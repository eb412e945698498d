import { defineSheet } from '../../sheet.tsx';
import { gold } from '../cut/tone.ts';

/** Around the middle of each: a day, a key, a catalogue, two links, two scripts. */
const signs = [
  'M-30-18h60v42h-60zM-30-4h60M-14-26v14M14-26v14M-11 9l8 7 14-13',
  'M-27-2l9-9 11 0 8 8 0 11-9 9-11 0-8-8zM1-3l26-26 9 9M13-15l12 12',
  'M-32-20h16v16h-16zM-8-20h16v16h-16zM16-20h16v16h-16zM-32 4h16v16h-16zM-8 4h16v16h-16zM16 4h16v16h-16z',
  'M-26-13h20l10 10v6l-10 10h-20l-10-10v-6zM6-13h20l10 10v6l-10 10h-20l-10-10v-6z',
  'M-36 20l14-40 14 40M-31 6h18M20-20v40M4-20l32 40M36-20l-32 40',
];

/** What each module does, as a sign on its terminal. */
export const moduleSignsArt = defineSheet({
  name: 'services/module-signs',
  width: 84,
  height: 64,
  draws: signs.map((sign) => () => (
    <path transform="translate(42 32)" fill="none" stroke={gold.ink} strokeWidth="5" d={sign} />
  )),
});
