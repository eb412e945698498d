import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Boat, Hull, HullLine, Plane, Sails, Sea } from './boat.tsx';
import { Cargo, PaperBoat, Telephone } from './wishes.tsx';

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
const slipAt = (x: number) => 330 + (1440 - x) * 0.4142;
const slip = (from: number, to: number, thick: number): Point[] => [
  [from, slipAt(from)],
  [to, slipAt(to)],
  [to, slipAt(to) + thick],
  [from, slipAt(from) + thick],
];

/** The slip in its planes, and on it the blocks of the cradle; `children` stand on them, keel at nought, along the slope. */
const Stocks = ({ scale = 1.12, children }: { readonly scale?: number; readonly children?: ReactElement }) => (
  <>
    <linearGradient id="slope" x1="0" y1="1" x2="1" y2="0">
      {[gold.bronze, gold.amber, gold.dim, gold.light, gold.gleam].map((tone, index) => (
        <stop key={tone} offset={index / 4} stopColor={tone} />
      ))}
    </linearGradient>
    <Plane
      fill="url(#slope)"
      points={[
        [340, slipAt(340)],
        [1440, 330],
        [1440, 860],
        [340, 860],
      ]}
    />
    <Plane
      fill={gold.bronze}
      points={[
        [960, slipAt(960)],
        [828, 860],
        [694, 860],
      ]}
    />
    <Plane fill={gold.dusk} points={slip(340, 1440, 18)} />
    <g transform={`translate(1090 ${slipAt(1090)}) rotate(-22.5) scale(${scale})`}>
      {[-170, -80, 10, 100].map((x) => (
        <path
          fill={gold.bronze}
          d={closed([
            [x, -30],
            [x + 40, -30],
            [x + 52, 0],
            [x - 12, 0],
          ])}
          key={x}
        />
      ))}
      {children}
    </g>
  </>
);

/** On the stocks: planked and rigged, about to go. */
const stocks = scene({
  name: 'need-website',
  height: 800,
  crop: [650, 0, 790],
  draw: () => (
    <Sea level={724} depth={800} front={gold.ink} swell={0.55}>
      <radialGradient id="glow">
        <stop stopColor={gold.light} />
        <stop offset="0.4" stopColor={gold.light} stopOpacity="0.75" />
        <stop offset="1" stopColor={gold.pale} stopOpacity="0" />
      </radialGradient>
      <circle cx={1050} cy={420} r={330} fill="url(#glow)" />
      <Stocks scale={0.78}>
        <g transform="translate(-310 -678)">
          <Sails />
          <Hull rows={6} />
        </g>
      </Stocks>
    </Sea>
  ),
});
/** Across the page. */
export const needWebsiteArt = stocks.wide;
/** For an upright screen. */
export const uprightArt = stocks.upright;

/** What a visitor has today, or misses, afloat: a folded leaflet, a hull laden with what no package has, a boat too large for a telephone. The water of each is the ground of the next. */
export const wishArt = [
  scene({
    name: 'paper-boat',
    height: 640,
    crop: [720, 240, 720],
    draw: () => (
      <Sea level={540} depth={640} front={colours.paper} swell={0.9} phase={70}>
        <PaperBoat />
      </Sea>
    ),
  }),
  scene({
    name: 'cargo',
    height: 700,
    crop: [20, 30, 740],
    draw: () => (
      <Sea level={540} depth={700} front={colours.paper} swell={1.5} phase={150}>
        <Cargo />
      </Sea>
    ),
  }),
  scene({
    name: 'telephone',
    height: 720,
    crop: [720, 30, 690],
    draw: () => (
      <Sea level={610} depth={720} front={gold.warm} swell={1.15} phase={40}>
        <Telephone />
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

/** In port, on calm water: under full sail at its own quay, made fast to a bollard by a line. */
export const quay = scene({
  name: 'quay',
  height: 520,
  crop: [520, 0, 920],
  draw: () => (
    <Sea level={452} depth={520} front={colours.paper} swell={0}>
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

/** The light of the slip on the water at night. */
const glints = [
  [640, 838, 190],
  [900, 858, 240],
  [1180, 842, 150],
  [760, 884, 120],
  [1060, 896, 160],
] as const;

/** The stocks after the launch, on calm water: free for the next, which is only a line so far. */
export const freeStocksArt = defineArt({
  name: 'solutions/stocks',
  width: 1440,
  height: 940,
  draw: () => (
    <>
      <Sea level={740} depth={940} front={gold.ink} swell={0}>
        <radialGradient id="glow">
          <stop stopColor={gold.honey} stopOpacity="0.9" />
          <stop offset="0.3" stopColor={gold.amber} stopOpacity="0.7" />
          <stop offset="0.65" stopColor={gold.bronze} stopOpacity="0.3" />
          <stop offset="1" stopColor={gold.bronze} stopOpacity="0" />
        </radialGradient>
        <circle cx={1010} cy={500} r={320} fill="url(#glow)" />
        <Stocks scale={0.78}>
          <g transform="translate(-310 -678)">
            <HullLine rows={6} />
          </g>
        </Stocks>
      </Sea>
      {glints.map(([x, y, width], index) => (
        <path
          fill={[gold.amber, gold.bronze, gold.dim, gold.dusk, gold.bronze][index]}
          d={`M${x} ${y}L${x + 12} ${y - 5}H${x + width - 12}L${x + width} ${y}L${x + width - 12} ${y + 5}H${x + 12}z`}
          key={x}
        />
      ))}
    </>
  ),
});
