/** The agency's own colours: two golds on a warm near-black, and the paper it writes on. */
export const housePalette = {
  lightGold: '#FFE69B',
  deepGold: '#ae8933',
  darkPrimary: '#12100d',
  paper: '#faf7f0',
  ground: '#12100d',
  ink: '#FFE69B',
  accent: '#ae8933',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const houseTheme = {
  ground: housePalette.darkPrimary,
  ink: housePalette.lightGold,
  accent: housePalette.deepGold,
  soft: housePalette.paper,
} as const;
