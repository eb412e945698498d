import { between } from '../blend.ts';
import { b2bInsiderPalette } from '../cases/b2b-insider/palette.ts';
import { eLearningGroupPalette } from '../cases/e-learning-group/palette.ts';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { seidlPalette } from '../cases/seidl/palette.ts';
import { skinClinicPalette } from '../cases/skin-clinic/palette.ts';
import { gold } from '../services/cut/tone.ts';

/** Gold that has caught a little of the fire beside it. */
const ember = (hex: string, share = 0.16) => between(b2bInsiderPalette.accent, hex, share);

/** What a golden plane is made of, from those that face the light to those that do not. */
const bodies = [gold.gleam, gold.pale, gold.light, gold.honey, gold.dim, gold.amber, gold.deep, gold.bronze];

/** The cold colours and the yellow of the clients: what is red or pink among them would stand beside the one button that may be. */
export const refractions = {
  blue: hrneedsPalette.cobalt,
  haze: hrneedsPalette.sky,
  mint: hrneedsPalette.mint,
  teal: skinClinicPalette.blueGreen,
  green: seidlPalette.green,
  sky: eLearningGroupPalette.sky,
  yellow: eLearningGroupPalette.sun,
} as const;

/** Two of them for each eighth of the stone, clockwise from the right; the four that face the light are gold. */
const fire: readonly (readonly [bright: string, soft: string] | undefined)[] = [
  [refractions.teal, refractions.sky],
  [refractions.green, refractions.mint],
  [refractions.yellow, gold.honey],
  undefined,
  undefined,
  undefined,
  undefined,
  [refractions.blue, refractions.haze],
];

/** What a plane that faces so many eighths of a turn from the right throws back, in the louder or the softer of two colours. */
export const fireAt = (eighth: number, soft: boolean): string | undefined => fire[Math.floor(eighth)]?.[soft ? 1 : 0];

/** Gold with so much light on it, 0 to 1. */
export const goldAt = (light: number): string =>
  bodies[Math.max(0, Math.min(bodies.length - 1, Math.floor((1 - light) * bodies.length)))]!;

/** Soft round light behind a stone: redder as it fades, so that it never goes olive over ink. */
export const glow = [
  [0.45, gold.honey, 0.7],
  [0.56, ember(gold.amber), 0.46],
  [0.72, ember(gold.amber, 0.38), 0.2],
  [1, ember(gold.amber, 0.38), 0],
] as const;
