import { defineArt } from '../../art.ts';
import { Mark } from './mark.tsx';
import { eLearningGroupPalette as palette } from './palette.ts';

/** The account's picture: the mark, its e in the middle, with room on its left for a cut. */
export const avatar = defineArt({
  name: 'cases/e-learning-group/avatar',
  width: 72,
  height: 72,
  draw: () => (
    <>
      <rect width="72" height="72" fill={palette.navy} />
      <Mark x={19} y={17} size={38} line={palette.cream} />
    </>
  ),
});
