import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { eLearningGroupPalette as palette } from './palette.ts';

/** The account's picture: the mark, as large as a circle lets it be. */
export const avatar = defineArt({
  name: 'cases/e-learning-group/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.navy} />
      <Mark x={15} y={13} size={42} line={palette.cream} />
    </>
  ),
});
