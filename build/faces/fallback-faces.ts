import type { Measures } from './measure-face.ts';

/** A system face that stands for one of ours: its names, and the width of the sample of measure-face.ts in it, in em. */
interface SystemFace {
  readonly names: readonly string[];
  readonly width: number;
}

/** Faces of one system, under the name by which they follow ours in `font-family`. */
interface System {
  readonly suffix: string;
  readonly normal: SystemFace;
  readonly italic: SystemFace;
  readonly bold: SystemFace;
}

/**
 * The faces shown until ours arrive: serif for serif, italics for italics, bold for bold. Windows, macOS and iOS have the first of each
 * (measured on Liberation, which has their metrics), Android those by Google, Linux any of them. Safari knows a face by its PostScript name.
 */
const serif: readonly System[] = [
  {
    suffix: 'Fallback',
    normal: {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Nimbus Roman'],
      width: 88.001,
    },
    italic: {
      names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Nimbus Roman Italic'],
      width: 88.152,
    },
    bold: { names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], width: 93.643 },
  },
  {
    suffix: 'Noto',
    normal: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 104.93 },
    italic: { names: ['Noto Serif Italic', 'NotoSerif-Italic'], width: 101.599 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 111.436 },
  },
  {
    suffix: 'DejaVu',
    normal: { names: ['DejaVu Serif Condensed', 'DejaVuSerifCondensed'], width: 101.544 },
    italic: { names: ['DejaVu Serif Condensed Italic', 'DejaVuSerifCondensed-Italic'], width: 101.544 },
    bold: { names: ['DejaVu Serif Condensed Bold', 'DejaVuSerifCondensed-Bold'], width: 111.838 },
  },
];

const sans: readonly System[] = [
  {
    suffix: 'Fallback',
    normal: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 97.536 },
    italic: { names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'], width: 97.527 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 104.827 },
  },
  {
    suffix: 'Roboto',
    normal: { names: ['Roboto', 'Roboto-Regular'], width: 97.004 },
    italic: { names: ['Roboto Italic', 'Roboto-Italic'], width: 94.296 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 98.532 },
  },
];

const systemsOf = (category: string) => (category === 'serif' ? serif : sans);

/** What a fallback stands for: a family, and its measures in each style. */
export interface MeasuredFamily {
  readonly family: string;
  readonly category: string;
  readonly styles: readonly {
    readonly style: 'normal' | 'italic' | 'bold';
    /** As `font-weight` of its rule; absent where the family has one weight. */
    readonly weight?: string;
    readonly measures: Measures;
  }[];
}

/** A name as style sheets write it: digits at the start of a word want quotes. */
const inCss = (name: string) => (/^[a-z][\w-]*(?: [a-z][\w-]*)*$/i.test(name) ? name : `"${name}"`);

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** The value of `font-family`: ours, those in its place, and what every system has. */
export const familyList = ({ family, category }: Pick<MeasuredFamily, 'family' | 'category'>): string =>
  [
    inCss(family),
    ...systemsOf(category).map(({ suffix }) => inCss(`${family} ${suffix}`)),
    ...(category === 'serif' ? ['Georgia', 'serif'] : ['system-ui', 'sans-serif']),
  ].join();

/**
 * The rules that give system faces the width and height of ours, so that no line moves when ours arrive.
 * https://developer.mozilla.org/docs/Web/CSS/@font-face/size-adjust
 */
export function fallbackRules({ family, category, styles }: MeasuredFamily): string {
  const rules = systemsOf(category).flatMap((system) =>
    styles.map(({ style, weight, measures: { width, ascent, descent } }) => {
      const face = system[style];
      const size = width / face.width;
      const declarations = [
        `font-family:${inCss(`${family} ${system.suffix}`)}`,
        ...(style === 'italic' ? ['font-style:italic'] : []),
        ...(weight ? [`font-weight:${weight}`] : []),
        `src:${face.names.map((name) => `local("${name}")`).join(',')}`,
        `size-adjust:${percent(size)}`,
        `ascent-override:${percent(ascent / size)}`,
        `descent-override:${percent(descent / size)}`,
      ];
      return `@font-face{${declarations.join(';')}}`;
    }),
  );
  return rules.join('');
}
