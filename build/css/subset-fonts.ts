import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { describeFallback } from './font-fallback.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../styles/fonts/', import.meta.url);

/** What English, Dutch and the German and French names among them are written with, and the marks of careful typesetting. */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('') +
  'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü' +
  '–—‘’“”„…•·×€−©«»°\u00a0';

/** All three together may weigh this much: they are on the way to the first words a visitor reads. */
const budget = 48 * 1024;

const serif = (style: string) => `@fontsource/instrument-serif/files/instrument-serif-latin-400-${style}.woff2`;

const sources = {
  'instrument-serif': { file: serif('normal'), fallback: 'LiberationSerif-Regular' },
  'instrument-serif-italic': { file: serif('italic'), fallback: 'LiberationSerif-Italic' },
  'instrument-sans': {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    fallback: 'LiberationSans-Regular',
    // The heaviest weight the styles use is 700.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
} as const;

/**
 * Cuts the site's fonts down to the characters of its languages and writes them to `styles/fonts/`, where they are kept under
 * version control. Run by hand after a font package changes: `npx tsx build/css/subset-fonts.ts`. It prints the descriptors of the
 * fallback faces in `styles/fonts.css`, measured against Liberation, which has the metrics of Times New Roman and Arial;
 * `FALLBACK_FONTS` names the folder of those files.
 */
async function subsetFonts(): Promise<void> {
  let total = 0;
  for (const [name, source] of Object.entries(sources)) {
    const original = readFileSync(require.resolve(source.file));
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'tnum'],
      ...('variationAxes' in source && { variationAxes: source.variationAxes }),
    });
    writeFileSync(new URL(`${name}.woff2`, folder), subset);
    total += subset.length;
    const fallbackFolder = process.env['FALLBACK_FONTS'] ?? '/usr/share/fonts/truetype/liberation';
    const fallback = fontkit.openSync(`${fallbackFolder}/${source.fallback}.ttf`) as fontkit.Font;
    console.log(
      `${name}: ${subset.length} bytes\n${describeFallback(fontkit.create(original) as fontkit.Font, fallback)}`,
    );
  }
  if (total > budget)
    throw new Error(`styles/fonts: ${total} bytes together, ${budget} at most; leave characters or features out.`);
  console.log(`together ${total} bytes`);
}

await subsetFonts();
