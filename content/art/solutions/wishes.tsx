import { closed, type Point } from '../services/cut/point.ts';
import { plate } from '../services/cut/plate.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Boat, Plane } from './boat.tsx';

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Its folds, all at 22.5° and 45°: the hull in front, between its two halves what was the middle of the sheet. */
const [left, right]: [Point[], Point[]] = [
  [
    [0, 150],
    [300, 274],
    [300, 290],
    [140, 290],
  ],
  [
    [600, 150],
    [300, 274],
    [300, 290],
    [460, 290],
  ],
];
/** The lines of print, along the folds. */
const print = (side: 1 | -1) =>
  Array.from({ length: 6 }, (_, line): Point[] => {
    const at = (run: number): Point => [300 + side * run, 60 + line * 34 + run * slopes.flat];
    const reach = Math.min(20 + line * 30, line === 5 ? 90 : 150);
    return [at(22), at(reach + 12), [at(reach + 12)[0], at(reach + 12)[1] + 10], [at(22)[0], at(22)[1] + 10]];
  });

/** A leaflet, folded to a boat: its print runs over the sail. */
export const PaperBoat = () => (
  <g transform="translate(760 292) scale(1.06)">
    <Plane
      points={[
        [0, 150],
        [150, 150],
        [106, 194],
      ]}
      fill={gold.deep}
    />
    <Plane
      points={[
        [600, 150],
        [450, 150],
        [494, 194],
      ]}
      fill={gold.deep}
    />
    <Plane
      points={[
        [300, 0],
        [106, 194],
        [300, 274],
      ]}
      fill={gold.gleam}
    />
    <Plane
      points={[
        [300, 0],
        [494, 194],
        [300, 274],
      ]}
      fill={gold.pale}
    />
    <path fill={gold.ink} d={[...print(-1), ...print(1).slice(3)].map(closed).join('')} />
    <Plane
      points={[
        [312, 46],
        [404, 138],
        [312, 100],
      ]}
      fill={gold.deep}
    />
    <Plane points={left} fill={gold.pale} />
    <Plane points={right} fill={gold.dim} />
    <path fill={gold.ink} d="M74 192L196 243V255L86 209ZM526 192L448 224V236L514 209Z" />
  </g>
);

/** A deck between two heights: plumb at the stern, and at the bow on the one line at 67.5° that all decks end at. */
const deck = (stern: number, top: number, foot: number): Point[] => [
  [stern, top],
  [650 - (450 - top) * slopes.flat, top],
  [650 - (450 - foot) * slopes.flat, foot],
  [stern, foot],
];

/** What lies in the four windows of the catalogue. */
const goods = [
  'M0 44L22 4 44 44Z',
  'M8 4H36L44 24 36 44H8L0 24Z',
  'M4 14H40V44H4Z',
  'M12 4H32V16L44 32V44H0V32L12 16Z',
];

/** A ferry, with all that no package has behind the windows of its three decks: days to book, members, a catalogue. */
export const Ferry = () => (
  <>
    <Plane fill={gold.deep} points={[...box(226, 84, 66, 86)]} />
    <Plane fill={gold.ink} points={[...box(226, 60, 66, 30)]} />
    <Plane fill={gold.ink} points={deck(340, 104, 160)} />
    <Plane fill={gold.pale} points={box(360, 118, 130, 22)} />
    {(
      [
        [80, 350, 450],
        [120, 250, 350],
        [160, 160, 250],
      ] as const
    ).map(([stern, top, foot]) => (
      <g key={stern}>
        <Plane fill={gold.gleam} points={deck(stern, top, foot)} />
        <Plane fill={gold.deep} points={box(stern, top, 16, foot - top)} />
        <Plane fill={gold.ink} points={deck(stern - 14, top, top + 9)} />
      </g>
    ))}
    {Array.from({ length: 14 }, (_, day) => (
      <Plane
        points={box(118 + (day % 7) * 66, 368 + Math.floor(day / 7) * 39, 50, 29)}
        fill={[2, 3, 8, 12].includes(day) ? gold.ink : gold.dim}
        key={day}
      />
    ))}
    {Array.from({ length: 6 }, (_, member) => (
      <g transform={`translate(${158 + member * 68} 271)`} key={member}>
        <Plane points={plate(0, 0, 56, 66, 16)} fill={member === 3 ? gold.deep : gold.ink} />
        <Plane points={plate(18, 12, 20, 22, 6)} fill={gold.light} />
        <path fill={gold.light} d="M16 40H40L50 52 40 66H16L6 52Z" />
      </g>
    ))}
    {goods.map((d, item) => (
      <g transform={`translate(${196 + item * 82} 182)`} key={d}>
        <Plane points={box(0, 0, 66, 56)} fill={gold.light} />
        <path transform="translate(11 8)" fill={item % 2 ? gold.deep : gold.ink} d={d} />
      </g>
    ))}
    <Plane
      fill={gold.dim}
      points={[
        [92, 520],
        [677, 520],
        [644, 600],
        [125, 600],
      ]}
    />
    <Plane
      fill={gold.deep}
      points={[
        [76, 482],
        [693, 482],
        [677, 520],
        [92, 520],
      ]}
    />
    <Plane
      fill={gold.ink}
      points={[
        [60, 444],
        [709, 444],
        [693, 482],
        [76, 482],
      ]}
    />
  </>
);

/** A telephone that shows the middle of a boat: the rest of it lies beside the screen, in the shade. */
export const Telephone = () => (
  <>
    <g transform="translate(760 66)">
      <Boat shade={gold.light} />
    </g>
    <clipPath id="screen">
      <path d={closed(plate(922, 66, 250, 720, 22))} />
    </clipPath>
    <Plane points={plate(902, 26, 290, 780, 34)} fill={gold.ink} />
    <Plane points={plate(922, 66, 250, 720, 22)} fill={gold.gleam} />
    <g clipPath="url(#screen)">
      <g transform="translate(760 66)">
        <Boat />
      </g>
    </g>
    <path fill={gold.deep} d="M1012 42H1082V50H1012Z" />
  </>
);
