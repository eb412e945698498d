import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { hrneedsPalette } from './palette.ts';

const { cobalt, midnight } = hrneedsPalette;

/** The logo on white. */
export const logo = defineArt({
  name: 'cases/hrneeds/logo',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill="#fff" d="M0 0H800V600H0Z" />
      <Lockup x={112} y={242} size={116} columns={cobalt} words={midnight} ground="#fff" />
    </>
  ),
});

/** The logo on the platform's midnight blue. */
export const logoOnDark = defineArt({
  name: 'cases/hrneeds/logo-on-dark',
  width: 800,
  height: 600,
  draw: () => (
    <>
      <path fill={midnight} d="M0 0H800V600H0Z" />
      <Lockup x={112} y={242} size={116} columns="#fff" words="#fff" ground={midnight} />
    </>
  ),
});
