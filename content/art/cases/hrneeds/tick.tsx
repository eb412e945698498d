import { defineArt } from '../../art.ts';
import { hrneedsPalette } from './palette.ts';

/** The tick alone, as it joins the columns of the mark. */
export const tick = defineArt({
  name: 'cases/hrneeds/tick',
  width: 600,
  height: 560,
  draw: () => (
    <path
      fill="none"
      stroke={hrneedsPalette.mint}
      strokeWidth="148"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M78 280L256 462L522 98"
    />
  ),
});
