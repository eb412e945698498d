import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Boat, Hull, Plane, Sails, Sea } from './boat.tsx';
import { Cargo, PaperBoat, Splinters, Telephone } from './wishes.tsx';

interface Scene {
  readonly name: string;
  readonly height: number;
  /** What an upright screen shows of it: from where, from how far down, and how much. */
  readonly crop: readonly [x: number, y: number, width: number];
  readonly draw: () => ReactElement;
}

/** A stretch of the voyage from side to side of the page, and the piece of it that a phone shows, the boat as large as there is room. */
const scene = ({ name, height, crop: [x, y, width], draw }: Scene) => ({
  wide: defineArt({ name: `solutions/${name}`, width: 1440, height, draw }),
  upright: defineArt({
    name: `solutions/${name}-upright`,
    width,
    height: height - y,
    draw: () => (
      <svg width={width} height={height - y} viewBox={`${x} ${y} ${width} ${height - y}`}>
        {draw()}
      </svg>
    ),
  }),
});

/** The slip falls at 22.5° from the right edge into the sea; this is how far it has fallen there. */
const slipAt = (x: number) => 490 + (1440 - x) * 0.4142;
const slip = (from: number, to: number, thick: number): Point[] => [
  [from, slipAt(from)],
  [to, slipAt(to)],
  [to, slipAt(to) + thick],
  [from, slipAt(from) + thick],
];

/** The slip in its planes, and on it the blocks of the cradle; what stands on them has its keel at nought, along the slope. */
const Stocks = () => (
  <>
    <Plane
      fill={gold.light}
      points={[
        [340, slipAt(340)],
        [1440, slipAt(1440)],
        [1440, 900],
        [340, 900],
      ]}
    />
    <Plane
      fill={gold.dim}
      points={[
        [1120, slipAt(1120)],
        [1440, slipAt(1440)],
        [1440, 900],
      ]}
    />
    <Plane fill={gold.dusk} points={slip(340, 1440, 20)} />
    <g transform={`translate(1100 ${slipAt(1100)}) rotate(-22.5) scale(0.94)`}>
      {[-170, -80, 10, 100].map((x) => (
        <path
          fill={gold.bronze}
          d={closed([
            [x, -30],
            [x + 40, -30],
            [x + 52, 2],
            [x - 12, 2],
          ])}
          key={x}
        />
      ))}
      <g transform="translate(-310 -678)">
        <Sails />
        <Hull rows={6} />
      </g>
    </g>
  </>
);

/** On the stocks: planked and rigged, about to go. */
const stocks = scene({
  name: 'need-website',
  height: 840,
  crop: [650, 0, 790],
  draw: () => (
    <Sea level={764} depth={840} front={gold.ink} swell={0.55}>
      <Stocks />
    </Sea>
  ),
});
/** Across the page. */
export const needWebsiteArt = stocks.wide;
/** For an upright screen. */
export const uprightArt = stocks.upright;

/** What a visitor has today, or misses, and always the same hull: as a folded leaflet, laden with what no package has, stuck in a telephone. The water of each is the ground of the next. */
export const wishArt = [
  scene({
    name: 'paper-boat',
    height: 900,
    crop: [600, 0, 820],
    draw: () => (
      <Sea level={800} depth={900} front={gold.light} swell={0.9} phase={70}>
        <g transform="translate(608 14) scale(1.4)">
          <PaperBoat />
        </g>
      </Sea>
    ),
  }),
  scene({
    name: 'cargo',
    height: 900,
    crop: [0, 90, 760],
    draw: () => (
      <Sea level={760} depth={900} front={colours.paper} swell={1.5} phase={150}>
        <Cargo />
      </Sea>
    ),
  }),
  scene({
    name: 'telephone',
    height: 900,
    crop: [650, 0, 790],
    draw: () => (
      <Sea level={800} depth={900} front={gold.warm} swell={1.15} phase={40}>
        <Telephone />
        <Splinters />
      </Sea>
    ),
  }),
] as const;

/** The sails over the planks that the page sets in words. */
export const sailsArt = defineArt({
  name: 'solutions/sails',
  width: 576,
  height: 438,
  draw: () => <Sails />,
});

/** The water that those planks lie in. */
export const seaArt = defineArt({
  name: 'solutions/sea',
  width: 1440,
  height: 110,
  draw: () => <Sea level={44} depth={110} front={gold.ink} swell={0.7} phase={110} />,
});

/** In port: under full sail at its own quay, made fast to a bollard by a line. */
export const quay = scene({
  name: 'quay',
  height: 520,
  crop: [520, 0, 920],
  draw: () => (
    <Sea level={446} depth={520} front={colours.paper} swell={0.4}>
      <Plane
        fill={gold.night}
        points={[
          [0, 382],
          [596, 382],
          [620, 406],
          [620, 520],
          [0, 520],
        ]}
      />
      <path
        fill={gold.amber}
        d="M572 348H612V364H600V382H584V364H572ZM0 398H612V408H0ZM120 408H150V520H120ZM420 408H450V520H420Z"
      />
      <path fill="none" stroke={gold.amber} strokeWidth="5" d="M846 338L604 359" />
      <g transform="translate(840 -9) scale(0.85)">
        <Boat />
      </g>
    </Sea>
  ),
});

/** At night, under full sail and on its way: a boat that was built for one purpose, in the water of the whole page. */
export const underWay = scene({
  name: 'under-way',
  height: 790,
  crop: [710, 0, 730],
  draw: () => (
    <Sea level={690} depth={790} front={gold.ink} swell={0.8} phase={20}>
      <g transform="translate(740 20) rotate(-4 400 600) scale(1.15)">
        <Boat />
      </g>
    </Sea>
  ),
});
