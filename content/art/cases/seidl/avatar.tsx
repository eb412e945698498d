import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/seidl/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.pine} />
      <Mark x={20} y={20} size={32} upper={palette.green} lower={palette.sky} />
    </>
  ),
});
