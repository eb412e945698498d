import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { headerAfter } from '../cases/hrneeds/header-after.tsx';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { emerald } from './cut/cuts.ts';
import { closed, type Point, rightOf } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { Faded } from './faded.tsx';
import { Frame } from './framed.tsx';
import { embers, Glow } from './cut/glow.tsx';

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
      <Glow id="redesign-glow" at={[420, 390]} radius={390} />
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
      <Frame planes={page.slice(1).map(({ points }) => right(points))} />
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
          <Glow id={`${name}-glow`} at={[100, 100]} radius={100} stops={[[0, gold.light, 0.95], ...embers.slice(1)]} />
        </svg>
        <Frame planes={stone.slice(1).map(({ points }) => points)} />
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
/** The first step of the stone to come, along the upper right of the old page, as its light falls. */
const bevel: readonly (readonly [string, readonly Point[]])[] = [
  [
    gold.light,
    [
      [470, 90],
      [645, 90],
      [618, 142],
      [452, 142],
    ],
  ],
  [
    gold.honey,
    [
      [640, 92],
      [724, 176],
      [668, 192],
      [618, 142],
    ],
  ],
  [
    gold.deep,
    [
      [722, 172],
      [722, 300],
      [668, 278],
      [668, 192],
    ],
  ],
];
/** Where the saw goes in, and how far right or left of its way a point is at a height. */
const entry = [452, 120] as const;
const along = (y: number, aside = 0): Point => [entry[0] - (y - entry[1]) * slopes.flat + aside, y];

/** The old page as it came in, whole, and the first cut: a hairline of light, broadest where the saw goes in, and beside it the first bevel, gold already. */
export const uncutArt = defineArt({
  name: 'services/uncut',
  width: 800,
  height: 640,
  draw: () => (
    <>
      <clipPath id="uncut">
        <path d={whole} />
      </clipPath>
      <g clipPath="url(#uncut)">
        <Faded id="uncut-faded">
          <path fill={oldPortal.ground} d="M0 72H800V632H0Z" />
          <g transform="translate(92 140) scale(.92)">{headerBefore.narrowTop()}</g>
        </Faded>
        {bevel.map(([fill, points]) => (
          <path key={fill} fill={fill} stroke={fill} d={closed(points)} />
        ))}
      </g>
      <Glow
        id="uncut-glint"
        at={entry}
        radius={110}
        stops={[
          [0, gold.light, 0.8],
          [1, gold.light, 0],
        ]}
      />
      <path
        fill={gold.gleam}
        d={closed([
          along(24, -1),
          along(24, 1),
          along(entry[1], 4),
          along(560, 0.6),
          along(560, -0.6),
          along(entry[1], -4),
        ])}
      />
      <path fill={gold.gleam} d={`M${entry[0]} ${entry[1] - 46}l8 38 38 8-38 8-8 38-8-38-38-8 38-8z`} />
    </>
  ),
});
