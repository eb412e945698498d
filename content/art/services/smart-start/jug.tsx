import { type Piece, Pieces } from '../cut/pieces.tsx';
import { closed, open, type Point } from '../cut/point.ts';
import { type Glazing, planes, Pot, turned, undipped } from './pot.tsx';
import { clay, glaze } from './pottery.ts';

/** The jug of the pottery, 640 high, from its lip: neck, shoulder, belly, foot. */
const profile = turned(96, [
  [-40, '45'],
  [110, '0'],
  [70, '67'],
  [92, '45'],
  [78, '67'],
  [90, '0'],
  [-150, '67'],
  [-10, '45'],
]);

/** From the neck to the shoulder: its outer corners, and the inner ones beside them. */
const arc: readonly (readonly [outer: Point, inner: Point])[] = [
  [
    [46, 69],
    [46, 99],
  ],
  [
    [156, 69],
    [143, 99],
  ],
  [
    [211, 124],
    [181, 137],
  ],
  [
    [211, 242],
    [181, 229],
  ],
  [
    [151, 302],
    [129, 281],
  ],
];
const handle = closed([...arc.map(([outer]) => outer), ...arc.map(([, inner]) => inner).reverse()]);
/** Its planes with the tones that the lamp gives them where the jug stands, and where it pours. */
const bars = arc.slice(1).map(([outer, inner], index) => closed([arc[index]![0], outer, inner, arc[index]![1]]));
const standing = [clay[2], clay[4], clay[6], clay[7]] as const;
const pouring = [clay[3], clay[0], clay[1], clay[5]] as const;

/** The spout grows out of lip and neck: its tip is level with the far side of the mouth, its keel comes down at 45°. */
const tip: Point = [-150, -16];
const [lip, neck, root]: readonly [Point, Point, Point] = [
  [-36.7, 0],
  [-21.4, 40],
  [-56, 78],
];
const spout = [closed([tip, lip, neck]), closed([tip, neck, root])] as const;
const throat = closed([tip, [-58, -16], lip]);

/** From the right of the mouth down, and up to where the spout is. */
const silhouette: readonly Point[] = [
  ...profile.map(([y, half]): Point => [half, y]),
  ...[...profile]
    .slice(2)
    .reverse()
    .map(([y, half]): Point => [-half, y]),
  root,
  tip,
];

/** All that one sees of it in one line. */
export const jugOutline = `${open([tip, [-58, -16], [58, -16], [96, 0]])}${open(silhouette)}${open([tip, lip, [96, 0]])}${handle}`;
/** The edges between its planes. */
export const jugEdges = planes(profile)
  .map(({ points }) => closed(points))
  .join('');

/** The jug, its handle to the right and of bare clay. */
export const Jug = ({ shade = 1, lean = 0, dip = 520 }: Glazing) => {
  const tones = dip === undipped ? clay : glaze;
  return (
    <>
      <Pieces pieces={bars.map((bar, index): Piece => [(lean ? pouring : standing)[index]!, bar])} />
      <Pot {...{ profile, shade, lean, dip }} />
      <Pieces
        pieces={[
          [tones[8], throat],
          [lean ? tones[3] : tones[0], spout[0]],
          [tones[3], spout[1]],
        ]}
      />
    </>
  );
};
