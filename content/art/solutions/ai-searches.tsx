import { defineArt } from '../art.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** The point that the first answer runs out in, half of it out of the light: it begins behind the answer and ends at the question. */
export const awayArt = defineArt({
  name: 'solutions/away',
  width: 664,
  height: 800,
  draw: () => (
    <>
      <path fill={gold.light} d="M0 0H332V800Z" />
      <path fill={gold.deep} d="M664 0H332V800Z" />
    </>
  ),
});

/** The point of the last answer, in the light: it meets what the visitor can do. */
export const towardsArt = defineArt({
  name: 'solutions/towards',
  width: 724,
  height: 300,
  draw: () => (
    <>
      <path fill={gold.gleam} d="M124 0H310L0 300Z" />
      <path fill={gold.deep} d="M300 0H724L0 300Z" />
    </>
  ),
});

const lines = [
  { y: 122, bar: 250, name: { x: 354, width: 222 } },
  { y: 212, bar: 196, name: { x: 300, width: 256 } },
];

/** An answer in its bubble: its words are lines, its names bars, and the room for one more is only outlined. */
export const aiSearchesArt = defineArt({
  name: 'solutions/ai-searches',
  width: 660,
  height: 500,
  draw: () => (
    <>
      <path fill={gold.gleam} d={`${closed(plate(30, 50, 600, 320, 44))}M110 370H172L110 480Z`} />
      <path fill={gold.light} d="M172 370H234L110 480Z" />
      <path fill={gold.deep} d={lines.map(({ y, bar }) => closed(plate(84, y + 12, bar, 14, 4))).join('')} />
      <path
        fill={gold.ink}
        d={lines.map(({ y, name }) => closed(plate(name.x, y - 16, name.width, 66, 16))).join('')}
      />
      <Guide d={closed(plate(84, 280, 222, 50, 14))} dash="9 7" width={2} />
    </>
  ),
});
