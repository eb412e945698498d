/** The digital agency's colours: loud orange and pink over a deep wine red and cream. */
export const seidlPalette = {
  orange: '#ff5a2a',
  pink: '#ffc4dc',
  wine: '#470a26',
  cream: '#fff5ea',
  ground: '#fff5ea',
  ink: '#470a26',
  accent: '#ff5a2a',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const seidlTheme = {
  ground: seidlPalette.cream,
  ink: seidlPalette.wine,
  accent: seidlPalette.orange,
  soft: seidlPalette.pink,
} as const;
