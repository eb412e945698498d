import { colours, mark } from '../../look.ts';
import { defineArt } from '../art.ts';

const opacities = [1, 0.55, 0.25];
const drawnIn = (colour: string) => `g{fill:${colour};stroke:${colour}}`;
const planes = mark.planes.map((plane, index) => <path key={plane} d={plane} opacity={opacities[index]} />);

/** The mark for browser tabs: dark lines on light tabs, gold on dark ones. */
export const favicon = defineArt({
  name: 'brand/favicon',
  width: mark.size,
  height: mark.size,
  draw: () => (
    <>
      <style>{`${drawnIn(colours.goldText)}@media(prefers-color-scheme:dark){${drawnIn(colours.goldLight)}}`}</style>
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
        <path d={mark.lines} fill="none" stroke={colours.goldLight} strokeWidth="2.5" strokeLinejoin="bevel" />
      </g>
    </>
  ),
});
