import { closed, type Point } from '../services/cut/point.ts';
import { plate } from '../services/cut/plate.ts';
import { gold } from '../services/cut/tone.ts';
import { Outline } from '../outline.tsx';
import { Hull, Plane, Sails, type Timber } from './boat.tsx';

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A hull and sails that are only a sheet, folded where the hull bends. */
const sheet: Timber = {
  main: [gold.pale, gold.honey, gold.dim, gold.gleam],
  jib: [gold.gleam, gold.pale, gold.gleam],
  // What is under water has the shade, so that a white hull ends before white waves.
  planks: [...Array.from({ length: 4 }, () => [gold.gleam, gold.pale] as const), [gold.honey, gold.dim]],
};

/** How far the main sail reaches from the mast at a height. */
const leech = (y: number) => (y < 236 ? 266 + (y - 10) * 0.823 : 452 + (y - 236) * 0.438);
/** Lines of print on it. */
const print = Array.from({ length: 8 }, (_, line) => 120 + line * 34).map((y) =>
  closed(box(284, y, (leech(y) - 306) * (y > 350 ? 0.6 : 1), 11)),
);

/** The same boat as a folded leaflet: print on its sail, the kind of file on its bow. */
export const PaperBoat = () => (
  <>
    <Sails timber={sheet} />
    <path fill={gold.ink} d={print.join('')} />
    <Hull rows={5} timber={sheet} />
    <Outline face="sans" size={70} x={78} y={506} fill={gold.ink}>
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

/** The same hull without sails, laden with all that no package has: days to book, members, a catalogue. */
export const Cargo = () => (
  <g transform="translate(14 104) scale(1.16)">
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

/** What broke off on both sides of the telephone: the ends of two planks, adrift. */
const splinters = [
  {
    fill: gold.honey,
    points: [
      [0, 0],
      [112, 8],
      [128, 34],
      [104, 30],
      [96, 44],
      [16, 34],
    ],
  },
  {
    fill: gold.bronze,
    points: [
      [0, 6],
      [22, 14],
      [14, 0],
      [120, 0],
      [132, 36],
      [8, 40],
    ],
  },
] satisfies readonly { readonly fill: string; readonly points: readonly Point[] }[];

/** The same boat, stuck in a telephone that is too narrow for it: the frame cuts off bow and stern, and both list. */
export const Telephone = () => (
  <g transform="rotate(-8 1060 700)">
    <clipPath id="screen">
      <path d={closed(plate(872, 92, 380, 860, 24))} />
    </clipPath>
    <Plane points={plate(840, 20, 444, 960, 48)} fill={gold.ink} />
    <Plane points={box(1284, 240, 10, 110)} fill={gold.ink} />
    <path fill={gold.dusk} d="M1006 48H1118V60H1006Z" />
    <Plane points={plate(872, 92, 380, 860, 24)} fill={gold.warm} />
    <g clipPath="url(#screen)">
      <path
        fill={gold.amber}
        d="M896 118H1100V134H896ZM1196 114H1228V120H1196ZM1196 125H1228V131H1196ZM1196 136H1228V142H1196Z"
      />
      <g transform="translate(692 164) scale(1.36)">
        <Sails />
        <Hull rows={5} />
      </g>
    </g>
  </g>
);

/** The ends of the planks that the frame cut off, on the wave. */
export const Splinters = () =>
  splinters.map(({ fill, points }, side) => (
    <g
      transform={`translate(${[670, 1300][side]} ${[772, 738][side]}) rotate(${[-16, 22][side]}) scale(1.2)`}
      key={fill}
    >
      <Plane fill={fill} points={points} />
    </g>
  ));
