import { colours } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Engraved } from './engraved.tsx';
import { finished } from './planes.ts';

/** The finished stone alone, from edge to edge of its picture. */
export const stone = defineArt({
  name: 'cases/own-brand/stone',
  width: 558,
  height: 558,
  draw: () => (
    <g transform="scale(10) translate(-4.1 -4.1)">
      <Engraved id="own-brand-stone" planes={finished} scale={1.6} edge={colours.goldDeep} />
    </g>
  ),
});
