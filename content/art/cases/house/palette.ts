import { colours } from '../../../colours.ts';

/** The agency's own colours: two golds on a warm near-black, and the paper it writes on. */
export const housePalette = {
  lightGold: colours.lightGold,
  deepGold: colours.deepGold,
  darkPrimary: colours.ink,
  paper: colours.paper,
  ground: colours.ink,
  ink: colours.lightGold,
  accent: colours.deepGold,
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const houseTheme = {
  ground: housePalette.darkPrimary,
  ink: housePalette.lightGold,
  accent: housePalette.deepGold,
  soft: housePalette.paper,
} as const;
