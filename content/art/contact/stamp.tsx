import { defineArt } from '../art.ts';
import { type Piece, Pieces } from '../services/cut/pieces.tsx';
import type { Point } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';

/** How far apart the teeth of its edge are, and what they bite out. */
const [pitch, bite] = [20, 5.5];

/** A side of this length, in steps to the right or down of one each way, with the bite at its end. */
function side(length: number, right: number, down: number): string {
  const bitten = (x: number, y: number) => `a${bite} ${bite} 0 0 0 ${bite * x} ${bite * y}`;
  const straight = `${right ? 'h' : 'v'}${(pitch - 2 * bite) * (right + down)}`;
  const teeth = Array.from({ length: length / pitch }, () => straight).join(bitten(2 * right, 2 * down));
  return teeth + bitten(right - down, down + right);
}

const edge = `M${bite} 0${side(320, 1, 0)}${side(380, 0, 1)}${side(320, -1, 0)}${side(380, 0, -1)}Z`;

/** The stone from its side: its table, its girdle and the point below. */
const table: readonly Point[] = [
  [106, 112],
  [160, 112],
  [214, 112],
];
const girdle: readonly Point[] = [
  [54, 166],
  [87, 166],
  [120, 166],
  [160, 166],
  [200, 166],
  [233, 166],
  [266, 166],
];
const culet: Point = [160, 284];

/** Eleven planes from the light at the upper left to the shade: five above the girdle, six below. */
const stone: readonly Piece[] = [
  [gold.pale, [girdle[0]!, table[0]!, girdle[2]!]],
  [gold.gleam, [table[0]!, girdle[2]!, table[1]!]],
  [gold.light, [girdle[2]!, table[1]!, girdle[4]!]],
  [gold.honey, [table[1]!, girdle[4]!, table[2]!]],
  [gold.bronze, [table[2]!, girdle[4]!, girdle[6]!]],
  ...[gold.light, gold.gleam, gold.pale, gold.honey, gold.amber, gold.dusk].map((fill, side): Piece => [
    fill,
    [girdle[side]!, girdle[side + 1]!, culet],
  ]),
];

/** A postage stamp: a stone in few planes, which are told apart at its size. It stands on the head of the letter. */
export const stampArt = defineArt({
  name: 'contact/stamp',
  width: 320,
  height: 380,
  draw: () => (
    <>
      <path fill={gold.gleam} d={edge} />
      <path fill={gold.deep} d="M28 28H292V352H28Z" />
      <path fill={gold.amber} d="M164 28H292V352H30Z" />
      <g stroke={gold.ink} strokeWidth="3" strokeLinejoin="round">
        <Pieces pieces={stone} />
      </g>
    </>
  ),
});
