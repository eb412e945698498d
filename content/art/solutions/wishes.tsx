import { closed, type Point } from '../services/cut/point.ts';
import { box, plate } from '../services/cut/plate.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { Outline } from '../outline.tsx';
import { Hull, Plane, Sails } from './boat.tsx';

/** A leaflet folded to a boat, fold by fold from the left: its hull, whose edge falls from both tips at 22.5°, and its sail, which climbs at 67.5°. */
const folds: readonly (readonly [fill: string, points: readonly Point[]])[] = [
  [
    gold.dim,
    [
      [0, 262],
      [288, 381],
      [576, 262],
      [500, 340],
      [76, 340],
    ],
  ],
  [
    gold.gleam,
    [
      [288, -44],
      [288, 420],
      [112, 382],
    ],
  ],
  [
    gold.honey,
    [
      [288, -44],
      [464, 382],
      [288, 420],
    ],
  ],
  [
    gold.gleam,
    [
      [0, 262],
      [104, 305],
      [116, 560],
    ],
  ],
  [
    gold.pale,
    [
      [104, 305],
      [288, 381],
      [288, 560],
      [116, 560],
    ],
  ],
  [
    gold.light,
    [
      [288, 381],
      [472, 305],
      [460, 560],
      [288, 560],
    ],
  ],
  [
    gold.dim,
    [
      [472, 305],
      [576, 262],
      [460, 560],
    ],
  ],
];

/** Lines of print on it, which fold where the paper does. */
const print = Array.from({ length: 7 }, (_, line) => 84 + line * 34).map((y) => {
  const half = (y + 44) * slopes.flat;
  const [left, right] = [288 - half + 22, 288 + (half - 22) * (y > 270 ? 0.4 : 1)];
  const fall = (x: number) => y - Math.abs(x - 288) * 0.12;
  return closed([
    [left, fall(left)],
    [288, y],
    [right, fall(right)],
    [right, fall(right) + 10],
    [288, y + 10],
    [left, fall(left) + 10],
  ]);
});

/** The folded leaflet: print on its sail, the kind of file on its side. */
export const PaperBoat = () => (
  <>
    {folds.map(([fill, points]) => (
      <Plane fill={fill} points={points} key={closed(points)} />
    ))}
    <path fill={gold.ink} d={print.join('')} />
    <Outline face="serif" size={128} x={203} y={494} fill={gold.ink}>
      PDF
    </Outline>
  </>
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

/** The hull without sails, laden with all that no package has: days to book, members, a catalogue. */
export const Cargo = () => (
  <>
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
    <Hull />
  </>
);

const screen = plate(125, -62, 304, 660, 21);

/** The same boat in a telephone that is too narrow for it: the screen cuts off its sails, bow and stern stand out at both sides. */
export const Telephone = () => (
  <>
    <clipPath id="screen">
      <path d={closed(screen)} />
    </clipPath>
    <Plane points={plate(115, -104, 344, 744, 42)} fill={gold.deep} />
    <Plane points={plate(104, -104, 344, 744, 42)} fill={gold.ink} />
    <Plane points={screen} fill={gold.light} />
    <path fill={gold.deep} d="M242-88H311V-78H242Z" />
    <g clipPath="url(#screen)">
      <path fill={gold.bronze} d="M149-38H311V-24H149ZM376-42H404V-37H376ZM376-32H404V-27H376ZM376-22H404V-17H376Z" />
      <Sails />
    </g>
    <Hull />
  </>
);
