import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** How far apart the teeth of its edge are, and what they bite out. */
const [pitch, bite] = [20, 5.5];

/** Where teeth are bitten out along a side of this length. */
const teeth = (length: number) => Array.from({ length: length / pitch + 1 }, (_, index) => index * pitch);

/** A postage stamp: a stone in soft round light. It waits beside the form, and lies on the envelope at the end, struck. */
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
      <linearGradient id="rim" x2="1" y2="1">
        <stop stopColor={gold.gleam} />
        <stop offset=".5" stopColor={gold.pale} />
        <stop offset="1" stopColor={gold.honey} />
      </linearGradient>
      <radialGradient id="light" cx=".5" cy=".48" r=".66">
        <stop stopColor={gold.honey} />
        <stop offset=".4" stopColor={gold.amber} />
        <stop offset=".7" stopColor={gold.bronze} />
        <stop offset="1" stopColor={gold.night} />
      </radialGradient>
      <path fill="url(#rim)" mask="url(#teeth)" d="M0 0H320V380H0Z" />
      <path fill="url(#light)" d="M26 26H294V354H26Z" />
      <path fill={gold.night} opacity=".5" d="M26 354L160 218.5 294 354Z" />
      <Stone facets={view(brilliant(), { x: 160, y: 172, size: 118, tilt: 66, turn: 8 }).visible} />
    </>
  ),
});
