import { closed, type Point } from '../services/cut/point.ts';
import { plate } from '../services/cut/plate.ts';
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
    const at = (run: number): Point => [300 + side * run, 60 + line * 34 + run * 0.4142];
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

/** A face of a block, by a corner and its two sides, and what lies on it, in shares of them. */
const face =
  ([x, y]: Point, [rightX, rightY]: Point, [downX, downY]: Point) =>
  (across: number, down: number, width: number, height: number): Point[] =>
    box(across, down, width, height).map(([right, low]) => [
      x + right * rightX + low * downX,
      y + right * rightY + low * downY,
    ]);
const days = face([40, 84], [190, 78.7], [0, 205]);
const goods = face([230, 162.7], [190, -78.7], [0, 205]);
const members = face([40, 84], [190, -78.7], [190, 78.7]);

/** What no package has, as the three faces of one block: days to book, a catalogue, and a member on top. */
const Package = () => (
  <>
    <Plane points={days(0, 0, 1, 1)} fill={gold.gleam} />
    <Plane points={days(0, 0, 1, 0.2)} fill={gold.ink} />
    <Plane points={goods(0, 0, 1, 1)} fill={gold.deep} />
    <Plane points={members(0, 0, 1, 1)} fill={gold.pale} />
    {Array.from({ length: 12 }, (_, day) => (
      <Plane
        points={days(0.1 + (day % 4) * 0.21, 0.29 + Math.floor(day / 4) * 0.22, 0.16, 0.16)}
        fill={[5, 6, 11].includes(day) ? gold.ink : gold.light}
        key={day}
      />
    ))}
    {[0, 1, 2, 3].map((item) => {
      const at = [0.1 + (item % 2) * 0.42, 0.1 + Math.floor(item / 2) * 0.42, 0.36, 0.36] as const;
      const [first, , third, last] = goods(...at);
      return (
        <g key={item}>
          <Plane points={goods(...at)} fill={gold.gleam} />
          <Plane points={[first!, third!, last!]} fill={item === 1 ? gold.ink : gold.light} />
        </g>
      );
    })}
    <path fill={gold.ink} d="M212 34H248L266 48V60L248 74H212L194 60V48ZM148 106L182 82H278L312 106 230 140Z" />
  </>
);

/** The load stands in the hold of a hull that is too short for it, down to the gunwale. */
export const Parcel = () => (
  <g transform="translate(24 106) scale(.84)">
    <g transform="translate(112 6) scale(1.34)">
      <Package />
    </g>
    <Plane
      points={[
        [60, 400],
        [760, 400],
        [735, 460],
        [120, 460],
      ]}
      fill={gold.deep}
    />
    <Plane
      points={[
        [120, 460],
        [735, 460],
        [677, 600],
        [260, 600],
      ]}
      fill={gold.dim}
    />
    <Plane
      points={[
        [30, 372],
        [771, 372],
        [760, 400],
        [58, 400],
      ]}
      fill={gold.gleam}
    />
  </g>
);

/** A telephone that shows the middle of a boat: the rest of it lies beside the screen, in the shade. */
export const Telephone = () => (
  <>
    <g transform="translate(760 66)">
      <Boat shade={gold.pale} />
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
