import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** Legs that stride, from the hip down, and a head that is turned to the right, so high up. */
const legs = (hip: number, stride: number) =>
  `M-12 ${hip}L4 ${hip}L${20 - stride} 0L${-stride} 0ZM-2 ${hip}L16 ${hip}L${stride - 8} -8L${stride + 10} 0L${stride - 18} 0Z`;
const head = (top: number): Piece => [
  gold.dim,
  `M-13 ${top + 10}L2 ${top}L16 ${top + 8}L20 ${top + 24}L13 ${top + 40}L-4 ${top + 42}Z`,
];

/** Who walks in the streets: each 250 high on their feet, with a side to the lamp at the upper left and one turned from it. */
const people: readonly (readonly Piece[])[] = [
  // In a long coat and a hat, with a case.
  [
    [gold.ink, legs(-96, 34), 'M2 -206L27 -196L36 -74L2 -78Z'],
    [gold.bronze, 'M-27 -198L2 -206L2 -78L-37 -72Z'],
    head(-248),
    [gold.night, 'M-25 -232L28 -238L28 -244L18 -246L14 -264L-14 -262L-16 -240L-25 -238Z'],
    [gold.amber, 'M26 -112L60 -112L60 -84L26 -84Z'],
  ],
  // In a skirt, her hair cut at the chin, with a bag from another shop.
  [
    [gold.night, legs(-76, 24)],
    [gold.amber, 'M-18 -192L0 -198L0 -60L-46 -62L-14 -132Z'],
    [gold.dusk, 'M0 -198L20 -190L16 -132L44 -64L0 -60Z'],
    head(-244),
    [gold.ink, 'M-20 -198L-20 -234L-2 -250L16 -242L2 -226L-2 -200Z'],
    [gold.deep, 'M-64 -104L-36 -108L-32 -60L-64 -56Z'],
  ],
  // Young, with a rucksack and long steps.
  [
    [gold.dusk, legs(-112, 44)],
    [gold.deep, 'M-48 -186L-24 -196L-22 -124L-52 -128Z'],
    [gold.night, 'M-26 -202L4 -206L2 -104L-24 -106Z'],
    [gold.ink, 'M4 -206L25 -194L24 -106L2 -104ZM14 -190L26 -190L50 -140L42 -134Z'],
    head(-250),
    [gold.bronze, 'M-16 -228L-14 -250L4 -260L20 -246L4 -238L-4 -224Z'],
  ],
  // A child with a balloon, which is cut too.
  [
    [gold.bronze, legs(-62, 24)],
    [gold.ink, 'M0 -130L18 -124L24 -54L0 -56Z'],
    [gold.night, 'M-18 -126L0 -130L0 -56L-24 -54Z'],
    // The arm, in a lighter sleeve, reaches up to the string.
    [gold.bronze, 'M6 -118L38 -166L48 -160L18 -108Z', 'M42 -162L45 -162L56 -214L53 -214Z'],
    head(-168),
    [gold.deep, 'M-15 -142L-14 -162L2 -176L18 -162L2 -156Z'],
    [gold.amber, 'M54 -270L78 -256L78 -228L54 -212Z'],
    [gold.honey, 'M54 -270L30 -256L30 -228L54 -212Z'],
  ],
];

/** Somebody who waits in the door: hands on the hips, an apron before light clothes. */
export const Keeper = () => (
  <Pieces
    pieces={[
      [gold.dim, 'M-20 -112L-2 -112L-4 0L-26 0ZM2 -112L22 -112L28 0L6 0Z'],
      [
        gold.pale,
        'M-28 -202L0 -208L0 -104L-24 -104L-26 -150L-40 -162Z',
        'M-28 -202L-54 -158L-26 -126L-26 -142L-38 -158L-24 -178Z',
      ],
      [gold.honey, 'M28 -202L0 -208L0 -104L24 -104Z', 'M28 -202L54 -158L26 -126L26 -142L38 -158L24 -178Z'],
      [gold.gleam, 'M-14 -182L14 -182L24 -128L26 -64L-26 -64L-24 -128Z'],
      [gold.light, 'M-16 -236L0 -250L16 -240L16 -222L2 -208L-14 -220Z'],
      [gold.bronze, 'M-20 -222L-18 -244L0 -258L20 -244L0 -238L-10 -226Z'],
    ]}
  />
);

/** Where somebody stands, and a hundredth of it for each unit of a person: they are two and a half times as high. */
export type Stand = readonly [at: Point, size: number];

interface VisitorsProps {
  /** Unique in the document. */
  readonly id: string;
  readonly stands: readonly Stand[];
  readonly shadow?: string;
}

const short = (value: number, digits = 0) => Number(value.toFixed(digits));

/** People of four kinds, the farthest first; each throws a long shadow to the lower right. */
export const Visitors = ({ id, stands, shadow = gold.dim }: VisitorsProps) => (
  <>
    <defs>
      {people.slice(0, stands.length).map((pieces, kind) => (
        <g key={kind} id={`${id}-${kind}`}>
          <path fill={shadow} d="M-34 0L40 -4L150 46L166 66L140 70Z" />
          <Pieces pieces={pieces} />
        </g>
      ))}
    </defs>
    {[...stands]
      .map((stand, index) => [stand, [0, 1, 2, 1, 0, 2, 3, 1, 0, 2][index % 10]! % stands.length] as const)
      .sort(([a], [b]) => a[0][1] - b[0][1])
      .map(([[[x, y], size], kind]) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}-${kind}`}
          transform={`translate(${short(x)} ${short(y)}) scale(${short(size / 100, 2)})`}
        />
      ))}
  </>
);
