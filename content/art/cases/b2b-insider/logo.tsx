import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';

const { blush, cream, oxblood, vermilion } = b2bInsiderPalette;

/** The logo on cream. */
export const logo = defineArt({
  name: 'cases/b2b-insider/logo',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill={cream} d="M0 0H800V600H0Z" />
      <Lockup x={158} y={212} size={176} left={oxblood} right={vermilion} words={oxblood} />
    </>
  ),
});

/** The logo on the organiser's dark ground. */
export const logoOnDark = defineArt({
  name: 'cases/b2b-insider/logo-on-dark',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill={oxblood} d="M0 0H800V600H0Z" />
      <Lockup x={158} y={212} size={176} left={blush} right={vermilion} words={cream} />
    </>
  ),
});
