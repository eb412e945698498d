import { mixture } from '../blend.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';
import { toneOf } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';
import { colours } from '../../look.ts';
import type { Plane } from './stone.ts';

/** Gold that has caught a little of the fire beside it. */
const ember = (hex: string, share = 0.16) =>
  mixture([
    [hex, 1 - share],
    [b2bInsiderPalette.accent, share],
  ]);

/** What a golden plane is made of, from those that face the light to those that do not: vivid also where little shines. */
const bodies = [gold.honey, gold.dim, ember(gold.amber), ember(gold.deep), ember(gold.bronze), ember(gold.dusk)];

/** Two colours of a client for each eighth of the stone, clockwise from the right; the three that face the light are gold. */
const fire: readonly (readonly [bright: string, soft: string] | undefined)[] = [
  [skinClinicPalette.blueGreen, skinClinicPalette.lightBlue],
  [seidlPalette.green, seidlPalette.sky],
  [eLearningGroupPalette.coral, eLearningGroupPalette.sun],
  undefined,
  undefined,
  undefined,
  [b2bInsiderPalette.accent, b2bInsiderPalette.blush],
  [hrneedsPalette.cobalt, hrneedsPalette.mint],
];

/** What a plane throws back where its eighth has colours: the soft one in the ring around the middle and on every other plane of the rim. */
export const fireOf = (ring: number, place: number): string | undefined =>
  fire[ring === 4 ? place >> 1 : place]?.[ring === 1 || (ring === 4 && place % 2) ? 1 : 0];

/** The light rests at the left, a little above the middle: in sixteenths of a turn. */
const lamp = 9;

/** The colour of a plane before any light falls on it; where it throws a client's colour back, that in shade, more vivid than mixed with ink alone. */
export function bodyOf(ring: number, place: number, { turn }: Plane): string {
  const colour = fireOf(ring, place);
  const faces = Math.cos(((turn - lamp + (ring < 2 ? 8 : 0)) * Math.PI) / 8);
  if (!colour) return bodies[toneOf(faces, place + ring, bodies.length)]!;
  return mixture([
    [colour, 0.95],
    [colours.paper, -0.12],
    [colours.ink, 0.17],
  ]);
}

/** Soft round light behind a stone: redder as it fades, so that it never goes olive over ink. */
export const glow = [
  [0.56, gold.honey, 0.75],
  [0.64, ember(gold.amber), 0.5],
  [0.75, ember(gold.amber, 0.38), 0.28],
  [0.88, ember(gold.amber, 0.38), 0.1],
  [1, ember(gold.amber, 0.38), 0],
] as const;
