import { defineArt } from '../../art.ts';
import { Engraved } from './engraved.tsx';
import { finished } from './planes.ts';

/** The finished stone alone, from edge to edge of its picture. */
export const stone = defineArt({
  name: 'cases/own-brand/stone',
  width: 554,
  height: 554,
  draw: () => (
    <g transform="scale(10) translate(-4.3 -4.3)">
      <Engraved id="own-brand-stone" planes={finished} />
    </g>
  ),
});
