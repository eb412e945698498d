import { type Piece, Pieces, ring } from '../cut/pieces.tsx';
import { closed, strokes } from '../cut/point.ts';
import { Pot, turned, undipped } from './pot.tsx';
import { clay, glaze } from './pottery.ts';

const bowl = turned(150, [
  [22, '0'],
  [-62, '67'],
  [-36, '45'],
  [-14, '22'],
  [22, '0'],
]);
/** Of the wheel: what one turns on, what holds it, what keeps it going; and the clay. */
const head = turned(176, [
  [24, '0'],
  [-22, '45'],
]);
const shaft = turned(30, [[104, '0']]);
const fly = turned(206, [
  [20, '45'],
  [30, '0'],
  [-14, '45'],
]);
const lump = turned(62, [
  [-16, '67'],
  [54, '0'],
  [36, '45'],
  [44, '67'],
  [-30, '45'],
]);

const foot = (profile: typeof bowl) => profile.at(-1)![0];

type Ring = ReturnType<typeof ring>;

/** Four bowls: each stands in the one below. */
export const bowls = (
  <>
    <defs>
      <g id="smart-bowl">
        <Pot profile={bowl} dip={96} />
      </g>
    </defs>
    {[3, 2, 1, 0].map((below) => (
      <use key={below} href="#smart-bowl" y={-foot(bowl) - below * 54} />
    ))}
  </>
);

/** The wheel of the pottery with a lump of clay. */
export const wheel = (
  <g transform="translate(0 -64)">
    <g transform="translate(0 -104)">
      <Pot profile={shaft} open={false} />
    </g>
    <Pot profile={fly} open={false} />
    <g transform="translate(0 -150)">
      <Pot profile={head} open={false} />
    </g>
    <g transform={`translate(0 ${-150 - foot(lump)})`}>
      <Pot profile={lump} dip={undipped} />
    </g>
  </g>
);

/** Streets at the angles of the cut, one of them along the water. */
// prettier-ignore
const streets = strokes([
  [[-20, 330], [700, 31.8]],
  [[-20, 60], [700, 358.2]],
  [[60, 520], [292, -40]],
  [[430, 520], [198, -40]],
]);
/** Where the pottery is, on the land side of the water. */
export const map = (
  <>
    <path fill={clay[1]} d="M0 -200H900V1600H0Z" />
    <path fill={glaze[2]} d="M0 321.7L900 -51.1V1600H0Z" />
    <path fill="none" stroke={clay[3]} strokeWidth="26" d={streets} />
    <path fill="none" stroke={clay[0]} strokeWidth="21" d={streets} />
    <path
      fill={glaze[7]}
      d={closed([
        [329, 232],
        [281, 116],
        [281, 76],
        [309, 48],
        [349, 48],
        [377, 76],
        [377, 116],
      ])}
    />
    <path fill={glaze[5]} d="M329 48V232L281 116V76L309 48Z" />
    <path fill={clay[0]} d="M319 74H339L352 87V107L339 120H319L306 107V87Z" />
  </>
);

const plateTones = [6, 5, 3, 1, 0, 2, 4, 7] as const;
/** How much narrower a plate is that is turned away from us. */
const turnedAway = 0.66;

const turn = (corners: Ring): Ring => corners.map(([across, down]) => [across * turnedAway, down]);
const [rim, edge, well] = [128, 90, 70].map((radius) => turn(ring([0, 0], radius))) as [Ring, Ring, Ring];
const band = (outer: Ring, inner: Ring, shift: number) =>
  outer.map((corner, index): Piece => [
    glaze[plateTones[(index + shift) % 8]!]!,
    closed([corner, outer[(index + 1) % 8]!, inner[(index + 1) % 8]!, inner[index]!]),
  ]);

/** A plate on its edge, half turned away: its well sinks away from the lamp, its back is of clay. */
const plate = (
  <g id="smart-plate">
    <path fill={clay[5]} transform="translate(-12 0)" d={closed(rim)} />
    <path fill={glaze[2]} d={closed(rim)} />
    <Pieces pieces={[...band(rim, edge, 0), ...band(edge, well, 4), [glaze[0], closed(well)]]} />
  </g>
);

/** The water from above, at 67.5°, and the basket: two rails, its bars, and the wheels it rolls out on. */
const water = [70, 190, 310, 430, 550]
  .flatMap((x, jet) => [0, 1].map((drop) => `M${x - drop * 27} ${30 + drop * 64 + (jet % 2) * 26}l-13 31.4`))
  .join('');
const bars = [24, 100, 176, 252, 328, 404, 480, 536].map((x) => `M${x} 300V388`).join('');

/** Four plates in the basket of a dishwasher. */
export const rack = (
  <>
    <path stroke={glaze[0]} strokeWidth="9" d={water} />
    <defs>{plate}</defs>
    {[104, 216, 328, 440].map((x) => (
      <use key={x} href="#smart-plate" x={x} y="266" />
    ))}
    <path fill="none" stroke={glaze[8]} strokeWidth="8" d={`${bars}M16 304H544M16 388H544`} />
    <path fill={clay[6]} d={closed(ring([110, 396], 24)) + closed(ring([450, 396], 24))} />
    <path fill={clay[3]} d={closed(ring([110, 396], 9)) + closed(ring([450, 396], 9))} />
  </>
);
