/** The organiser's own dark ground and its warm colours; lime belongs to the IT conference alone. */
export const b2bInsiderPalette = {
  oxblood: '#2e0718',
  wine: '#4c0f2a',
  vermilion: '#ff5533',
  blush: '#ffc7d0',
  sienna: '#9c4630',
  cream: '#fff2ea',
  lime: '#d8f24a',
  ground: '#fff2ea',
  ink: '#2e0718',
  accent: '#ff5533',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const b2bInsiderTheme = {
  ground: b2bInsiderPalette.cream,
  ink: b2bInsiderPalette.oxblood,
  accent: b2bInsiderPalette.accent,
  soft: b2bInsiderPalette.blush,
} as const;
