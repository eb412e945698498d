/** A system face that stands for one of ours: its names, and how it is brought to the size and height of ours. */
interface FallbackFace {
  readonly style?: 'italic';
  readonly weight?: string;
  readonly names: readonly string[];
  /** `size-adjust`, `ascent-override` and `descent-override` in percent; subset-fonts.ts measures them. */
  readonly metrics: readonly [size: number, ascent: number, descent: number];
}

/**
 * The faces shown until ours arrive, by the family that `styles/tokens.css` names them under: serif for serif, italics for italics,
 * bold for bold. Windows, macOS and iOS have the first of each, Android those by Google, Linux any of them. Safari knows a face by its
 * PostScript name.
 */
const families: Readonly<Record<string, readonly FallbackFace[]>> = {
  'Instrument Serif Fallback': [
    {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Nimbus Roman'],
      metrics: [83.48, 118.59, 37.14],
    },
    {
      style: 'italic',
      names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Nimbus Roman Italic'],
      metrics: [87.48, 113.17, 35.44],
    },
  ],
  'Instrument Serif Noto': [
    { names: ['Noto Serif', 'NotoSerif-Regular'], metrics: [70.01, 141.41, 44.28] },
    { style: 'italic', names: ['Noto Serif Italic', 'NotoSerif-Italic'], metrics: [75.9, 130.43, 40.84] },
  ],
  'Instrument Serif DejaVu': [
    { names: ['DejaVu Serif Condensed', 'DejaVuSerifCondensed'], metrics: [72.34, 136.84, 42.85] },
    {
      style: 'italic',
      names: ['DejaVu Serif Condensed Italic', 'DejaVuSerifCondensed-Italic'],
      metrics: [75.94, 130.36, 40.82],
    },
  ],
  'Instrument Sans Fallback': [
    { weight: '400 500', names: ['Arial', 'ArialMT', 'Liberation Sans'], metrics: [102.07, 95.04, 24.49] },
    {
      weight: '600 700',
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      metrics: [98.86, 98.12, 25.29],
    },
  ],
  'Instrument Sans Roboto': [
    { weight: '400 500', names: ['Roboto', 'Roboto-Regular'], metrics: [102.63, 94.52, 24.36] },
    { weight: '600 700', names: ['Roboto Bold', 'Roboto-Bold'], metrics: [105.17, 92.23, 23.77] },
  ],
};

function ruleOf(family: string, { style, weight, names, metrics: [size, ascent, descent] }: FallbackFace): string {
  const declarations = [
    `font-family:${family}`,
    ...(style ? [`font-style:${style}`] : []),
    ...(weight ? [`font-weight:${weight}`] : []),
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${size}%`,
    `ascent-override:${ascent}%`,
    `descent-override:${descent}%`,
  ];
  return `@font-face{${declarations.join(';')}}`;
}

/** The rules of all of them, for the style sheet of every page. */
export const fallbackFaceRules = (): string =>
  Object.entries(families)
    .flatMap(([family, faces]) => faces.map((face) => ruleOf(family, face)))
    .join('');
