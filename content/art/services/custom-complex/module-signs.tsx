import { defineSheet } from '../../sheet.tsx';
import { gold } from '../cut/tone.ts';

/** Around the middle of each: a day, a key, a catalogue, two links, two voices. */
const signs = [
  'M-30-18h60v42h-60zM-30-4h60M-14-26v14M14-26v14M-11 9l8 7 14-13',
  'M-27-2l9-9 11 0 8 8 0 11-9 9-11 0-8-8zM1-3l26-26 9 9M13-15l12 12',
  'M-32-20h16v16h-16zM-8-20h16v16h-16zM16-20h16v16h-16zM-32 4h16v16h-16zM-8 4h16v16h-16zM16 4h16v16h-16z',
  'M-26-13h20l10 10v6l-10 10h-20l-10-10v-6zM6-13h20l10 10v6l-10 10h-20l-10-10v-6z',
  'M-38-24H6V6h-24l-10 10V6h-10zM16-10h22V18h-6v10L22 18H-2M-28-9h24',
];

/** What each module does, as a sign on its strand. */
export const moduleSignsArt = defineSheet({
  name: 'services/module-signs',
  width: 84,
  height: 64,
  draws: signs.map((sign) => () => (
    <path transform="translate(42 32)" fill="none" stroke={gold.ink} strokeWidth="5" d={sign} />
  )),
});
