import { defineArt } from '../../art.ts';
import { closed, type Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { gold } from '../cut/tone.ts';
import { Jug } from './jug.tsx';
import { Table } from './table.tsx';

/** A sheet from its upper left corner: its upper right one is cut off at 22.5°. The last one goes on beyond the page. */
const sheet = (x: number, y: number, width: number): readonly Point[] => [
  [x, y],
  [x + 250, y],
  [x + width, y + (width - 250) * slopes.flat],
  [x + width, 1450],
  [x, 1450],
];

/** From the last page to the first, the lighter the further on top. */
const pile = [gold.dusk, gold.bronze, gold.amber, gold.honey, gold.gleam];

const sheets = (
  <>
    {pile.map((fill, index) => (
      <path key={fill} fill={fill} d={closed(sheet(330 - index * 76, 10 + index * 62, index ? 560 : 700))} />
    ))}
    <clipPath id="smart-first">
      <path d={closed(sheet(26, 258, 560))} />
    </clipPath>
    <g clipPath="url(#smart-first)">
      <Table x={298} y={1292} />
    </g>
    <g transform="translate(298 722)scale(.9)">
      <Jug />
    </g>
  </>
);

/** The five pages of a small site in a pile, each sliding over the last; on the first one the jug, below where the page sets its headline. */
export const smartStartPileArt = defineArt({
  name: 'services/smart-start-pile',
  width: 900,
  height: 1340,
  draw: () => sheets,
});

/** The pile, for cards. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => <g transform="translate(200 6)scale(.56)">{sheets}</g>,
});
