import type { ReactNode } from 'react';
import { closed, type Point } from '../services/cut/point.ts';
import { slopes } from '../services/cut/stone-facets.ts';
import { gold } from '../services/cut/tone.ts';

/** One plane. A line of its own colour closes the joints, which would show what is behind. */
export const Plane = ({ fill, points }: { readonly fill: string; readonly points: readonly Point[] }) => (
  <path fill={fill} stroke={fill} strokeWidth="1.2" strokeLinejoin="round" d={closed(points)} />
);

/** Where a sail bulges: all its planes meet there. */
const sail = (belly: Point, ...corners: Point[]) =>
  corners.map((corner, index): Point[] => [belly, corner, corners[(index + 1) % corners.length]!]);
const jib = sail([196, 318], [246, 34], [238, 410], [40, 392]);
const main = sail([350, 300], [266, 10], [452, 236], [530, 414], [266, 402]);

/** The sheer climbs at 22.5° to bow and stern, both ends of the hull fall at 67.5°, and every plank runs along the sheer. */
const rise = 26;
const board = 40;
/** The corners of a plank: at the bow, where it turns to the side, where that turns to the stern, and at the stern. */
const plank = (row: number): readonly [Point, Point, Point, Point] => {
  const down = row * board;
  const end = 6 + down * slopes.flat;
  const turn = end + rise / slopes.flat;
  return [
    [end, 408 + down],
    [turn, 408 + rise + down],
    [576 - turn, 408 + rise + down],
    [576 - end, 408 + down],
  ];
};

/** The tones of a plank at the bow, at the side and at the stern. */
type PlankTones = readonly [bow: string, side: string, stern: string];

/** A plank between the corners of its upper and of its lower edge, from the bow to the stern. */
export const Plank = (props: {
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
  readonly tones: PlankTones;
}) => {
  const { upper, lower, tones } = props;
  return tones.map((fill, part) => (
    <Plane fill={fill} points={[upper[part]!, upper[part + 1]!, lower[part + 1]!, lower[part]!]} key={fill} />
  ));
};

/** Planks of wood: by turns down to the water line, and below it. */
export const planking: Readonly<Record<'odd' | 'even' | 'low', PlankTones>> = {
  odd: [gold.pale, gold.honey, gold.amber],
  even: [gold.light, gold.dim, gold.deep],
  low: [gold.honey, gold.amber, gold.bronze],
};

/** The tones of a boat: main sail, jib and planks, of each plank the bow, the side and the stern. */
export interface Timber {
  readonly main: readonly string[];
  readonly jib: readonly string[];
  readonly planks: readonly PlankTones[];
}

/** The light comes over the bow, from the upper left: the jib and that end of the planks have it, what is behind the mast turns away. */
const wood: Timber = {
  main: [gold.honey, gold.dim, gold.amber, gold.light],
  jib: [gold.light, gold.amber, gold.pale],
  planks: [
    [gold.amber, gold.bronze, gold.dusk],
    planking.odd,
    planking.even,
    planking.odd,
    planking.even,
    planking.low,
  ],
};

/** Both sails and the mast. */
export const Sails = ({ timber = wood }: { readonly timber?: Timber }) => (
  <>
    {main.map((points, index) => (
      <Plane fill={timber.main[index]!} points={points} key={closed(points)} />
    ))}
    {jib.map((points, index) => (
      <Plane fill={timber.jib[index]!} points={points} key={closed(points)} />
    ))}
    <path fill={gold.bronze} d="M250 0H260V438H250Z" />
  </>
);

const largeJib = sail([290, 690], [389, 0], [389, 934], [0, 939]);

/** A jib alone, whose luff climbs at 67.5°, and its mast. */
export const Jib = () => (
  <>
    {largeJib.map((points, index) => (
      <Plane fill={wood.jib[index]!} points={points} key={closed(points)} />
    ))}
    <path fill={gold.deep} d="M397 0H410V966H397Z" />
  </>
);

interface HullProps {
  readonly rows: number;
  readonly timber?: Timber;
}

/** Plank by plank, the same from the mast to either end: five down to below the water line, six to the keel. */
export const Hull = ({ rows, timber = wood }: HullProps) =>
  timber.planks.slice(0, rows).map((tones, row) => {
    const upper = plank(row);
    const lower = plank(row + 1);
    return <Plank upper={upper} lower={lower} tones={tones} key={row} />;
  });

/** How far a wave climbs and how far it falls, both at 22.5°: one form all over the page. */
const run = 60;
const crest = run * slopes.flat;

/** Waves from side to side, the first trough at `start`; and of each the side that faces the light. */
function waves(level: number, depth: number, start: number) {
  const troughs = Array.from({ length: 14 }, (_, wave) => start + 2 * run * wave);
  const end = troughs.at(-1)!;
  return {
    water: closed([
      ...troughs.flatMap((x): Point[] => [
        [x - run, level - crest],
        [x, level],
      ]),
      [end, depth],
      [start - run, depth],
    ]),
    lit: troughs
      .map((x) =>
        closed([
          [x, level],
          [x + run, level - crest],
          [x + run, depth],
          [x, depth],
        ]),
      )
      .join(''),
  };
}

interface SeaProps {
  readonly level: number;
  readonly depth: number;
  /** Of the wave in front, which is the ground of what follows. */
  readonly front: string;
}

/** Two rows of waves, so that a folded ribbon of gold shows between them all over the page; what sails stands behind both. */
export const Sea = ({ level, depth, front, children }: SeaProps & { readonly children?: ReactNode }) => {
  const { water, lit } = waves(level, depth, -run);
  return (
    <>
      {children}
      <path fill={gold.deep} d={water} />
      <path fill={gold.honey} d={lit} />
      <path fill={front} d={waves(level + 2 * crest, depth, -run).water} />
    </>
  );
};
