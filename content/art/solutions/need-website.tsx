import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Boat, Hull, HullLine, Plane, Sails, Sea } from './boat.tsx';
import { Ferry, PaperBoat, Telephone } from './wishes.tsx';

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
      <stop stopColor={gold.dim} />
      <stop offset="0.6" stopColor={gold.light} />
      <stop offset="1" stopColor={gold.gleam} />
    </linearGradient>
    <Plane
      fill="url(#slope)"
      points={[
        [480, slipAt(480)],
        [1440, 330],
        [1440, 860],
        [480, 860],
      ]}
    />
    <Plane
      fill={gold.dim}
      points={[
        [960, slipAt(960)],
        [828, 860],
        [694, 860],
      ]}
    />
    <Plane fill={gold.deep} points={slip(480, 1440, 18)} />
    <g transform={`translate(1090 ${slipAt(1090)}) rotate(-22.5) scale(${scale})`}>
      {[-170, -80, 10, 100].map((x) => (
        <path
          fill={gold.deep}
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
    <Sea level={716} depth={800} front={gold.ink} back={gold.deep}>
      <radialGradient id="glow">
        <stop stopColor={gold.light} />
        <stop offset="0.35" stopColor={gold.light} stopOpacity="0.75" />
        <stop offset="1" stopColor={gold.light} stopOpacity="0" />
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

/** What a visitor has today, or misses, afloat: a folded leaflet, a ferry, a boat in a telephone. The water of each is the ground of the next. */
export const wishArt = [
  scene({
    name: 'paper-boat',
    height: 640,
    crop: [720, 240, 720],
    draw: () => (
      <Sea level={540} depth={640} front={gold.light} back={gold.deep}>
        <PaperBoat />
      </Sea>
    ),
  }),
  scene({
    name: 'ferry',
    height: 640,
    crop: [20, 30, 740],
    draw: () => (
      <Sea level={540} depth={640} front={colours.paper} back={gold.dim}>
        <Ferry />
      </Sea>
    ),
  }),
  scene({
    name: 'telephone',
    height: 720,
    crop: [720, 30, 690],
    draw: () => (
      <Sea level={610} depth={720} front={gold.warm} back={gold.dim}>
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
  draw: () => <Sea level={50} depth={110} front={gold.ink} back={gold.deep} />,
});

/** In port: under full sail at its own quay, made fast to a bollard by a line. */
export const quay = scene({
  name: 'quay',
  height: 700,
  crop: [520, 0, 920],
  draw: () => (
    <Sea level={600} depth={700} front={colours.paper} back={gold.dim}>
      <Plane
        fill={gold.ink}
        points={[
          [0, 540],
          [596, 540],
          [620, 564],
          [620, 700],
          [0, 700],
        ]}
      />
      <path
        fill={gold.deep}
        d="M572 506H612V522H600V540H584V522H572ZM0 556H612V566H0ZM120 566H150V700H120ZM420 566H450V700H420Z"
      />
      <path fill="none" stroke={gold.deep} strokeWidth="5" d="M768 449L604 517" />
      <g transform="translate(760 -8) scale(1.12)">
        <Boat />
      </g>
    </Sea>
  ),
});

/** The stocks after the launch: free for the next, which is only a line so far. */
export const freeStocksArt = defineArt({
  name: 'solutions/stocks',
  width: 1440,
  height: 800,
  draw: () => (
    <Sea level={716} depth={800} front={gold.ink} back={gold.deep}>
      <Stocks scale={0.78}>
        <g transform="translate(-310 -678)">
          <HullLine rows={6} />
        </g>
      </Stocks>
    </Sea>
  ),
});
