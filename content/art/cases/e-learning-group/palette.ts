/** The group's colours: one for each audience, on cream, drawn in navy. */
export const eLearningGroupPalette = {
  cream: '#fff5e1',
  navy: '#1c2a52',
  sun: '#ffc62e',
  leaf: '#37b581',
  sky: '#7cc9f4',
  coral: '#ff7f70',
  ground: '#fff5e1',
  ink: '#1c2a52',
  accent: '#0b7552',
} as const;

/** What the case page takes from them: its ground, its text, its accent, a quiet second ground. */
export const eLearningGroupTheme = {
  ground: eLearningGroupPalette.cream,
  ink: eLearningGroupPalette.navy,
  accent: eLearningGroupPalette.accent,
  soft: '#ffe6b0',
} as const;
