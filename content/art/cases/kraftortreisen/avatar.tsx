import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/kraftortreisen/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.ink} />
      <Mark x={36} y={38} radius={25} stroke={palette.lightGold} weight={9} />
    </>
  ),
});
