import { colours } from '../../../look.ts';

/** The agency's own colours: two golds on a warm near-black, the paper it writes on, and the coral of its buttons. */
export const ownBrandPalette = {
  lightGold: colours.goldLight,
  deepGold: colours.goldDeep,
  darkPrimary: colours.ink,
  paper: colours.warm,
  coral: colours.action,
  ground: colours.ink,
  ink: colours.goldLight,
  accent: colours.goldDeep,
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const ownBrandTheme = {
  ground: ownBrandPalette.darkPrimary,
  ink: ownBrandPalette.lightGold,
  accent: ownBrandPalette.deepGold,
  soft: ownBrandPalette.paper,
} as const;
