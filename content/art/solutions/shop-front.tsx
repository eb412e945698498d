import { blend } from '../blend.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import { box } from '../services/cut/plate.ts';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { Keeper, Visitors } from './visitor.tsx';

/** A shop front as high and as wide as this; its door stands left, from one to the other. */
export const shop = { width: 560, height: 680, door: [46, 166] } as const;

/** What it is made of while nobody is in, and when light falls out of it. */
const shades = {
  dark: {
    wall: [gold.light, gold.pale, gold.honey],
    glass: [blend({ goldDeep: 10, ink: 90 }), blend({ goldDeep: 26, ink: 74 }), blend({ goldDeep: 40, ink: 60 })],
    room: [blend({ goldDeep: 18, ink: 82 }), blend({ goldDeep: 34, ink: 66 })],
  },
  lit: {
    wall: [gold.honey, gold.light, gold.amber],
    glass: [gold.gleam, gold.pale, gold.dim],
    room: [gold.light, gold.pale],
  },
} as const;

/** A cut stone seen from the side, 200 wide, on its tip: the sign of the shop. */
const CutStone = () => (
  <Pieces
    pieces={[
      [gold.honey, 'M-100 -100L-55 -145L55 -145L100 -100L0 0Z'],
      [gold.dim, 'M-55 -145L0 -145L-40 -100ZM-100 -100L-40 -100L0 0Z'],
      [gold.gleam, 'M0 -145L40 -100L-40 -100Z'],
      [gold.amber, 'M55 -145L40 -100L0 -145ZM-40 -100L40 -100L0 0Z'],
      [gold.deep, 'M40 -100L55 -145L100 -100Z'],
      [gold.bronze, 'M40 -100L100 -100L0 0Z'],
    ]}
  />
);

/** The awning: rolled up while nobody comes, and let down at 45° over those who do, its hem straight. */
const awning = (lit: boolean): readonly Piece[] =>
  lit
    ? [
        [gold.gleam, 'M22 338L538 338L574 428L-14 428Z'],
        [gold.pale, 'M330 338L538 338L574 428L293 428Z'],
        [gold.deep, box(-14, 427, 588, 20)],
        [gold.amber, box(-14, 427, 307, 20)],
      ]
    : [
        [gold.gleam, box(10, 338, 320, 16)],
        [gold.light, box(318, 338, 232, 16)],
        [gold.deep, box(10, 353, 540, 10)],
      ];

/** A window of the upper floor, whose upper corners are cut off, with the reveal that one sees from below. */
const upperWindow = (left: number, [glass, streak, soffit]: readonly [string, string, string]): readonly Piece[] => {
  const [right, top, bottom] = [left + 92, 122, 252];
  const outline: readonly Point[] = [
    [left, top + 26],
    [left + 26, top],
    [right - 26, top],
    [right, top + 26],
    [right, bottom],
    [left, bottom],
  ];
  return [
    [soffit, outline],
    [
      glass,
      [
        [left, top + 38],
        [left + 26, top + 12],
        [right - 36, top + 12],
        [right - 12, top + 36],
        [right - 12, bottom],
        [left, bottom],
      ],
    ],
    [
      streak,
      [
        [left, top + 96],
        [left + 34.8, top + 12],
        [left + 54, top + 12],
        [left + 5, bottom],
        [left, bottom],
      ],
    ],
    [gold.gleam, box(left - 10, bottom, 112, 10)],
  ];
};

/** The shop window: a room behind glass, whose upper corner is cut off. */
function shopWindow(lit: boolean): readonly Piece[] {
  const { glass, room } = shades[lit ? 'lit' : 'dark'];
  return [
    [glass[2], 'M206 440L524 440L524 612L206 612Z'],
    // Back wall, right wall and floor, as seen from before the door.
    [room[0], box(206, 440, 246, 126)],
    [room[1], 'M206 566L452 566L524 612L206 612Z'],
    [glass[0], 'M206 440L452 440L452 566L206 566Z'],
  ];
}

/** The door: shut, or open with all the light of the room in it. */
const door = (lit: boolean): readonly Piece[] => {
  const [left, right] = shop.door;
  const width = right - left;
  if (lit)
    return [
      [gold.light, box(left, 440, width, 240)],
      [gold.gleam, box(left, 440, width - 14, 240)],
      // Its leaf stands open to the left, into the room.
      [
        gold.honey,
        [
          [left, 440],
          [left + 34, 440],
          [left + 34, 652],
          [left, 680],
        ],
      ],
      [
        gold.pale,
        [
          [left + 34, 652],
          [right - 14, 652],
          [right, 680],
          [left, 680],
        ],
      ],
    ];
  const { glass } = shades.dark;
  return [
    [glass[2], box(left, 440, width, 240)],
    [glass[0], box(left, 440, width - 12, 240)],
    [
      glass[1],
      [
        [left + 16, 452],
        [right - 28, 452],
        [right - 28, 580],
        [right - 48, 600],
        [left + 16, 600],
      ],
    ],
    [
      glass[2],
      [
        [left + 16, 540],
        [left + 52, 452],
        [left + 76, 452],
        [left + 16, 597],
      ],
    ],
    [glass[1], box(left + 16, 618, width - 44, 44)],
    [gold.gleam, box(right - 24, 556, 7, 48)],
  ];
};

/** A shop front at night, seen from before its door: dark, and its keeper waits, or lit, with visitors behind the glass. */
export function ShopFront({
  at: [x, y],
  scale,
  lit = false,
}: {
  readonly at: Point;
  readonly scale: number;
  readonly lit?: boolean;
}) {
  const { wall, glass } = shades[lit ? 'lit' : 'dark'];
  return (
    <g transform={`translate(${x} ${y - shop.height * scale}) scale(${scale})`}>
      <Pieces
        pieces={[
          // The wall, over which the light of the lamp is cut at 67.5°, and the underside of its cornice.
          [wall[0], box(16, 60, 528, 620)],
          [wall[1], 'M16 60L330 60L190 398L16 398Z'],
          [wall[2], box(524, 60, 20, 620)],
          [gold.deep, 'M0 58L560 58L544 84L16 84Z'],
          [gold.gleam, 'M0 24L24 0L536 0L560 24L560 60L0 60Z'],
          [gold.honey, 'M536 0L560 24L560 60L511 60Z'],
          ...[70, 234, 398].flatMap((left) => upperWindow(left, [glass[0], glass[1], glass[2]])),
          // The board over the shop.
          [gold.honey, box(16, 284, 528, 56)],
          ...shopWindow(lit),
          ...door(lit),
        ]}
      />
      <g transform="translate(280 334) scale(0.3)">
        <CutStone />
      </g>
      {lit ? (
        <Visitors
          id="inside"
          shadow="none"
          stands={[
            [[286, 678], 62],
            [[404, 678], 62],
          ]}
        />
      ) : (
        <g transform={`translate(${(shop.door[0] + shop.door[1]) / 2} 680) scale(0.7)`}>
          <Keeper />
        </g>
      )}
      <Pieces
        pieces={[
          // The corner of the window is cut; its sill and the wall below it, before the legs of those inside.
          [wall[0], 'M456 440L526 440L526 510Z', box(206, 612, 318, 68)],
          [gold.gleam, box(196, 610, 338, 12)],
          [wall[2], box(206, 622, 318, 14)],
          ...awning(lit),
        ]}
      />
    </g>
  );
}
