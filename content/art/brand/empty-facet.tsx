import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';

/** One of the eight facets of the stone, cut out of whatever lies around it: its place is marked out, and nothing is in it. */
export const emptyFacet = defineArt({
  name: 'brand/empty-facet',
  width: 800,
  height: 663,
  draw: () => (
    <>
      <path fill={colours.ink} d="M0 331.4 800 0V662.8Z" />
      <path
        fill="none"
        stroke={colours.goldLight}
        strokeWidth="2.5"
        strokeDasharray="16 11"
        strokeLinejoin="round"
        d="M97 331.4 763 55.5V607.3Z"
      />
    </>
  ),
});
