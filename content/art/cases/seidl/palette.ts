/** The digital agency's colours: a loud green and a light blue over a dark green and cream. */
export const seidlPalette = {
  green: '#12ab5f',
  sky: '#bfe0ff',
  pine: '#06281b',
  cream: '#fff5ea',
  ground: '#fff5ea',
  ink: '#06281b',
  accent: '#12ab5f',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const seidlTheme = {
  ground: seidlPalette.cream,
  ink: seidlPalette.pine,
  accent: seidlPalette.green,
  soft: seidlPalette.sky,
} as const;
