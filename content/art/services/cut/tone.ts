import { colours } from '../../../look.ts';

/** The inks of the engravings. On open ground only `deep` draws, so that a drawing reads on paper and on ink alike. */
export const gold = {
  ink: colours.ink,
  light: colours.goldLight,
  deep: colours.goldDeep,
  warm: colours.warm,
} as const;
