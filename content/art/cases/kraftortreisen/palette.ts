/** The travel brand's colours: the greens of forest, water and mist, and the two golds that shine on them. */
export const kraftortreisenPalette = {
  deepGold: '#ae8933',
  lightGold: '#FFE69B',
  ground: '#f6edda',
  ink: '#16332f',
  accent: '#86a892',
  night: '#0f2624',
  moss: '#45604f',
  mist: '#a9b59a',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const kraftortreisenTheme = {
  ground: kraftortreisenPalette.ground,
  ink: kraftortreisenPalette.ink,
  accent: kraftortreisenPalette.accent,
  soft: kraftortreisenPalette.mist,
} as const;
