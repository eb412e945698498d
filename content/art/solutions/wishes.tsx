import { closed, type Point } from '../services/cut/point.ts';
import { plate } from '../services/cut/plate.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Boat, Hull, HullLine, Plane } from './boat.tsx';

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

/** What lies in the four windows of the catalogue. */
const goods = [
  'M0 44L22 4 44 44Z',
  'M8 4H36L44 24 36 44H8L0 24Z',
  'M4 14H40V44H4Z',
  'M12 4H32V16L44 32V44H0V32L12 16Z',
];

/** A crate: its front, and its side and lid, which run back at 45°. */
const Crate = ({
  x,
  y,
  width,
  height,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}) => (
  <>
    <Plane
      fill={gold.gleam}
      points={[
        [x, y],
        [x + 22, y - 22],
        [x + width + 22, y - 22],
        [x + width, y],
      ]}
    />
    <Plane
      fill={gold.bronze}
      points={[
        [x + width, y],
        [x + width + 22, y - 22],
        [x + width + 22, y + height - 22],
        [x + width, y + height],
      ]}
    />
    <Plane fill={fill} points={box(x, y, width, height)} />
  </>
);

/** The same hull without sails, laden with all that no package has: days to book, members, a catalogue. */
export const Cargo = () => (
  <g transform="translate(40 -10) scale(1.12)">
    <Crate x={56} y={250} width={210} height={190} fill={gold.amber} />
    {Array.from({ length: 16 }, (_, day) => (
      <Plane
        points={box(74 + (day % 4) * 46, 266 + Math.floor(day / 4) * 39, 34, 27)}
        fill={[2, 3, 9, 12].includes(day) ? gold.night : gold.pale}
        key={day}
      />
    ))}
    <Crate x={300} y={282} width={222} height={160} fill={gold.dim} />
    {Array.from({ length: 6 }, (_, member) => (
      <g
        transform={`translate(${316 + (member % 3) * 68} ${294 + Math.floor(member / 3) * 68}) scale(0.9)`}
        key={member}
      >
        <Plane points={plate(0, 0, 56, 66, 16)} fill={member === 3 ? gold.gleam : gold.dusk} />
        <Plane points={plate(18, 12, 20, 22, 6)} fill={member === 3 ? gold.bronze : gold.light} />
        <path fill={member === 3 ? gold.bronze : gold.light} d="M16 40H40L50 52 40 66H16L6 52Z" />
      </g>
    ))}
    <Crate x={140} y={72} width={190} height={156} fill={gold.honey} />
    {goods.map((d, item) => (
      <g transform={`translate(${152 + (item % 2) * 86} ${82 + Math.floor(item / 2) * 70})`} key={d}>
        <Plane points={box(0, 0, 78, 62)} fill={gold.gleam} />
        <path transform="translate(17 10)" fill={item % 2 ? gold.amber : gold.night} d={d} />
      </g>
    ))}
    <Hull rows={5} />
  </g>
);

/** A telephone, and a boat that is too large for it: the mast stands out at the top, bow and stern are cut off at the sides, and only to be guessed. */
export const Telephone = () => (
  <>
    <clipPath id="screen">
      <path d="M912 -40H1202V786H912Z" />
    </clipPath>
    <g transform="translate(712 20) scale(1.2)">
      <HullLine rows={5} colour={gold.deep} sails />
    </g>
    <Plane points={plate(890, 186, 334, 640, 34)} fill={gold.ink} />
    <Plane points={plate(912, 228, 290, 640, 22)} fill={gold.warm} />
    <g clipPath="url(#screen)">
      <g transform="translate(712 20) scale(1.2)">
        <Boat />
      </g>
    </g>
  </>
);
