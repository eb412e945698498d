import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { eLearningGroupPalette } from './palette.ts';

const { cream, navy } = eLearningGroupPalette;

/** The logo on cream. */
export const logo = defineArt({
  name: 'cases/e-learning-group/logo',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill={cream} d="M0 0H800V600H0Z" />
      <Lockup x={102} y={222} size={156} line={navy} />
    </>
  ),
});

/** The logo on navy. */
export const logoOnDark = defineArt({
  name: 'cases/e-learning-group/logo-on-dark',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill={navy} d="M0 0H800V600H0Z" />
      <Lockup x={102} y={222} size={156} line={cream} />
    </>
  ),
});
