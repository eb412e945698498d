import { defineArt } from '../art.ts';
import { cover } from '../cases/kraftortreisen/cover.tsx';
import { kraftortreisenPalette } from '../cases/kraftortreisen/palette.ts';
import { Outline } from '../outline.tsx';
import { gold } from './cut/tone.ts';

/** What is seen at the far end of a stone: the first screen of a client whose picture is a sunrise. */
export const lakeArt = defineArt({
  name: 'services/lake',
  width: 1200,
  height: 500,
  draw: () => (
    <>
      <path fill={kraftortreisenPalette.ink} d="M0 0H1200V500H0Z" />
      <g transform="translate(0 -200)">{cover.draw()}</g>
      <Outline face="marcellus" size={32} x={600} y={84} anchor="middle" tracking={0.08} fill={gold.light}>
        KRAFTORT REISEN
      </Outline>
    </>
  ),
});
