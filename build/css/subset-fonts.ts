import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { describeFallback } from './font-fallback.ts';
import { fonts } from './fonts.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../styles/fonts/', import.meta.url);

/** What the words of the site are written with: every page asks for these. */
const common =
  " !#%&'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + 'áäèéëïóöü' + '–‘’“”„·€©°\u00a0';
/** What else names, prices and code may need: asked for by a page that holds one of them, and by the form where one is typed. */
const rare = '"$*<=>[\\]^_`{|}~ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàâçêíîñôùúû—…•×−«»';

/** The three that every page asks for may weigh this much: they are on the way to the first words a visitor reads. */
const budget = 38 * 1024;

/** A font cut down to some characters; `features` are those of OpenType that stay. */
const cut = (original: Buffer, characters: string, features: string[], font: (typeof fonts)[keyof typeof fonts]) =>
  subsetFont(original, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    // Besides the usual ones, the licence and its address: they travel with the font.
    preserveNameIds: [13, 14],
    ...('variationAxes' in font && { variationAxes: font.variationAxes }),
  });

/** The rare characters as style sheets write them; a range may hold what no font of ours has, but nothing common. */
function rareRanges(): string {
  const codes = (characters: string) => [...characters].map((character) => character.codePointAt(0)!);
  const [first, ...others] = codes(rare).sort((one, other) => one - other);
  const ranges = [[first!, first!]];
  for (const code of others) {
    const last = ranges.at(-1)!;
    if (codes(common).some((between) => between > last[1]! && between < code)) ranges.push([code, code]);
    else last[1] = code;
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from!)}${from === to ? '' : `-${hex(to!)}`}`).join(', ');
}

const openFallback = (name: string) =>
  fontkit.openSync(`${process.env['FALLBACK_FONTS'] ?? '/usr/share/fonts'}/${name}.ttf`) as fontkit.Font;

/**
 * Cuts the site's fonts down to the characters of its languages and writes them to `styles/fonts/`, where they are kept under
 * version control, what every page needs apart from the rest. Run by hand after a font package changes:
 * `npx tsx build/css/subset-fonts.ts`. It prints the range of the rest (styles/fonts.css) and the descriptors of the fallback faces
 * (fallback-faces.ts); `FALLBACK_FONTS` names the folder of the files they are measured against.
 */
async function subsetFonts(): Promise<void> {
  let total = 0;
  for (const [name, font] of Object.entries(fonts)) {
    const original = readFileSync(require.resolve(`${font.package}/files/${font.file}`));
    const subset = await cut(original, common, ['kern', 'liga', 'tnum'], font);
    const rest = await cut(original, rare, [], font);
    writeFileSync(new URL(`${name}.woff2`, folder), subset);
    writeFileSync(new URL(`${name}-rare.woff2`, folder), rest);
    total += subset.length;
    console.log(`${name}: ${subset.length} bytes, rare: ${rest.length}`);
    for (const [weight, fallbacks] of Object.entries(font.fallbacks)) {
      const variationAxes = 'variationAxes' in font ? { wght: Number(weight) } : {};
      const sfnt = await subsetFont(original, common + rare, { targetFormat: 'sfnt', variationAxes });
      const weighted = fontkit.create(sfnt) as fontkit.Font;
      for (const fallback of fallbacks)
        console.log(`${fallback}\n${describeFallback(weighted, openFallback(fallback))}`);
    }
  }
  if (total > budget)
    throw new Error(`styles/fonts: ${total} bytes together, ${budget} at most; leave characters or features out.`);
  console.log(`together ${total} bytes\nunicode-range of the rare ones: ${rareRanges()}`);
}

await subsetFonts();
