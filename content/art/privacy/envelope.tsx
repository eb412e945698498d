import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** The front of an envelope with the letter above it still showing in its mouth: two flaps fall to the middle at 22.5°, the third rises over them. */
export const envelopeArt = defineArt({
  name: 'privacy/envelope',
  width: 1320,
  height: 420,
  draw: () => (
    <>
      <path fill={colours.goldLight} d="M30 0H1290V300H30Z" />
      <g stroke={colours.ink} strokeWidth="3" strokeLinejoin="bevel">
        <path fill={gold.dim} d="M1.5 1.5L660 274.3V418.5H1.5Z" />
        <path fill={gold.dim} d="M1318.5 1.5L660 274.3V418.5H1318.5Z" />
        <path fill={gold.pale} d="M1.5 418.5L660 145.7 1318.5 418.5Z" />
      </g>
    </>
  ),
});
