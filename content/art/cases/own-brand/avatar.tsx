import { defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';
import { Sign } from './sign.tsx';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/own-brand/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.lightGold} />
      <Sign x={36} y={36} size={50} colour={palette.darkPrimary} weight={2.4} />
    </>
  ),
});
