const serif = (style: string) => ({
  package: '@fontsource/instrument-serif',
  file: `instrument-serif-latin-400-${style}.woff2`,
});

/** Where the files in `styles/fonts/` come from, and the system face each is measured against; subset-fonts.ts cuts them, licences.ts gives notice of them. */
export const fonts = {
  'instrument-serif': { ...serif('normal'), fallback: 'LiberationSerif-Regular' },
  'instrument-serif-italic': { ...serif('italic'), fallback: 'LiberationSerif-Italic' },
  'instrument-sans': {
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    fallback: 'LiberationSans-Regular',
    // The heaviest weight the styles use is 700.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
} as const;
