import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette } from './palette.ts';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/skin-clinic/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.darkBlue} />
      <Mark id="skin-clinic-avatar" x={36} y={36} radius={36} />
    </>
  ),
});
