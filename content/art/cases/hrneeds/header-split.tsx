import { defineArt } from '../../art.ts';
import { headerAfter } from './header-after.tsx';
import { headerBefore } from './header-before.tsx';
import { hrneedsPalette } from './palette.ts';

const { midnight, mint } = hrneedsPalette;

/** What one takes hold of on the line between both, around 0 0. */
export const Handle = () => (
  <>
    <circle fill={midnight} r="30" />
    <path
      fill="none"
      stroke={mint}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M-7-9-16 0-7 9M7-9 16 0 7 9"
    />
  </>
);

/** One window in two states: left of the line what it was, right of it what it is; on a phone above and below. */
export const headerSplit = {
  wide: defineArt({
    name: 'cases/hrneeds/header-split',
    width: 2112,
    height: 800,
    draw: () => (
      <g transform="scale(1.6)">
        {headerBefore.wide.draw()}
        <g transform="translate(653)">{headerAfter.narrow.draw()}</g>
        <path fill={midnight} d="M650 0h6v500h-6Z" />
        <g transform="translate(653 250)">
          <Handle />
        </g>
      </g>
    ),
  }),
  narrow: defineArt({
    name: 'cases/hrneeds/header-split-narrow',
    width: 667,
    height: 1186,
    draw: () => (
      <>
        {headerBefore.narrowTop()}
        <g transform="translate(0 686)">{headerAfter.narrow.draw()}</g>
        <path fill={midnight} d="M0 683H667V689H0Z" />
        <g transform="translate(333 686) rotate(90)">
          <Handle />
        </g>
      </>
    ),
  }),
};
