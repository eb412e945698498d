import { colours } from '../../../look.ts';
import { blend } from '../../blend.ts';

/** The inks of the engravings. On open ground only `deep` draws, so that a drawing reads on paper and on ink alike. */
export const gold = {
  ink: colours.ink,
  light: colours.goldLight,
  deep: colours.goldDeep,
  warm: colours.warm,
  /** Planes that the light falls on, the brightest first, and one that it only brushes. */
  gleam: blend({ paper: 95, goldLight: 5 }),
  pale: blend({ paper: 66, goldLight: 34 }),
  dim: blend({ goldLight: 69, goldDeep: 39, paper: -8 }),
} as const;
