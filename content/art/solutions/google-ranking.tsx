import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { circle, Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const rows = [0, 1, 2, 3].map((row) => ({ x: 196, y: 192 + row * 72 }));
const [left, top, right, bottom] = [166, 44, 676, 156];
const first: Facet[] = [
  {
    points: [
      [left + 26, top],
      [right - 26, top],
      [right - 38, top + 18],
      [left + 38, top + 18],
    ],
    light: 0.95,
  },
  {
    points: [
      [left + 26, top],
      [left + 38, top + 18],
      [left + 18, top + 38],
      [left, top + 26],
    ],
    light: 0.9,
  },
  {
    points: [
      [left, top + 26],
      [left + 18, top + 38],
      [left + 18, bottom - 38],
      [left, bottom - 26],
    ],
    light: 0.7,
  },
  {
    points: [
      [left, bottom - 26],
      [left + 18, bottom - 38],
      [left + 38, bottom - 18],
      [left + 26, bottom],
    ],
    light: 0.2,
  },
  {
    points: [
      [left + 26, bottom],
      [left + 38, bottom - 18],
      [right - 38, bottom - 18],
      [right - 26, bottom],
    ],
    light: -0.2,
  },
  {
    points: [
      [right - 26, bottom],
      [right - 38, bottom - 18],
      [right - 18, bottom - 38],
      [right, bottom - 26],
    ],
    light: -0.5,
  },
  {
    points: [
      [right, bottom - 26],
      [right - 18, bottom - 38],
      [right - 18, top + 38],
      [right, top + 26],
    ],
    light: 0,
  },
  {
    points: [
      [right, top + 26],
      [right - 18, top + 38],
      [right - 38, top + 18],
      [right - 26, top],
    ],
    light: 0.45,
  },
  { points: plate(left + 18, top + 18, right - left - 36, bottom - top - 36, 20), light: 0.95 },
];
const stone = view(brilliant(), { x: 246, y: 96, size: 88, tilt: 62, turn: 8 }).visible;

/** A list of results: the stone has climbed from the last row to the first. */
export const googleRankingArt = defineArt({
  name: 'solutions/google-ranking',
  width: 700,
  height: 500,
  draw: () => (
    <>
      <Guide d={rows.map(({ x, y }) => closed(plate(x, y, 450, 54, 14))).join('')} width={1.3} />
      <path
        fill={gold.deep}
        d={rows
          .map(
            ({ x, y }, row) =>
              closed(plate(x + 96, y + 15, 150 - row * 14, 9, 3)) + closed(plate(x + 96, y + 33, 280 - row * 22, 5, 2)),
          )
          .join('')}
      />
      <Guide d={rows.map(({ x, y }) => circle(x + 50, y + 27, 17)).join('')} dash="5 4" width={1.2} />
      <Guide d="M246 480V184M102 462V84M88 106L102 84L116 106" width={1.8} />
      <Guide d={[462, 390, 318, 246, 174, 102].map((y) => `M92 ${y}H112`).join('')} />
      <Stone facets={first} />
      <path fill={gold.ink} d={closed(plate(366, 80, 190, 13, 4))} />
      <path fill={gold.deep} d={closed(plate(366, 106, 250, 7, 2))} />
      <Stone facets={stone} scale={0.75} line={1.4} />
    </>
  ),
});

/** The stone alone, at the head of the first row. */
export const topStoneArt = defineArt({
  name: 'solutions/top-stone',
  width: 240,
  height: 180,
  draw: () => <Stone facets={view(brilliant(), { x: 120, y: 74, size: 112, tilt: 62, turn: 8 }).visible} />,
});

/** The rows below the first, as wide as the page. */
export const lowerRowsArt = defineArt({
  name: 'solutions/lower-rows',
  width: 1312,
  height: 240,
  draw: () => (
    <>
      <Guide d={[8, 136].map((y) => closed(plate(66, y, 1180, 104, 26))).join('')} />
      <Guide d={[60, 188].map((y) => circle(156, y, 30)).join('')} dash="7 6" />
      <path
        fill={gold.deep}
        d={[8, 136]
          .map((y) => closed(plate(270, y + 32, 330 - y, 14, 4)) + closed(plate(270, y + 66, 640 - y, 7, 2)))
          .join('')}
      />
    </>
  ),
});
