import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { Outline } from '../outline.tsx';
import { closed, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const { bar, blue, field, green, line, orange } = oldPortal;

/** A box of the old page with its coloured head. */
const box = (x: number, y: number, width: number, height: number, title: string, fill: string) => (
  <>
    <path fill={colours.paper} stroke={line} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    <path fill={fill} d={`M${x} ${y}h${width}v46h${-width}z`} />
    <Outline face="mulish-bold" size={24} x={x + 18} y={y + 32} fill={colours.paper}>
      {title}
    </Outline>
  </>
);

const bars = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, row) => `M${x} ${y + row * 26}h${length}v9h${-length}z`).join('');

/** The whole old page, as long as the way it goes: one box beside the other, and a form that asks for everything. */
export const oldPageArt = defineArt({
  name: 'services/old-page',
  width: 667,
  height: 1200,
  draw: () => (
    <>
      {headerBefore.narrowTop()}
      <path fill={oldPortal.ground} d="M0 662H667V1200H0Z" />
      {box(24, 690, 300, 230, 'News', blue)}
      {box(343, 690, 300, 230, 'Newsletter', green)}
      {box(24, 940, 619, 236, 'Register', orange)}
      <path
        fill={bar}
        d={bars(42, 760, [240, 196, 250, 170, 226, 120]) + bars(361, 760, [252, 180]) + bars(42, 1008, [90, 120, 84])}
      />
      <path
        fill={field}
        stroke={line}
        d="M361 830h180v44h-180zM200 996h180v34h-180zM200 1042h180v34h-180zM200 1088h180v34h-180zM400 996h220v34h-220zM400 1042h220v34h-220zM400 1088h220v34h-220z"
      />
    </>
  ),
});

interface Offcut {
  /** The piece, in the measures of the old page. */
  readonly points: readonly Point[];
  readonly place: Point;
  readonly turn: number;
}

/** What the saw has set free of it, and where it lies. */
const offcuts: readonly Offcut[] = [
  {
    points: [
      [20, 94],
      [236, 94],
      [212, 164],
      [20, 180],
    ],
    place: [44, 24],
    turn: 22.5,
  },
  {
    points: [
      [234, 92],
      [438, 100],
      [438, 164],
      [214, 164],
    ],
    place: [330, 210],
    turn: -22.5,
  },
  {
    points: [
      [440, 92],
      [650, 92],
      [640, 170],
      [456, 170],
    ],
    place: [90, 300],
    turn: 0,
  },
  {
    points: [
      [0, 180],
      [334, 180],
      [320, 296],
      [60, 290],
    ],
    place: [260, 60],
    turn: 0,
  },
  {
    points: [
      [60, 400],
      [330, 400],
      [356, 500],
      [90, 520],
    ],
    place: [60, 460],
    turn: -22.5,
  },
  {
    points: [
      [330, 400],
      [560, 400],
      [540, 490],
      [356, 500],
    ],
    place: [340, 420],
    turn: 22.5,
  },
];

/** The pieces of the old page that nobody needs any more, on the floor below the saw. */
export const offcutsArt = defineArt({
  name: 'services/offcuts',
  width: 620,
  height: 600,
  draw: () => (
    <>
      <defs>
        <g id="offcuts-page">{headerBefore.narrowTop()}</g>
        {offcuts.map(({ points }, index) => (
          <clipPath key={index} id={`offcut-${index}`}>
            <path d={closed(points)} />
          </clipPath>
        ))}
      </defs>
      {offcuts.map(({ points, place: [x, y], turn }, index) => (
        <g key={index} transform={`translate(${x} ${y})rotate(${turn})translate(${-points[0]![0]} ${-points[0]![1]})`}>
          <use href="#offcuts-page" clipPath={`url(#offcut-${index})`} />
          <path fill="none" stroke={gold.deep} strokeWidth="2.5" d={closed(points)} />
        </g>
      ))}
    </>
  ),
});
