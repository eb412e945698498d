import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { closed, type Point } from '../cut/point.ts';
import { slopes } from '../cut/stone-facets.ts';
import { Bowls, map, rack, Wheel } from './goods.tsx';
import { Jug } from './jug.tsx';
import { clay, glaze } from './pottery.ts';
import { Table } from './table.tsx';

/** A sheet from its upper left corner: its upper right one is cut off at 22.5°. The last one goes on beyond the page. */
const sheet = (x: number, y: number, width: number): readonly Point[] => [
  [x, y],
  [x + 250, y],
  [x + width, y + (width - 250) * slopes.flat],
  [x + width, 1450],
  [x, 1450],
];

/** How far each page slides down and to the left over the last. */
const [aside, down] = [76, 106] as const;

/** The pages from the last to the second: the ground of each, and what shows of it above the one in front. */
const further: readonly (readonly [ground: string, what: ReactElement])[] = [
  [glaze[6], <g transform="translate(70 -70) scale(.78)">{rack}</g>],
  [clay[1], <g transform="translate(-4 -22)">{map}</g>],
  [
    clay[2],
    <g transform="translate(318 204) scale(.5)">
      <Wheel x={0} y={0} />
    </g>,
  ],
  [glaze[1], <Bowls x={270} y={180} count={1} />],
];

const sheets = (
  <>
    {further.map(([ground, what], index) => {
      const [x, y] = [330 - index * aside, 10 + index * down];
      const page = closed(sheet(x, y, index ? 560 : 700));
      return (
        <g key={ground}>
          <clipPath id={`smart-page-${index}`}>
            <path d={page} />
          </clipPath>
          <path fill={ground} d={page} />
          <g clipPath={`url(#smart-page-${index})`}>
            <g transform={`translate(${x} ${y})`}>{what}</g>
          </g>
        </g>
      );
    })}
    <clipPath id="smart-first">
      <path d={closed(sheet(26, 434, 560))} />
    </clipPath>
    <g clipPath="url(#smart-first)">
      <path fill={glaze[0]} d="M0 400H700V1450H0Z" />
      <Table x={298} y={1292} />
    </g>
    <g transform="translate(298 790)scale(.79)">
      <Jug />
    </g>
  </>
);

/** The five pages of a small site in a pile, each sliding over the last; on the first one the jug, below where the page sets its headline. */
export const smartStartPileArt = defineArt({
  name: 'services/smart-start-pile',
  width: 900,
  height: 1340,
  draw: () => sheets,
});

/** The pile, for cards. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => <g transform="translate(200 6)scale(.56)">{sheets}</g>,
});
