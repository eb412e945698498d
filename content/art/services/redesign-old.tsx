import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { Outline } from '../outline.tsx';
import { slanted } from './cut/plate.ts';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';
import { Toned } from './toned.tsx';

const { bar, blue, field, green, line, orange } = oldPortal;

type Box = readonly [title: string, x: number, y: number, width: number, height: number, fill: string];

/** A box of the old page with its coloured head. */
const box = ([title, x, y, width, height, fill]: Box) => (
  <g key={title}>
    <path fill={colours.paper} stroke={line} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    <path fill={fill} d={`M${x} ${y}h${width}v44h${-width}z`} />
    <Outline face="mulish-bold" size={23} x={x + 18} y={y + 30} fill={colours.paper}>
      {title}
    </Outline>
  </g>
);

const boxes: readonly Box[] = [
  ['News', 24, 500, 300, 330, blue],
  ['Newsticker', 340, 500, 300, 330, orange],
  ['Weather', 656, 500, 300, 330, green],
  ['Register', 24, 850, 616, 330, orange],
  ['Events', 24, 1200, 300, 330, green],
  ['Partner', 340, 1200, 300, 330, blue],
  ['Downloads', 24, 1550, 300, 330, orange],
  ['Links', 340, 1550, 200, 330, green],
  ['Guest book', 24, 1900, 300, 330, blue],
  ['Imprint', 24, 2250, 300, 330, green],
];

const bars = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, row) => `M${x} ${y + row * 24}h${Math.round(length)}v8h${-Math.round(length)}z`).join('');

/** What is written in a box, as far as one can read it. */
const texts = boxes
  .filter(([title]) => title !== 'Register')
  .map(([, x, y, width], index) =>
    bars(
      x + 18,
      y + 68,
      [0.84, 0.7, 0.88, 0.52, 0, 0.8, 0.66, 0.86, 0.4].map(
        (share, row) => width * share * (1 - ((index + row) % 3) * 0.1),
      ),
    ),
  )
  .join('');
const fields = [0, 1, 2, 3, 4].flatMap((row) => [180, 430].map((x) => `M${x} ${918 + row * 48}h184v30h-184z`)).join('');

/** The old page, 1200 broad, in the colours that it had. */
export const oldPage = (
  <>
    <path fill={oldPortal.ground} d="M0 0H1200V2800H0Z" />
    {headerBefore.wide.draw()}
    {boxes.map(box)}
    <path fill={bar} d={texts + bars(48, 926, [90, 110, 76]) + bars(48, 1040, [84, 100])} />
    <path fill={field} stroke={line} d={fields} />
  </>
);

/** The old page on a wide screen, as long as the way that the saw goes: a cut at 67.5° from its upper right corner ends in the lower left one. */
export const oldPageArt = defineArt({
  name: 'services/old-page',
  width: 700,
  height: 1690,
  draw: () => (
    <Toned id="old-page">
      <g transform="scale(.62)">{oldPage}</g>
    </Toned>
  ),
});

/** On a phone: how wide and high, where the saw begins above, how broad the light in its cut is and the side that it does not reach. */
const phone = { width: 390, height: 400, from: 318, light: 58, side: 5 } as const;
const lit = phone.from + phone.light;

/** What a phone shows of it: the saw of the head goes through it. */
export const oldPagePhoneArt = defineArt({
  name: 'services/old-page-phone',
  width: phone.width,
  height: phone.height,
  draw: () => (
    <>
      <clipPath id="old-page-left">
        <path d={closed(slanted(0, phone.height, 0, phone.from))} />
      </clipPath>
      <g clipPath="url(#old-page-left)">
        <Toned id="old-page">
          <g transform="scale(.46)">{oldPage}</g>
        </Toned>
      </g>
      <path fill={gold.light} d={closed(slanted(0, phone.height, phone.from, lit))} />
      <path fill={gold.deep} d={closed(slanted(0, phone.height, lit, lit + phone.side))} />
    </>
  ),
});
