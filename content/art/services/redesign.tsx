import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { headerAfter } from '../cases/hrneeds/header-after.tsx';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { emerald } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed, open, type Point, rightOf } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { slopes } from './cut/stone-facets.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

/** The saw runs at 67.5° through the middle of the plate. */
const saw = (y: number) => 450 + (350 - y) * slopes.flat;

/** The rough one from outside: a line through it would hide the page. */
const rim: readonly Point[] = [
  [212, 112],
  [338, 84],
  [430, 128],
  [548, 96],
  [saw(96), 96],
  [saw(604), 604],
  [304, 592],
  [168, 566],
  [92, 430],
  [112, 252],
];
const page = view(emerald(318, 258, 34), { x: 462, y: 350, size: 1 }).visible;

const right = (points: readonly Point[]) => rightOf(points, saw);

const renewed = page
  .map((facet, index) => ({ points: right(facet.points), light: index ? facet.light : 1.4 }))
  .filter(({ points }) => points.length > 2);
/** The table of the new page. */
const table = page[0]!.points;

/** A client's site before and after: the old page is the rough stone on the left, the new one lies in the cut stone on the right. */
export const redesignArt = defineArt({
  name: 'services/redesign',
  width: 720,
  height: 560,
  draw: () => (
    <g transform="translate(-84 -72)">
      <clipPath id="redesign-old">
        <path d={closed(rim)} />
      </clipPath>
      <clipPath id="redesign-new">
        <path d={closed(right(table))} />
      </clipPath>
      <g clipPath="url(#redesign-old)">
        <path fill={oldPortal.ground} d="M84 72H640V632H84Z" />
        <g transform="translate(172 104)">{headerBefore.narrowTop()}</g>
      </g>
      <Guide d={closed(rim)} width={2.6} />
      <Stone facets={renewed} />
      <g clipPath="url(#redesign-new)">
        <path fill={hrneedsPalette.ice} d="M340 150H720V560H340Z" />
        <g transform="translate(530 194) scale(.45)">{headerPhone.draw()}</g>
      </g>
      <path fill="none" stroke={gold.ink} strokeWidth="2" d={closed(right(table))} />
    </g>
  ),
});

/** What the saw set free: the whole new page of that client in a stone, which is as broad and as high as twice these. */
const renewedPage = (name: string, halfWidth: number, halfHeight: number, page: ReactElement) => {
  const [width, height] = [halfWidth * 2 + 24, halfHeight * 2 + 24];
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
        <Stone facets={stone} />
        <g clipPath={`url(#${name})`}>
          <path fill={hrneedsPalette.ice} d={`M0 0H${width}V${height}H0Z`} />
          {page}
        </g>
        <path fill="none" stroke={gold.ink} strokeWidth="2" d={opening} />
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
    <path fill={hrneedsPalette.midnight} d="M0 490H1144V624H0Z" />
  </>,
);

/** The same outline turned about the middle of the saw: with it the rough one is whole. */
const turned = ([x, y]: Point): Point => [900 - x, 700 - y];
const [over, under] = [rim.slice(0, 4), rim.slice(6)];
const whole = closed([...over, ...under.map(turned), ...over.map(turned), ...under]);

/** The old page as it came in, whole, and where the saw will go. */
export const uncutArt = defineArt({
  name: 'services/uncut',
  width: 780,
  height: 640,
  draw: () => (
    <g transform="translate(-60 -30)">
      <clipPath id="uncut">
        <path d={whole} />
      </clipPath>
      <g clipPath="url(#uncut)">
        <path fill={oldPortal.ground} d="M84 72H820V632H84Z" />
        <g transform="translate(188 112) scale(.8)">{headerBefore.narrowTop()}</g>
      </g>
      <Guide d={whole} width={3} />
      {(['ink', 'light'] as const).map((tone, index) => (
        <path
          key={tone}
          stroke={gold[tone]}
          strokeWidth={16 - index * 12}
          strokeDasharray={index ? '22 10' : undefined}
          d={open([
            [saw(34), 34],
            [saw(666), 666],
          ])}
        />
      ))}
    </g>
  ),
});
