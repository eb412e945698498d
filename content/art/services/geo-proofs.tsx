import { type Piece, Pieces, ring } from './cut/pieces.tsx';
import { plate } from './cut/plate.ts';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** The size of each proof. */
export const width = 520;
export const height = 860;

const short = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, across: number, down: number) => `M${x} ${y}h${across}v${down}h${-across}Z`;
/** A line of text. */
export const line = (x: number, y: number, across: number, down = 14) => closed(plate(x, y, across, down, down / 3));
/** A dark stone, of which three facets are lit. */
const stone = (at: Point, radius: number): Piece[] => [
  [gold.ink, closed(ring(at, radius))],
  [gold.light, closed([at, ...ring(at, radius * 0.7).slice(4, 8)])],
];

/** A page, its upper left corner cut at 45° and its lower right too. */
const sheet = `M0 40L40 0H${width}V${height - 40}L${width - 40} ${height}H0Z`;

/** A house on its ground line: two walls in light and shade below a roof at 45°, half as wide and as high as is said. */
function house(x: number, y: number, wall: string, half = 50, high = 62): Piece[] {
  const [eaves, roof] = [y - high, half + 12];
  const windows = [half / 2 - 10, half * 1.5 - 10].map((left) => box(x + left, eaves + 20, 20, 25));
  return [
    [wall, box(x, eaves, half, high)],
    [gold.deep, box(x + half, eaves, half, high)],
    [gold.ink, `M${x - 12} ${eaves}l${roof} ${-roof}l${roof} ${roof}Z`, ...windows],
  ];
}

/** Half the width of each, and its height. */
const houses = [
  [50, 62],
  [56, 70],
  [36, 90],
  [68, 50],
  [44, 56],
  [32, 74],
] as const;

/** A page of own projects: six houses with what was measured in each, one of them in the light. */
const Projects = () => (
  <Pieces
    pieces={[
      [gold.light, sheet],
      ...[128, 212, 128, 128, 128, 128].flatMap((title, project): Piece[] => {
        const [half, high] = houses[project]!;
        const [x, y, lit] = [36 + (project % 2) * 236, 56 + Math.floor(project / 2) * 264, project === 1];
        return [
          [lit ? gold.gleam : gold.dim, closed(plate(x, y, 212, 152, 22))],
          ...house(x + 106 - half, y + 152, lit ? gold.light : gold.pale, half, high),
          [gold.ink, line(x, y + 168, title)],
          [gold.deep, line(x, y + 192, [150, 176, 104, 160, 132, 118][project]!)],
        ];
      }),
    ]}
  />
);

/** A map cut along roads at 22.5° and 67.5°; the region that is named is in the light, and a stone marks its middle. */
const Region = () => {
  const [x, y] = [300, 420];
  const lit = ring([x, y], 190);
  const [left, right, top] = [
    short(y + x * slopes.flat),
    short(y - (width - x) * slopes.flat),
    short(x + y * slopes.flat),
  ];
  const towns: Point[] = [
    [96, 220],
    [140, 680],
    [420, 690],
    [190, 104],
    [466, 170],
  ];
  return (
    <Pieces
      pieces={[
        [gold.dim, sheet],
        [gold.light, `M0 40L40 0H${top}L${x} ${y}L0 ${left}Z`],
        [gold.pale, `M${top} 0H${width}V${right}L${x} ${y}Z`],
        [gold.deep, `M0 ${height}V${left}L${x} ${y}V${height}Z`],
        [gold.light, closed(lit)],
        [gold.gleam, closed([[x, y], ...lit.slice(3, 8)])],
        [
          gold.ink,
          `M0 ${left - 6}L${x} ${y - 6}L${width} ${right - 6}v12L${x} ${y + 6}L0 ${left + 6}Z`,
          box(x - 6, y, 12, height - y),
          `M${x - 6} ${y}L${top - 6} 0h13L${x + 7} ${y}Z`,
          ...towns.map((town) => closed(ring(town, 14))),
        ],
        ...stone([x, y], 56),
      ]}
    />
  );
};

/** A register with five entries; below each stand five stones, as many of them cut as customers gave. */
const Register = () => (
  <Pieces
    pieces={[
      [gold.light, sheet],
      [gold.ink, line(60, 36, 220, 22)],
      ...[5, 4, 5, 5, 3].flatMap((given, row): Piece[] => {
        const y = 92 + row * 146;
        const stars = [0, 1, 2, 3, 4].map((star): Point => [74 + star * 93, y + 90]);
        return [
          [row % 2 ? gold.dim : gold.pale, box(24, y, width - 48, 136)],
          [gold.ink, line(44, y + 20, [190, 146, 208, 126, 174][row]!, 18)],
          [gold.deep, line(270, y + 22, [104, 150, 124, 178, 110][row]!)],
          ...stars.slice(0, given).flatMap((star) => stone(star, 32)),
          [row % 2 ? gold.light : gold.dim, ...stars.slice(given).map((star) => closed(ring(star, 32)))],
        ];
      }),
    ]}
  />
);

/** What else stands on a card, from its left end: the house of a website, the entries of a register, the stones of a review. */
const particulars = [
  (x: number, y: number): Piece[] => [
    [gold.dim, closed(plate(x, y, 320, 150, 22))],
    ...house(x + 110, y + 150, gold.pale),
    [gold.deep, box(x, y + 150, 320, 14)],
  ],
  (x: number, y: number): Piece[] =>
    [0, 58, 116].map((down, row): Piece => [
      row ? gold.deep : gold.ink,
      line(x, y + down, 96, 30),
      line(x + 116, y + down, [204, 150, 176][row]!, 30),
    ]),
  (x: number, y: number): Piece[] => [
    ...[0, 1, 2, 3, 4].flatMap((star) => stone([x + 28 + star * 66, y + 40], 28)),
    [gold.deep, line(x, y + 96, 320, 18), line(x, y + 130, 214, 18)],
  ],
];

/** A card of a website, one of a register and one of reviews, each before the other: the same name, address and specialism on all three. */
const Cards = () => (
  <Pieces
    pieces={[0, 1, 2].flatMap((card): Piece[] => {
      const [x, y] = [card * 60, card * 390];
      return [
        [card === 1 ? gold.dim : gold.light, closed(plate(x, y, 400, 420, 36))],
        [gold.ink, `M${x} ${y + 56}v-20l36 -36h328l36 36v20Z`],
        [gold.ink, line(x + 150, y + 92, 206, 26)],
        [gold.deep, line(x + 150, y + 136, 168, 18), line(x + 150, y + 166, 120, 18)],
        ...stone([x + 84, y + 138], 46),
        ...particulars[card]!(x + 40, y + 214),
      ];
    })}
  />
);

/** A page whose address can be read, and in it a house with its door open: light falls out of it at 45°. */
const Door = () => (
  <Pieces
    pieces={[
      [gold.light, sheet],
      [gold.ink, closed(plate(60, 36, 416, 56, 16))],
      [gold.light, line(88, 57, 130), line(232, 57, 184)],
      [gold.dim, box(0, 128, width, 472)],
      [gold.deep, 'M0 600H520V820L480 860H0Z'],
      [gold.pale, box(90, 390, 170, 210)],
      [gold.deep, box(260, 390, 170, 210)],
      [gold.ink, 'M66 394L260 200L454 394Z', box(122, 436, 52, 64), box(346, 436, 52, 64)],
      [gold.gleam, box(220, 440, 80, 160)],
      [gold.light, 'M220 600H300L520 820L480 860H0V820Z'],
    ]}
  />
);

/** The cards stand below each other, with more on each. */
export const cardsHeight = 1200;

/** What each phrase of the answer comes from, in their order. */
export const proofs = [Projects, Region, Register, Cards, Door];
