import { relative } from 'node:path';
import { assetFolder, assetPath } from '../asset.ts';
import { bundle } from '../js/bundle.ts';
import type { OutputFile } from '../output.ts';
import { type CaseFont, caseFontRule } from './case-fonts.ts';
import { openPageSheets } from './page-sheets.ts';
import { cachedVendorPrefixes } from './vendor-prefixes.ts';
import { sheetOptions } from './sheet-options.ts';
import type { Settings } from '../settings.ts';
import { withSlashes } from '../source-files.ts';

export interface Styles {
  /** Path of the style sheet that every page has. */
  readonly general: string;
  /** Address of the style sheet with the rules that a page with these hooks (hooks.ts) calls for, or nothing where it needs none. */
  readonly ofPage: (hooks: ReadonlySet<string>) => string | undefined;
  /** Paths of the fonts, by file name without ending. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Every file asked for so far. */
  readonly files: () => readonly OutputFile[];
}

/** The cascade of every page, and the layouts and blocks of which each page takes its own. */
const entries = { general: 'styles/site.css', blocks: 'styles/blocks.css' } as const;

/**
 * Bundles the cascade and what it refers to, adds vendor prefixes and names everything by its contents.
 * `generated` is CSS that content decides (the palettes of the cases); it joins the blocks, as the typefaces of the clients do.
 */
export async function buildStyles(
  { origin, basePath }: Pick<Settings, 'origin' | 'basePath'>,
  generated: string,
  caseFonts: readonly CaseFont[],
): Promise<Styles> {
  const { files: bundled } = await bundle(
    {
      ...sheetOptions,
      entryPoints: entries,
      minify: true,
      publicPath: basePath,
      assetNames: `${assetFolder}/[name]-[hash]`,
    },
    'Mend the style sheet at this line.',
  );

  const pathOf = (path: string) => withSlashes(relative('.', path));
  const cssOf = (entry: keyof typeof entries) => bundled.find(({ path }) => pathOf(path) === `${entry}.css`)!.text;
  const assets = bundled.map(({ path, contents }) => ({ path: pathOf(path), contents, source: 'styles' }));
  const kept = [...assets.filter(({ path }) => path.startsWith(assetFolder)), ...caseFonts.map(({ file }) => file)];
  const files = new Map(kept.map((file) => [file.path, file]));

  const sheet = (name: string, css: string, source: string): string => {
    const path = assetPath(name, 'css', css);
    files.set(path, { path, contents: Buffer.from(css), source });
    return path;
  };
  // A link on paper needs its complete address.
  const onPaper = `@media print{:root{--origin:"${origin}"}}`;
  const general = sheet('site', await cachedVendorPrefixes(cssOf('general') + onPaper), entries.general);
  const faces = caseFonts.map((font) => caseFontRule(font, basePath)).join('');
  const sheetOf = await openPageSheets(
    await cachedVendorPrefixes(`${cssOf('blocks')}\n@layer blocks{${generated}}${faces}`),
  );

  return {
    general,
    ofPage(hooks) {
      const css = sheetOf(hooks);
      return css ? basePath + sheet('page', css, entries.blocks) : undefined;
    },
    fonts: Object.fromEntries(
      [...files.keys()].flatMap((path) => {
        const font = /([^/]+)-[A-Za-z0-9]+\.woff2$/.exec(path);
        return font ? [[font[1]!, path]] : [];
      }),
    ),
    files: () => [...files.values()],
  };
}
