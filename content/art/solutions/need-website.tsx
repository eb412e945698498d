import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { Hull, Jib, Plane, Plank, planking, Sails, Sea } from './boat.tsx';
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
      fill={gold.light}
      points={[
        [340, slipAt(340)],
        [1440, slipAt(1440)],
        [1440, 880],
        [340, 880],
      ]}
    />
    <Plane
      fill={gold.dim}
      points={[
        [1120, slipAt(1120)],
        [1440, slipAt(1440)],
        [1440, 880],
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
      <g transform="translate(-310 -703)">
        <Sails />
        <Hull rows={6} />
      </g>
    </g>
  </>
);

const level = 770;
const height = 880;

/** The voyage, a stretch after the other: planked and rigged on the stocks; then what a visitor has today, or misses, and always the same hull: as a folded leaflet, laden with what no package has, too wide for a telephone. The water of each is the ground of the next. */
const voyage = [
  {
    from: 650,
    draw: () => (
      <Sea level={level} depth={height} front={gold.ink}>
        <Stocks />
      </Sea>
    ),
  },
  {
    from: 616,
    draw: () => (
      <Sea level={level} depth={height} front={gold.light}>
        <g transform="translate(622 14) scale(1.35)">
          <PaperBoat />
        </g>
      </Sea>
    ),
  },
  {
    from: 0,
    draw: () => (
      <Sea level={level} depth={height} front={colours.paper}>
        <Cargo />
      </Sea>
    ),
  },
  {
    from: 650,
    draw: () => (
      <Sea level={level} depth={height} front={gold.warm}>
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

interface Ship {
  /** Half its length on deck, and how far in the sheer begins. */
  readonly half: number;
  readonly bow: number;
  /** Height of a plank, and of how many both ends are upright; below them it narrows at 67.5°. */
  readonly plank: number;
  readonly upright: number;
}

/** A hull of eight planks from its deck down and a keel of one more, its mast at nought, so that words stand on each. */
const Listed = ({ half, bow, plank, upright }: Ship) =>
  Array.from({ length: 9 }, (_, row) => {
    const corners = (row: number): Point[] => {
      const end = half - Math.max(0, row - upright) * plank * slopes.flat;
      const [deck, tip] = [row * plank, row * plank - bow * slopes.flat];
      return [
        [-end, tip],
        [bow - end, deck],
        [end - bow, deck],
        [end, tip],
      ];
    };
    const tones = planking[row > 4 ? 'low' : row % 2 ? 'even' : 'odd'];
    return <Plank upper={corners(row)} lower={corners(row + 1)} tones={tones} key={row} />;
  });

/** The ship that the list of pages is: planks of 64 across the page; on an upright screen of 88, its ends upright down to the water line. */
export const shipArt = {
  wide: defineArt({
    name: 'solutions/ship',
    width: 1440,
    height: 1277,
    draw: () => (
      <>
        <g transform="translate(312) scale(1.6)">
          <Sails />
        </g>
        <g transform="translate(720 701)">
          <Listed half={660} bow={86} plank={64} upright={0} />
        </g>
      </>
    ),
  }),
  upright: defineArt({
    name: 'solutions/ship-upright',
    width: 432,
    height: 1120,
    draw: () => (
      <>
        <g transform="translate(37.5 21) scale(0.7)">
          <Sails />
        </g>
        <g transform="translate(216 328)">
          <Listed half={200} bow={30} plank={88} upright={6} />
        </g>
      </>
    ),
  }),
};

/** The jib of the last boat, whose main sail is a page. */
export const jibArt = defineArt({
  name: 'solutions/jib',
  width: 410,
  height: 966,
  draw: () => <Jib />,
});

/** The water that those planks lie in, and the last ones. */
export const seaArt = defineArt({
  name: 'solutions/sea',
  width: 1440,
  height: 110,
  draw: () => <Sea level={44} depth={110} front={gold.ink} />,
});
