import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** The front of an envelope with the letter above it still showing in its mouth: two flaps fall to the middle at 22.5°, the third rises over them, each plane of one tone. */
export const envelopeArt = defineArt({
  name: 'privacy/envelope',
  width: 1320,
  height: 320,
  draw: () => (
    <>
      <path fill={colours.paper} d="M0 0H1320V300H0Z" />
      <path fill={gold.light} d="M0 0L660 273.4V320H0Z" />
      <path fill={gold.dim} d="M1320 0L660 273.4V320H1320Z" />
      <path fill={gold.pale} d="M0 320L660 46.6 1320 320Z" />
    </>
  ),
});
