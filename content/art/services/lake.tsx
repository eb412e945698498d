import { defineArt } from '../art.ts';
import { cover } from '../cases/kraftortreisen/cover.tsx';
import { kraftortreisenPalette as palette } from '../cases/kraftortreisen/palette.ts';
import { Outline } from '../outline.tsx';

/** What stands at the far end of the shaft: the first screen of a client whose picture is a sunrise. */
export const lakeArt = defineArt({
  name: 'services/lake',
  width: 1200,
  height: 500,
  draw: () => (
    <>
      <path fill={palette.ink} d="M0 0H1200V500H0Z" />
      <g transform="translate(0 -166)">{cover.draw()}</g>
      <Outline face="marcellus" size={26} x={600} y={60} anchor="middle" tracking={0.14} fill={palette.lightGold}>
        KRAFTORTREISEN
      </Outline>
    </>
  ),
});
