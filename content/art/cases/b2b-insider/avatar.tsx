import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette as palette } from './palette.ts';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/b2b-insider/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.oxblood} />
      <Mark x={19} y={19} size={34} left={palette.blush} right={palette.vermilion} />
    </>
  ),
});
