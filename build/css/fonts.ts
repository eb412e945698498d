const serif = (style: string) => ({
  package: '@fontsource/instrument-serif',
  file: `instrument-serif-latin-400-${style}.woff2`,
});

/**
 * Where the files in `styles/fonts/` come from, and the system faces each is measured against, by weight where it has several:
 * Liberation has the metrics of Times New Roman and Arial (Windows, macOS, iOS), Noto and Roboto stand on Android, DejaVu on the rest of
 * Linux. subset-fonts.ts cuts them, licences.ts gives notice of them.
 */
export const fonts = {
  'instrument-serif': {
    ...serif('normal'),
    fallbacks: { 400: ['LiberationSerif-Regular', 'NotoSerif-Regular', 'DejaVuSerifCondensed'] },
  },
  'instrument-serif-italic': {
    ...serif('italic'),
    fallbacks: { 400: ['LiberationSerif-Italic', 'NotoSerif-Italic', 'DejaVuSerifCondensed-Italic'] },
  },
  'instrument-sans': {
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    fallbacks: { 400: ['LiberationSans-Regular', 'Roboto-Regular'], 700: ['LiberationSans-Bold', 'Roboto-Bold'] },
    // The heaviest weight the styles use is 700.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
} as const;
