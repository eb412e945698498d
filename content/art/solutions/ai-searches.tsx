import { defineArt } from '../art.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

const lines = [
  { x: 84, y: 122, bars: [250], names: [{ x: 354, width: 222 }] },
  { x: 84, y: 212, bars: [196], names: [{ x: 300, width: 256 }] },
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
      <path
        fill={gold.deep}
        d={lines.flatMap(({ x, y, bars }) => bars.map((width) => closed(plate(x, y + 12, width, 14, 4)))).join('')}
      />
      <path
        fill={gold.ink}
        d={lines
          .flatMap(({ y, names }) => names.map(({ x, width }) => closed(plate(x, y - 16, width, 66, 16))))
          .join('')}
      />
      <Guide d={closed(plate(84, 280, 222, 50, 14))} dash="9 7" width={2} />
    </>
  ),
});
