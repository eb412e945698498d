import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { Hull, Jib, Plane, Sails } from './boat.tsx';
import { Sea, weathers } from './sea.tsx';
import { Cargo, PaperBoat, Telephone } from './wishes.tsx';

/** The slip falls at 22.5° from the right edge into the sea; this is how far it has fallen there. */
const slipAt = (x: number) => 506 + (1440 - x) * slopes.flat;
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
      fill={gold.night}
      points={[
        [340, slipAt(340)],
        [1440, slipAt(1440)],
        [1440, 880],
        [340, 880],
      ]}
    />
    <Plane
      fill={gold.ink}
      points={[
        [1120, slipAt(1120)],
        [1440, slipAt(1440)],
        [1440, 880],
      ]}
    />
    <Plane fill={gold.amber} points={slip(340, 1440, 14)} />
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
      <g transform="translate(-310 -703)">
        <Sails />
        <Hull rows={6} />
      </g>
    </g>
  </>
);

const level = 770;
const height = 880;

/** The voyage, a stretch after the other: planked and rigged on the stocks; then what a visitor has today, or misses, and always afloat: as a folded leaflet, laden with what no package has, too wide for a telephone. The water of each is the ground of the next. */
const voyage = [
  {
    from: 650,
    draw: () => (
      <Sea weather={weathers.calm} level={level} depth={height} front={gold.ink}>
        <Stocks />
      </Sea>
    ),
  },
  {
    from: 656,
    draw: () => (
      <Sea weather={weathers.chop} level={level} depth={height} front={gold.light}>
        <g transform="translate(706 138) scale(1.2)">
          <PaperBoat />
        </g>
      </Sea>
    ),
  },
  {
    from: 0,
    draw: () => (
      <Sea weather={weathers.swell} level={level} depth={height} front={colours.paper}>
        <Cargo />
      </Sea>
    ),
  },
  {
    from: 650,
    draw: () => (
      <Sea weather={weathers.breaking} level={level} depth={height} front={gold.warm}>
        <Telephone />
      </Sea>
    ),
  },
] as const;

const wide = defineSheet({
  name: 'solutions/voyage',
  width: 1440,
  height,
  draws: voyage.map(({ draw }) => draw),
});
/** Of each the piece that an upright screen shows, the boat as large as there is room. */
const upright = defineSheet({
  name: 'solutions/voyage-upright',
  width: 790,
  height,
  draws: voyage.map(({ from, draw }) => () => <g transform={`translate(${-from})`}>{draw()}</g>),
});

/** The boat on the stocks, across the page and for an upright screen. */
export const needWebsiteArt = wide[0]!;
export const uprightArt = upright[0]!;

/** What a visitor wishes, in the same two ways. */
export const wishArt = wide.slice(1).map((art, index) => ({ wide: art, upright: upright[index + 1]! }));

/** The rig of the ship that the list of pages is: both its sails, whole. */
export const rigArt = defineArt({
  name: 'solutions/rig',
  width: 780,
  height: 640,
  draw: () => (
    <g transform="translate(-14 2) scale(1.45)">
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

/** Two waters that stand alone: the one that the planks of that ship lie in, and the last. */
export const [seaArt, calmArt] = defineSheet({
  name: 'solutions/sea',
  width: 1440,
  height: 160,
  draws: [
    () => <Sea weather={weathers.breaking} level={66} depth={160} front={gold.ink} />,
    () => <Sea weather={weathers.calm} level={66} depth={160} front={gold.ink} />,
  ],
});
