/** The platform's colours: cobalt to trust, mint for every tick. */
export const hrneedsPalette = {
  cobalt: '#2743f0',
  cobaltShade: '#1b31c2',
  midnight: '#0a1245',
  mint: '#3fe0a0',
  sky: '#b7c5ff',
  ice: '#eef2ff',
  ground: '#eef2ff',
  ink: '#0a1245',
  accent: '#2743f0',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const hrneedsTheme = {
  ground: hrneedsPalette.ice,
  ink: hrneedsPalette.midnight,
  accent: hrneedsPalette.cobalt,
  soft: hrneedsPalette.mint,
} as const;
