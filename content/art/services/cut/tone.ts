import { colours } from '../../../look.ts';
import { blend } from '../../blend.ts';

/**
 * What the drawings are made of. On open ground only `deep` draws, so that a drawing reads on paper and on ink alike. Gold gets
 * redder and more vivid as it turns from the light, never grey: a share of paper below nothing sees to that.
 */
export const gold = {
  ink: colours.ink,
  light: colours.goldLight,
  deep: colours.goldDeep,
  warm: colours.warm,
  /** Planes that the light falls on, the brightest first, and those that it only brushes. */
  gleam: blend({ paper: 95, goldLight: 5 }),
  pale: blend({ paper: 66, goldLight: 34 }),
  honey: blend({ goldLight: 100, goldDeep: 18, paper: -18 }),
  dim: blend({ goldLight: 69, goldDeep: 39, paper: -8 }),
  amber: blend({ goldLight: 50, goldDeep: 76, paper: -26 }),
  /** Planes turned away from it, the darkest last. */
  bronze: blend({ goldDeep: 92, ink: 20, paper: -12 }),
  dusk: blend({ goldDeep: 72, ink: 46, paper: -18 }),
  night: blend({ goldDeep: 40, ink: 72, paper: -12 }),
} as const;
