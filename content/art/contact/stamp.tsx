import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { type Point, polar } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
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

const middle: Point = [160, 190];

/** The sixteen planes of light around the stone, clockwise from the right: the lamp stands at the upper left. */
const rays = [
  ...[gold.amber, gold.dim, gold.amber, gold.dim, gold.amber, gold.dim, gold.amber, gold.honey],
  ...[gold.dim, gold.honey, gold.dim, gold.honey, gold.dim, gold.amber, gold.dim, gold.amber],
];

/** A postage stamp: a stone in planes of light. It stands on the head of the letter, and on the envelope at the end, struck both times. */
export const stampArt = defineArt({
  name: 'contact/stamp',
  width: 320,
  height: 380,
  draw: () => (
    <>
      <clipPath id="field">
        <path d="M28 28H292V352H28Z" />
      </clipPath>
      <path fill={gold.gleam} d={edge} />
      <g clipPath="url(#field)">
        <Pieces
          pieces={rays.map((fill, ray) => [
            fill,
            // Each reaches a little under the next one.
            [middle, polar(middle, 260, ray * 22.5), polar(middle, 260, ray * 22.5 + 23)],
          ])}
        />
      </g>
      <Stone line={0} facets={view(brilliant(), { x: 160, y: 172, size: 122, tilt: 58 }).visible} />
    </>
  ),
});
