import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { Outline } from '../outline.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { Faded } from './faded.tsx';

const { bar, blue, field, green, line, orange } = oldPortal;

/** A box of the old page with its coloured head. */
const box = (x: number, y: number, width: number, height: number, title: string, fill: string) => (
  <>
    <path fill={colours.paper} stroke={line} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    <path fill={fill} d={`M${x} ${y}h${width}v46h${-width}z`} />
    <Outline face="mulish-bold" size={28} x={x + 18} y={y + 33} fill={colours.paper}>
      {title}
    </Outline>
  </>
);

const bars = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, row) => `M${x} ${y + row * 26}h${length}v9h${-length}z`).join('');

/** The whole old page: one box beside the other, and a form that asks for everything. */
const OldPage = ({ id }: { readonly id: string }) => (
  <Faded id={id}>
    {headerBefore.narrowTop()}
    <path fill={oldPortal.ground} d="M0 662H667V1610H0Z" />
    {box(24, 690, 300, 230, 'News', blue)}
    {box(343, 690, 300, 230, 'Newsletter', green)}
    {box(24, 940, 619, 236, 'Register', orange)}
    {box(24, 1196, 300, 180, 'Events', green)}
    {box(24, 1396, 300, 180, 'Partner', blue)}
    <path
      fill={bar}
      d={
        bars(42, 760, [240, 196, 250, 170, 226, 120]) +
        bars(361, 760, [252, 180]) +
        bars(42, 1008, [90, 120, 84]) +
        bars(42, 1266, [180, 140, 200]) +
        bars(42, 1466, [120, 90, 60])
      }
    />
    <path
      fill={field}
      stroke={line}
      d="M361 830h180v44h-180zM200 996h180v34h-180zM200 1042h180v34h-180zM200 1088h180v34h-180zM400 996h220v34h-220zM400 1042h220v34h-220zM400 1088h220v34h-220z"
    />
  </Faded>
);

/** The old page as long as the way it goes, so that a cut at 67.5° from its upper right corner ends in the lower left one. */
export const oldPageArt = defineArt({
  name: 'services/old-page',
  width: 667,
  height: 1610,
  draw: () => <OldPage id="old-page" />,
});

/** What every step leaves of it beside a phone's column: four strips, each cut at 67.5° to the breadth of the next. */
const jog = 24;
const strip = (edge: number): readonly Point[] => [
  [0, 0],
  ...[4, 3, 2, 1].flatMap((left, step): readonly Point[] => [
    [left * jog + edge, step * 378],
    [left * jog + edge, (step + 1) * 378 - jog * slopes.steep],
  ]),
  [edge, 1512],
  [0, 1512 + edge * slopes.steep],
];

/** The same page where there is room for a strip only. */
export const oldStripArt = defineArt({
  name: 'services/old-strip',
  width: 104,
  height: 1888,
  draw: () => (
    <>
      <linearGradient id="old-strip-edge" x2="0" y2="1">
        <stop stopColor={gold.light} />
        <stop offset="1" stopColor={gold.deep} />
      </linearGradient>
      <path fill="url(#old-strip-edge)" d={closed(strip(8))} />
      <clipPath id="old-strip-page">
        <path d={closed(strip(0))} />
      </clipPath>
      <g clipPath="url(#old-strip-page)">
        <g transform="scale(.6)">
          <g id="old-strip-whole">
            <OldPage id="old-strip" />
          </g>
          <use href="#old-strip-whole" y="1610" />
        </g>
      </g>
    </>
  ),
});

/** Slices of the old page that lie below the saw: where each begins on it, how high it is, and how far it has slid. */
const slices = [
  { y: 0, height: 92, slid: 0 },
  { y: 92, height: 86, slid: 42 },
  { y: 178, height: 96, slid: 14 },
  { y: 392, height: 92, slid: 70 },
] as const;
/** How thick they are. */
const thick = 20;

/** The pieces of the old page that nobody needs any more: four slabs in a pile, each cut off along the saw at its right end, with what was on it still to be read. */
export const offcutsArt = defineArt({
  name: 'services/offcuts',
  width: 720,
  height: 560,
  draw: () => (
    <Faded id="offcuts">
      <defs>
        <g id="offcuts-page">{headerBefore.narrowTop()}</g>
      </defs>
      {slices.map(({ y, height, slid }, index) => {
        const [top, lean] = [index * 140, height * slopes.flat];
        const [left, right] = [70 - slid, 700 - slid - top * slopes.flat];
        const face = closed([
          [left, top],
          [right, top],
          [right - lean, top + height],
          [left, top + height],
        ]);
        return (
          <g key={y}>
            <clipPath id={`offcut-${index}`}>
              <path d={face} />
            </clipPath>
            <path
              fill={oldPortal.shade}
              d={closed([
                [left, top + height - 1],
                [right - lean, top + height - 1],
                [right - lean + thick * slopes.flat, top + height + thick],
                [left + thick * slopes.flat, top + height + thick],
              ])}
            />
            <path
              fill={oldPortal.side}
              d={closed([
                [right - 1, top],
                [right + thick * slopes.flat, top + thick],
                [right - lean + thick * slopes.flat, top + height + thick],
                [right - lean - 1, top + height],
              ])}
            />
            <g clipPath={`url(#offcut-${index})`}>
              <path fill={index < 2 ? colours.paper : oldPortal.ground} d={face} />
              <use href="#offcuts-page" x={left + 12} y={top - y} />
              <path fill={colours.paper} d={`M${left} ${top}H${right}v5H${left}Z`} />
            </g>
          </g>
        );
      })}
    </Faded>
  ),
});
