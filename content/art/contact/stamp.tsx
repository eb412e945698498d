import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Pieces } from '../services/cut/pieces.tsx';
import { type Point, polar } from '../services/cut/point.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** How far apart the teeth of its edge are, and what they bite out. */
const [pitch, bite] = [20, 5.5];

/** Where teeth are bitten out along a side of this length. */
const teeth = (length: number) => Array.from({ length: length / pitch + 1 }, (_, index) => index * pitch);

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
      <mask id="teeth">
        <path fill={colours.paper} d="M0 0H320V380H0Z" />
        {teeth(320).flatMap((x) => [0, 380].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={bite} />))}
        {teeth(380).flatMap((y) => [0, 320].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={bite} />))}
      </mask>
      <clipPath id="field">
        <path d="M28 28H292V352H28Z" />
      </clipPath>
      <path fill={gold.gleam} mask="url(#teeth)" d="M0 0H320V380H0Z" />
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
