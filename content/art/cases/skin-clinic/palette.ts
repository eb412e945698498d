/** The clinic's four colours, as its style guide names them. */
export const skinClinicPalette = {
  blueGreen: '#2f8388',
  lightBlue: '#cfe4ea',
  darkBlue: '#0f2e45',
  beige: '#ead9c4',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const skinClinicTheme = {
  ground: '#f7f1e8',
  ink: skinClinicPalette.darkBlue,
  accent: skinClinicPalette.blueGreen,
  soft: skinClinicPalette.lightBlue,
} as const;
