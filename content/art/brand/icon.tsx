import { colours } from '../../colours.ts';
import { defineArt } from '../art.ts';
import { mark } from './mark.ts';

const opacities = [1, 0.55, 0.25];
const planes = mark.planes.map((plane, index) => <path key={plane} d={plane} opacity={opacities[index]} />);

/** The mark for browser tabs: dark lines on light tabs, gold on dark ones. */
export const favicon = defineArt({
  name: 'brand/favicon',
  width: mark.size,
  height: mark.size,
  draw: () => (
    <>
      <style>{'g{fill:#7a5d1c;stroke:#7a5d1c}@media(prefers-color-scheme:dark){g{fill:#ffe69b;stroke:#ffe69b}}'}</style>
      <g>
        <g stroke="none">{planes}</g>
        <path d={mark.lines} fill="none" strokeWidth="4" strokeLinejoin="bevel" />
      </g>
    </>
  ),
});

/** The mark on its ground, with the margin that maskable icons need. */
export const tileIcon = defineArt({
  name: 'brand/tile',
  width: 128,
  height: 128,
  draw: () => (
    <>
      <rect width="128" height="128" fill={colours.ink} />
      <g transform="translate(32 32)" fill={colours.goldLight}>
        {planes}
        <path d={mark.lines} fill="none" stroke="#FFE69B" strokeWidth="2.5" strokeLinejoin="bevel" />
      </g>
    </>
  ),
});
