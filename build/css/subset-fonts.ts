import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { describeFallback } from './font-fallback.ts';
import { fonts } from './fonts.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../styles/fonts/', import.meta.url);

/** What English, Dutch and the German and French names among them are written with, and the marks of careful typesetting. */
const characters =
  Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('') +
  'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü' +
  '–—‘’“”„…•·×€−©«»°\u00a0';

/** All three together may weigh this much: they are on the way to the first words a visitor reads. */
const budget = 48 * 1024;

const openFallback = (name: string) =>
  fontkit.openSync(`${process.env['FALLBACK_FONTS'] ?? '/usr/share/fonts'}/${name}.ttf`) as fontkit.Font;

/**
 * Cuts the site's fonts down to the characters of its languages and writes them to `styles/fonts/`, where they are kept under
 * version control. Run by hand after a font package changes: `npx tsx build/css/subset-fonts.ts`. It prints the descriptors of the
 * fallback faces in `fallback-faces.ts`; `FALLBACK_FONTS` names the folder of the files they are measured against.
 */
async function subsetFonts(): Promise<void> {
  let total = 0;
  for (const [name, font] of Object.entries(fonts)) {
    const original = readFileSync(require.resolve(`${font.package}/files/${font.file}`));
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'tnum'],
      // Besides the usual ones, the licence and its address: they travel with the font.
      preserveNameIds: [13, 14],
      ...('variationAxes' in font && { variationAxes: font.variationAxes }),
    });
    writeFileSync(new URL(`${name}.woff2`, folder), subset);
    total += subset.length;
    console.log(`${name}: ${subset.length} bytes`);
    for (const [weight, fallbacks] of Object.entries(font.fallbacks)) {
      const variationAxes = 'variationAxes' in font ? { wght: Number(weight) } : {};
      const sfnt = await subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes });
      const weighted = fontkit.create(sfnt) as fontkit.Font;
      for (const fallback of fallbacks)
        console.log(`${fallback}\n${describeFallback(weighted, openFallback(fallback))}`);
    }
  }
  if (total > budget)
    throw new Error(`styles/fonts: ${total} bytes together, ${budget} at most; leave characters or features out.`);
  console.log(`together ${total} bytes`);
}

await subsetFonts();
