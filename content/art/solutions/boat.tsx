import { closed, onTheWay, open, type Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** One plane. A line of its own colour closes the joints, which would show what is behind. */
export const Plane = ({ fill, points }: { readonly fill: string; readonly points: readonly Point[] }) => (
  <path fill={fill} stroke={fill} strokeWidth="1.2" strokeLinejoin="round" d={closed(points)} />
);

/** A sail of four cloths between its mast or stay and its free edge; each bellies where its two planes meet. */
const sail = (fast: readonly Point[], free: readonly Point[], belly: number, droop: number) =>
  fast.slice(1).flatMap((_, cloth) => {
    const fold = (seam: number): Point => {
      const [x, y] = onTheWay(fast[seam]!, free[seam]!, belly);
      return [x, y + droop * seam];
    };
    return [
      [fast[cloth]!, fold(cloth), fold(cloth + 1), fast[cloth + 1]!],
      [fold(cloth), free[cloth]!, free[cloth + 1]!, fold(cloth + 1)],
    ] as const;
  });

const leech: readonly Point[] = [
  [266, 10],
  [366, 112],
  [446, 222],
  [504, 324],
  [540, 404],
];
const main = sail(
  [
    [266, 10],
    [266, 114],
    [266, 215],
    [266, 312],
    [266, 398],
  ],
  leech,
  0.42,
  2,
);
const jib = sail(
  [
    [243, 40],
    [185, 126],
    [125, 214],
    [63, 306],
    [2, 396],
  ],
  [
    [243, 40],
    [242, 140],
    [240, 230],
    [238, 318],
    [236, 404],
  ],
  0.55,
  3,
);

/** The tones of a sail, cloth by cloth from the head: the plane at the mast, the plane at the free edge. */
type SailTones = readonly string[];

/** Tanned canvas, which turns from the light behind the mast; the jib has all of it. */
const tanned: SailTones = [
  ...[gold.dusk, gold.night],
  ...[gold.bronze, gold.night],
  ...[gold.dusk, gold.ink],
  ...[gold.bronze, gold.night],
];
const bright: SailTones = [
  ...[gold.pale, gold.light],
  ...[gold.light, gold.honey],
  ...[gold.pale, gold.dim],
  ...[gold.light, gold.amber],
];

const Cloths = ({ planes, tones }: { readonly planes: readonly (readonly Point[])[]; readonly tones: SailTones }) =>
  planes.map((points, index) => <Plane fill={tones[index]!} points={points} key={closed(points)} />);

/** Where it can be made smaller: points along the lower seams, by which it is tied up. */
const reefs = [2, 3].map((seam) => open([[276, [0, 0, 224, 322][seam]!], leech[seam]!])).join('');

/** The main sail, its mast and its boom. */
const Main = () => (
  <>
    <Cloths planes={main} tones={tanned} />
    <path fill="none" stroke={gold.amber} strokeWidth="9" strokeDasharray="1.5 16" d={reefs} />
    <path fill={gold.amber} d="M254 412L560 422V430H254Z" />
    <path fill={gold.deep} d="M250 0H260V440H250Z" />
  </>
);

/** Both sails and the mast. */
export const Sails = () => (
  <>
    <Cloths planes={jib} tones={bright} />
    <Main />
  </>
);

const largeJib = sail(
  [
    [389, 0],
    [292, 234],
    [195, 468],
    [98, 702],
    [0, 966],
  ],
  [
    [389, 0],
    [389, 234],
    [389, 468],
    [389, 702],
    [389, 966],
  ],
  0.62,
  0,
);

/** A jib alone, whose luff climbs at 67.5°, and its mast. */
export const Jib = () => (
  <>
    <Cloths planes={largeJib} tones={bright} />
    <path fill={gold.deep} d="M397 0H410V966H397Z" />
  </>
);

/** Where the hull turns, from the stem, which rakes at 67.5°, to the stern: on deck, and six planks below it at the keel. */
const deck: readonly Point[] = [
  [-32, 378],
  [62, 414],
  [182, 434],
  [352, 438],
  [492, 426],
  [586, 402],
];
const keel: readonly Point[] = [
  [72, 630],
  [136, 674],
  [216, 676],
  [352, 676],
  [456, 672],
  [514, 634],
];
const strake = (row: number) => deck.map((corner, turn) => onTheWay(corner, keel[turn]!, row / 6));

/** Planks in the light that comes over the bow: the upper one, then by turns down to the water line, and below it. */
const planks: readonly (readonly string[])[] = [
  [gold.amber, gold.bronze, gold.bronze, gold.dusk, gold.dusk],
  [gold.pale, gold.light, gold.honey, gold.dim, gold.amber],
  [gold.light, gold.honey, gold.dim, gold.amber, gold.deep],
  [gold.pale, gold.light, gold.honey, gold.dim, gold.amber],
  [gold.light, gold.honey, gold.dim, gold.amber, gold.deep],
  [gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze],
];

/** Plank by plank from the deck to the keel, each lapped over the next; and of the stern what one sees. */
export const Hull = () => {
  const [rail, low] = [deck.at(-1)!, keel.at(-1)!];
  return (
    <>
      <Plane fill={gold.night} points={[rail, [rail[0] + 16, rail[1] + 14], [low[0] + 14, low[1] - 4], low]} />
      {planks.map((tones, row) => {
        const [upper, lower] = [strake(row), strake(row + 1)];
        return (
          <g key={closed(upper)}>
            {tones.map((fill, part) => (
              <Plane
                fill={fill}
                points={[upper[part]!, upper[part + 1]!, lower[part + 1]!, lower[part]!]}
                key={closed([upper[part]!])}
              />
            ))}
            <path fill="none" stroke={gold.dusk} strokeWidth="2" d={open(lower)} />
          </g>
        );
      })}
    </>
  );
};
