import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { headerAfter } from '../cases/hrneeds/header-after.tsx';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { emerald } from './cut/cuts.ts';
import { closed, open, type Point, rightOf } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';
import { Faded } from './faded.tsx';
import { Glow } from './glow.tsx';

/** The saw runs at 67.5° down the plate. */
const saw = (y: number) => 330 + (380 - y) * slopes.flat;
/** How broad the cut is that the light falls through. */
const cut = 16;

/** The old one from outside, in straight edges at the angles of the house. */
const rim: readonly Point[] = [
  [0, 171],
  [96, 131.2],
  [190, 131.2],
  [265, 100.2],
  [saw(100.2) - cut, 100.2],
  [saw(668) - cut, 668],
  [110, 668],
  [0, 622.4],
];
const page = view(emerald(330, 322, 40), { x: 476, y: 384, size: 1 }).visible;

const right = (points: readonly Point[]) => rightOf(points, saw);

const renewed = page
  .map((facet, index) => ({ points: right(facet.points), light: index ? facet.light : 1.4 }))
  .filter(({ points }) => points.length > 2);
const opening = closed(right(page[0]!.points));

/** A client's site before and after: light falls along the saw, the old page lies left of it without colour, the new one in the cut stone on the right. */
export const redesignArt = defineArt({
  name: 'services/redesign',
  width: 820,
  height: 780,
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
        <stop offset="1" stopColor={gold.amber} />
      </linearGradient>
      <Glow id="redesign-glow" x={420} y={390} radius={390} from={gold.honey} />
      <path
        fill="url(#redesign-light)"
        d={closed([
          [saw(0), 0],
          [saw(780) + 96, 780],
          [saw(780) - cut, 780],
          [saw(140) - cut, 140],
        ])}
      />
      <g clipPath="url(#redesign-old)">
        <Faded id="redesign-faded">
          <path fill={oldPortal.ground} d="M0 72H640V700H0Z" />
          <g transform="translate(8 128)">{headerBefore.narrowTop()}</g>
        </Faded>
      </g>
      <Stone facets={renewed} />
      <g clipPath="url(#redesign-new)">
        <path fill={hrneedsPalette.ice} d="M100 100H820V700H100Z" />
        <circle fill={hrneedsPalette.sky} opacity=".35" cx="330" cy="640" r="190" />
        <g transform="translate(414 146) scale(.78)">{headerPhone.draw()}</g>
      </g>
    </>
  ),
});

/** How far its light is seen around it. */
const air = 84;

/** What the saw set free: the whole new page of that client in a stone, which is as broad and as high as twice these. */
const renewedPage = (name: string, halfWidth: number, halfHeight: number, page: ReactElement) => {
  const [width, height] = [halfWidth * 2 + 2 * air, halfHeight * 2 + 2 * air];
  const stone = view(emerald(halfWidth, halfHeight, 34), { x: width / 2, y: height / 2, size: 1 }).visible;
  const opening = closed(stone[0]!.points);
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <clipPath id={name}>
          <path d={opening} />
        </clipPath>
        <svg viewBox="0 0 200 200" width={width} height={height} preserveAspectRatio="none">
          <Glow id={`${name}-glow`} x={100} y={100} radius={100} from={gold.light} />
        </svg>
        <Stone facets={stone} />
        <g clipPath={`url(#${name})`}>
          <path fill={hrneedsPalette.ice} d={`M0 0H${width}V${height}H0Z`} />
          <g transform={`translate(${air - 12} ${air - 12})`}>{page}</g>
        </g>
      </>
    ),
  });
};

/** The new page on a phone, in the cut of a tall stone. */
export const renewedPageArt = renewedPage(
  'renewed-page',
  219,
  360,
  <g transform="translate(93.3 111) scale(.765)">{headerPhone.draw()}</g>,
);
/** The same from side to side of a wide screen. */
export const renewedPageWideArt = renewedPage(
  'renewed-page-wide',
  560,
  300,
  <>
    <g transform="translate(92 86) scale(.79)">{headerAfter.wide.draw()}</g>
    <path fill={hrneedsPalette.midnight} d="M0 490H1300V700H0Z" />
  </>,
);

/** The old one whole. */
const whole = closed([
  [40, 171],
  [136, 131.2],
  [330, 131.2],
  [410, 98],
  [640, 98],
  [716, 174],
  [716, 430],
  [760, 536.2],
  [710, 586.2],
  [160, 586.2],
  [40, 536.5],
]);
const line = (y: number): Point => [400 + (340 - y) * slopes.flat, y];

/** The old page as it came in, whole, and where the saw will go: there light comes through already. */
export const uncutArt = defineArt({
  name: 'services/uncut',
  width: 800,
  height: 680,
  draw: () => (
    <>
      <clipPath id="uncut">
        <path d={whole} />
      </clipPath>
      <Glow id="uncut-glow" x={400} y={340} radius={340} from={gold.honey} />
      <g clipPath="url(#uncut)">
        <Faded id="uncut-faded">
          <path fill={oldPortal.ground} d="M0 72H800V632H0Z" />
          <g transform="translate(92 140) scale(.92)">{headerBefore.narrowTop()}</g>
        </Faded>
      </g>
      {([gold.bronze, gold.gleam] as const).map((tone, index) => (
        <path
          key={tone}
          stroke={tone}
          strokeWidth={18 - index * 12}
          strokeDasharray={index ? '26 10' : undefined}
          d={open([line(28), line(652)])}
        />
      ))}
    </>
  ),
});
