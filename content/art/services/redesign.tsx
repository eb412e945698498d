import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { type Piece, Pieces } from './cut/pieces.tsx';
import { slanted } from './cut/plate.ts';
import { closed, type Point, rightOf } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { Toned } from './toned.tsx';
import { Glow } from './cut/glow.tsx';
import { nightNarrow, nightWide } from './redesign-night.tsx';
import { BlueCrown, blues, tableOf } from './redesign-stone.tsx';

/** The saw runs at 67.5° down the plate. */
const saw = (y: number) => 330 + (380 - y) * slopes.flat;
/** How broad the cut is that the light falls through. */
const cut = 16;
/** How broad the light is where it leaves the stone, and the side of it that the light does not reach. */
const [blade, side] = [118, 10];

/** The old one from outside, in straight edges at the angles of the house. */
const rim: readonly Point[] = [
  [60, 171],
  [156, 131.2],
  [220, 131.2],
  [295, 100.2],
  [saw(100.2) - cut, 100.2],
  [saw(668) - cut, 668],
  [90, 668],
  [0, 577],
  [0, 316],
];
const stone = { halfWidth: 330, halfHeight: 322, band: 76, at: [476, 384] } as const;

const right = (points: readonly Point[]) => rightOf(points, saw);

const opening = closed(right(tableOf(stone)));

/** A client's site before and after: light falls along the saw, the old page lies left of it without colour, the new one in the cut stone on the right. */
export const redesignArt = defineArt({
  name: 'services/redesign',
  width: 820,
  height: 960,
  draw: () => (
    <>
      <clipPath id="redesign-old">
        <path d={closed(rim)} />
      </clipPath>
      <clipPath id="redesign-new">
        <path d={opening} />
      </clipPath>
      <linearGradient id="redesign-light" x2="0" y2="1">
        <stop stopColor={gold.honey} />
        <stop offset=".3" stopColor={gold.gleam} />
        <stop offset=".8" stopColor={gold.light} />
        <stop offset="1" stopColor={gold.light} />
      </linearGradient>
      <Glow id="redesign-glow" at={[420, 390]} radius={390} />
      <path
        fill="url(#redesign-light)"
        d={closed([
          [saw(0), 0],
          [saw(100) + 20, 100],
          [saw(300) + blade, 300],
          [saw(960) + blade, 960],
          [saw(960) - cut, 960],
          [saw(140) - cut, 140],
        ])}
      />
      <path fill={gold.deep} d={closed(slanted(300, 960, saw(0) + blade - side, saw(0) + blade))} />
      <g clipPath="url(#redesign-old)">
        <Toned id="redesign-faded">
          <path fill={oldPortal.ground} d="M0 72H640V700H0Z" />
          <g transform="translate(66 128)">{headerBefore.narrowTop()}</g>
        </Toned>
      </g>
      <BlueCrown {...stone} kept={right} />
      <g clipPath="url(#redesign-new)">
        <path fill={hrneedsPalette.ice} d="M100 100H820V700H100Z" />
        <circle fill={hrneedsPalette.sky} opacity=".35" cx="330" cy="640" r="190" />
        <g transform="translate(414 146) scale(.78)">{headerPhone.draw()}</g>
      </g>
    </>
  ),
});

/** What the saw set free fills the screen: light falls into the blue from its upper left, in planes along the saw. */
const inside = (width: number, height: number): readonly Piece[] => {
  const plane = (from: number, to: number) => slanted(0, height, from, to);
  return [
    [blues[8], `M0 0H${width}V${height}H0Z`],
    [blues[7], plane(width * 0.2, width * 0.46)],
    [blues[9], plane(width * 0.766, width * 1.6)],
    [blues[6], plane(-width, width * 0.3)],
  ];
};

/** The whole new page of that client from side to side of a screen. */
const renewedPage = (name: string, width: number, height: number, page: ReactElement) =>
  defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Pieces pieces={inside(width, height)} />
        {page}
      </>
    ),
  });

export const renewedPageArt = renewedPage('renewed-page', 480, 900, <g transform="translate(52 72)">{nightNarrow}</g>);
export const renewedPageWideArt = renewedPage(
  'renewed-page-wide',
  1440,
  640,
  <g transform="translate(240 84)">{nightWide}</g>,
);

/** The stone when all is done. */
const finished = { halfWidth: 268, halfHeight: 262, band: 62, at: [572, 490] } as const;
/** The saw on its left, as it stands in the hero. */
const edge = (y: number) => 545 - y * slopes.flat;

interface Slice {
  /** What of the old page is on it. */
  readonly from: number;
  /** Its foot, how long it is, and how far it leans to the right of upright. */
  readonly foot: Point;
  readonly length: number;
  readonly leans: number;
}
const breadth = 92;
const slices: readonly Slice[] = [
  { from: 40, foot: [120, 866], length: 420, leans: 22.5 },
  { from: 240, foot: [100, 872], length: 440, leans: 67.5 },
  { from: 430, foot: [40, 886], length: 560, leans: 90 },
];

/** The same stone fully cut, its page at night; the light that cut it, and at its foot the slices of the old one. */
export const recutArt = defineArt({
  name: 'services/recut',
  width: 860,
  height: 926,
  draw: () => (
    <>
      <clipPath id="recut-table">
        <path d={closed(tableOf(finished))} />
      </clipPath>
      <linearGradient id="recut-light" x2="0" y2="1">
        <stop stopColor={gold.gleam} />
        <stop offset=".5" stopColor={gold.light} />
        <stop offset="1" stopColor={gold.amber} />
      </linearGradient>
      <Glow id="recut-glow" at={[500, 500]} radius={340} />
      <path
        fill="url(#recut-light)"
        d={closed([
          [edge(0), 0],
          [edge(0) + 12, 0],
          [edge(926) + 110, 926],
          [edge(926), 926],
        ])}
      />
      <BlueCrown {...finished} />
      <g clipPath="url(#recut-table)">
        <g transform="translate(366 286)">
          <Pieces pieces={inside(412, 412)} />
        </g>
        <g transform="translate(408 330) scale(.74)">{nightNarrow}</g>
      </g>
      <Toned id="recut-faded">
        <defs>
          <g id="recut-old">{headerBefore.narrowTop()}</g>
        </defs>
        {slices.map(({ from, foot: [x, y], length, leans }, index) => (
          <g key={from} transform={`translate(${x} ${y}) rotate(${leans})`}>
            <clipPath id={`recut-slice-${index}`}>
              <path d={`M0 0V${-length}L${breadth} ${-length + breadth * slopes.even}V0Z`} />
            </clipPath>
            <g clipPath={`url(#recut-slice-${index})`}>
              <use href="#recut-old" x={-from} y={-640} />
              <path fill={colours.paper} d="M0 0H6V-700H0Z" />
            </g>
          </g>
        ))}
      </Toned>
    </>
  ),
});
