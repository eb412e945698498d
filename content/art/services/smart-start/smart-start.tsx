import { defineArt } from '../../art.ts';
import { slopes } from '../cut/stone-facets.ts';
import { type Layout, leaning, Sheet, Strip } from './strip.tsx';

const { flat, steep } = slopes;

/** On wide screens: the first page of the site, and the four after it. */
const narrow: Layout = { width: 240, height: 660, floor: 564, menu: 58, x: 120, scale: 1 };
const broad: Layout = { ...narrow, width: 480, x: 340 };

/** How far the first page falls, which is the most any does. */
const fall = broad.width * flat;

const wide = [broad, narrow, narrow, narrow, narrow].map((layout, index) => ({
  layout,
  slope: index % 2 ? -flat : flat,
}));

/** The five pages of a small site as one strip, folded at 22.5°, from side to side of a wide screen. */
export const smartStartStripArt = defineArt({
  name: 'services/smart-start-strip',
  width: broad.width + 4 * narrow.width,
  height: Math.ceil(fall + broad.height),
  draw: () => <Strip folds={wide} />,
});

/** On a phone, each as broad as the screen. */
const square: Layout = { width: 300, height: 300, floor: 252, menu: 44, x: 190, scale: 0.66 };

/** The same, unfolded downwards. */
export const smartStartHangingArt = defineArt({
  name: 'services/smart-start-hanging',
  width: 390,
  height: 5 * square.height,
  draw: () => (
    <>
      {Array.from({ length: 5 }, (_, index) => (
        <g transform={`translate(45 ${index * square.height})`} key={index}>
          <g transform={leaning(square.height, index % 2 > 0)}>
            <Sheet index={index} layout={index ? square : { ...square, x: 220, scale: 0.62 }} />
          </g>
        </g>
      ))}
    </>
  ),
});

/** The strip folded up: the first page is its cover, the edges of the others lie behind at 67.5°. */
const cover: Layout = { ...broad, height: 300, floor: 248, menu: 44 };
const edge: Layout = { ...cover, width: 26 };

/** All five pages in the hand, and on the cover room for their price. */
export const smartStartFoldedArt = defineArt({
  name: 'services/smart-start-folded',
  width: cover.width + 4 * edge.width,
  height: Math.ceil(fall + cover.height),
  draw: () => (
    <Strip
      folds={[cover, edge, edge, edge, edge].map((layout, index) => ({
        layout,
        slope: index ? (index % 2 ? -steep : steep) : flat,
        empty: true,
      }))}
    />
  ),
});

/** The strip, for cards. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => (
    <g transform="translate(0 80)scale(.625)">
      <Strip folds={wide} />
    </g>
  ),
});
