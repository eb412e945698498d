import type { ReactElement } from 'react';
import { colours } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { slopes } from '../cut/stone-facets.ts';
import { Bowls, map, rack, Wheel } from './goods.tsx';
import { Jug } from './jug.tsx';
import { clay, glaze } from './pottery.ts';

interface Page {
  readonly ground: string;
  /** What its thing stands on. */
  readonly floor?: string;
  /** The lines of its menu. */
  readonly menu: string;
  /** What it shows: on the middle of its foot, for a page as wide as `whole`. */
  readonly thing?: ReactElement;
}

/** The width of a page for which its thing is drawn. */
const whole = 288;

/** One thing on each, and neighbours that differ, so that each fold shows. */
const pages: readonly Page[] = [
  {
    ground: clay[1],
    floor: clay[2],
    menu: clay[6],
    thing: (
      <g transform="translate(-4 -357)scale(.56)">
        <Jug />
      </g>
    ),
  },
  {
    ground: glaze[1],
    floor: glaze[2],
    menu: glaze[6],
    thing: (
      <g transform="scale(.82)">
        <Bowls x={0} y={0} count={4} />
      </g>
    ),
  },
  {
    ground: clay[4],
    floor: clay[5],
    menu: clay[0],
    thing: (
      <g transform="scale(.54)">
        <Wheel x={0} y={0} />
      </g>
    ),
  },
  { ground: clay[0], menu: clay[6] },
  {
    ground: glaze[6],
    floor: glaze[7],
    menu: glaze[1],
    thing: <g transform="translate(-120 -180)scale(.43)">{rack}</g>,
  },
];

/** The site as a strip of paper folded at 22.5°, page by page; what is on them stands upright. */
function Strip({ width, height }: { readonly width: number; readonly height: number }) {
  const rise = width * slopes.flat;
  const scale = width / whole;
  const foot = height - 56 * scale;
  // Half a pixel over the next page, so that no seam shows.
  const sheet = (from: number) => `M0 ${from}H${width + 0.5}V${height}H0Z`;
  return pages.map(({ ground, floor, menu, thing }, index) => {
    const away = index % 2;
    return (
      <g transform={`translate(${index * width} 0)`} key={ground}>
        <g transform={`matrix(1 ${away ? slopes.flat : -slopes.flat} 0 1 0 ${away ? 0 : rise})`}>
          <clipPath id={`smart-page-${index}`}>
            <path d={sheet(0)} />
          </clipPath>
          <g clipPath={`url(#smart-page-${index})`}>
            <path fill={ground} d={sheet(0)} />
            {floor ? (
              <path fill={floor} d={sheet(height - 116 * scale)} />
            ) : (
              <g transform={`scale(${scale})translate(-152 ${foot / scale - 420})scale(.9)`}>{map}</g>
            )}
            {away > 0 && <path fill={colours.ink} fillOpacity=".07" d={sheet(0)} />}
          </g>
          <path
            stroke={menu}
            strokeWidth="6"
            transform={`scale(${scale})`}
            d="M28 34H76M154 34H182M194 34H222M234 34H262"
          />
        </g>
        <g transform={`translate(${width / 2} ${rise / 2 + foot})scale(${scale})`}>{thing}</g>
      </g>
    );
  });
}

/** The five pages of a small site as one folded strip, from side to side of a wide screen. */
export const smartStartStripArt = defineArt({
  name: 'services/smart-start-strip',
  width: pages.length * whole,
  height: 640,
  draw: () => <Strip width={whole} height={520} />,
});

/** The same for a phone, whose pages are as slender as it is. */
export const smartStartSlenderArt = defineArt({
  name: 'services/smart-start-slender',
  width: 780,
  height: 505,
  draw: () => <Strip width={156} height={440} />,
});

/** The strip, for cards. */
export const smartStartArt = defineArt({
  name: 'services/smart-start',
  width: 900,
  height: 700,
  draw: () => (
    <g transform="translate(0 100)scale(.625)">
      <Strip width={whole} height={640} />
    </g>
  ),
});
