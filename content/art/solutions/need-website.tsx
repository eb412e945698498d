import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { Hull, Jib, Plane, Sails } from './boat.tsx';
import { Cargo, PaperBoat, Telephone } from './wishes.tsx';

/** How much a leg falls over its whole width. */
const fall = (width: number) => Math.round(width * slopes.flat);

interface StocksProps {
  /** How wide the drawing is that the leg crosses, at 22.5°; from how far down, and to which side it falls. */
  readonly width: number;
  readonly top: number;
  readonly to: 'left' | 'right';
  /** Where on the leg it stands, and how large. */
  readonly at: number;
  readonly scale: number;
  /** What stands on it, upright with its keel at nought. */
  readonly children: ReactNode;
}

/** A leg of the slip and on it the blocks of the cradle, along the slope. Below it lies the ground of what follows. */
const Stocks = ({ width, top, to, at, scale, children }: StocksProps) => {
  const height = (x: number) => top + (to === 'left' ? width - x : x) * slopes.flat;
  const band = (from: number, thick: number): Point[] => [
    [0, height(0) + from],
    [width, height(width) + from],
    [width, height(width) + from + thick],
    [0, height(0) + from + thick],
  ];
  return (
    <>
      <g
        transform={`translate(${at} ${Math.round(height(at)) - 12}) rotate(${to === 'left' ? -22.5 : 22.5}) scale(${scale})`}
      >
        {[-170, -80, 10, 100].map((x) => (
          <path
            fill={gold.bronze}
            d={closed([
              [x, -40],
              [x + 40, -40],
              [x + 52, 2],
              [x - 12, 2],
            ])}
            key={x}
          />
        ))}
        <g transform="translate(0 -27)">{children}</g>
      </g>
      <Plane fill={gold.dim} points={band(-13, 8)} />
      <Plane fill={gold.amber} points={band(-6, 18)} />
    </>
  );
};

/** What stands on the legs: planked and rigged, about to be launched; then what a visitor has today, or misses: folded of a leaflet, laden with what no package has, too wide for a telephone. */
const crafts = [
  <g transform="translate(-310 -676)" key="boat">
    <Sails />
    <Hull />
  </g>,
  <g transform="translate(-288 -560)" key="leaflet">
    <PaperBoat />
  </g>,
  <g transform="translate(-300 -676)" key="cargo">
    <Cargo />
  </g>,
  <g transform="translate(-310 -676)" key="telephone">
    <Telephone />
  </g>,
] as const;

const side = (index: number) => (index % 2 ? 'right' : 'left');

/** The boat on the stocks, across the page. */
export const needWebsiteArt = defineArt({
  name: 'solutions/slip',
  width: 1440,
  height: 506 + fall(1440),
  draw: () => (
    <Stocks width={1440} top={506} to="left" at={1100} scale={0.94}>
      {crafts[0]}
    </Stocks>
  ),
});

/** Between two legs, which come together at one side, lies so much more. */
const open = 240;

/** What a visitor wishes, between one leg of the slip and the next. */
export const wishArts = defineSheet({
  name: 'solutions/crafts',
  width: 1440,
  height: 2 * fall(1440) + open,
  draws: (
    [
      [375, 0.9],
      [1080, 0.86],
      [385, 0.7],
    ] as const
  ).map(([at, scale], index) => () => (
    <Stocks width={1440} top={fall(1440) + open} to={side(index + 1)} at={at} scale={scale}>
      {crafts[index + 1]}
    </Stocks>
  )),
});

/** All four on an upright screen. */
const upright = { width: 780, height: 900 } as const;
const uprights = defineSheet({
  name: 'solutions/slip-upright',
  ...upright,
  draws: [0.94, 0.94, 0.94, 0.8].map((scale, index) => () => (
    <Stocks
      width={upright.width}
      top={upright.height - fall(upright.width)}
      to={side(index)}
      at={index % 2 ? 320 : 460}
      scale={scale}
    >
      {crafts[index]}
    </Stocks>
  )),
});
export const uprightArt = uprights[0]!;
export const wishUprights = uprights.slice(1);

/** The rig of the ship that the list of pages is: both its sails, whole, with room above. */
export const rigArt = defineArt({
  name: 'solutions/rig',
  width: 830,
  height: 680,
  draw: () => (
    <g transform="translate(6 42) scale(1.45)">
      <Sails />
    </g>
  ),
});

/** The jib of the last boat, whose main sail is a page. */
export const jibArt = defineArt({
  name: 'solutions/jib',
  width: 410,
  height: 966,
  draw: () => <Jib />,
});
