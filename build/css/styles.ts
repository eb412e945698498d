import type { Plugin } from 'esbuild';
import { relative } from 'node:path';
import { assetFolder } from '../asset.ts';
import { bundle } from '../js/bundle.ts';
import type { OutputFile } from '../output.ts';
import { type CaseFont, caseFontRule } from '../faces/case-fonts.ts';
import { makeSiteFaces, type SiteFaces } from '../faces/site-faces.ts';
import { openPageSheets } from './page-sheets.ts';
import { sheetOptions } from './sheet-options.ts';
import { namesBesideStyles } from './short-names.ts';
import { recall } from '../kept/results.ts';
import type { Settings } from '../settings.ts';
import { withSlashes } from '../source-files.ts';

export interface Styles {
  /**
   * The rules that a page with these hooks (hooks.ts) calls for, as text for a style element: within the page they arrive with its
   * first words, where a file would take another way there and back.
   */
  readonly ofPage: (hooks: ReadonlySet<string>) => string;
  /** Writes down the rules of each page, for the next build. */
  readonly save: () => Promise<void>;
  /** Paths of the fonts, by file name without ending. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Names of those that every page asks for at once. */
  readonly preloaded: readonly string[];
  /** What the rules refer to. */
  readonly files: readonly OutputFile[];
}

/** In the place of what settings say, so that the rules of all sites of these sources are the same. */
const words = { origin: 'site:origin', base: 'site:/' } as const;

type Site = Pick<Settings, 'origin' | 'basePath'>;

export const placesOf = ({ origin, basePath }: Site) => ({ [words.origin]: origin, [words.base]: basePath });

/** What every page shows, and what only some do. */
export const entries = { general: 'styles/site.css', blocks: 'styles/blocks.css' } as const;

export type Entry = keyof typeof entries;

/** What content decides: the palettes of the cases, which join the blocks, and the typefaces of the clients. */
export interface ContentStyles {
  readonly css: string;
  readonly fonts: readonly CaseFont[];
}

/** Bundles style sheets and what they refer to, whose files are named by their contents. */
export async function bundleSheets(entryPoints: Readonly<Record<string, string>>, plugins: readonly Plugin[] = []) {
  const { files } = await bundle(
    {
      ...sheetOptions,
      plugins: [...sheetOptions.plugins, ...plugins],
      entryPoints: { ...entryPoints },
      minify: true,
      publicPath: words.base,
      assetNames: `${assetFolder}/[name]-[hash]`,
    },
    'Mend the style sheet at this line.',
  );
  const pathOf = (path: string) => withSlashes(relative('.', path));
  return {
    textOf: (entry: string) => files.find(({ path }) => pathOf(path) === `${entry}.css`)!.text,
    files: files
      .map(({ path, contents }) => ({ path: pathOf(path), contents, source: 'styles' }))
      .filter(({ path }) => path.startsWith(assetFolder)),
  };
}

/** All rules of the site, in the order of the cascade. */
export function cascadeOf(
  sheets: Readonly<Record<Entry, readonly string[]>>,
  { fallbacks }: SiteFaces,
  { css, fonts }: ContentStyles,
): readonly string[] {
  // A link on paper needs its complete address.
  const onPaper = `@media print{:root{--origin:"${words.origin}"}}`;
  const faces = fonts.map((font) => caseFontRule(font, words.base)).join('');
  return [...sheets.general, fallbacks, onPaper, ...sheets.blocks, `@layer blocks{${css}}`, faces];
}

/** What pages ask for beside their rules. */
export function askedFor(
  bundled: readonly OutputFile[],
  { preloaded }: SiteFaces,
  { fonts }: ContentStyles,
): Pick<Styles, 'fonts' | 'preloaded' | 'files'> {
  const files = [...bundled, ...fonts.map(({ file }) => file)];
  return {
    fonts: Object.fromEntries(
      files.flatMap(({ path }) => {
        const font = /([^/]+)-[A-Za-z0-9]+\.woff2$/.exec(path);
        return font ? [[font[1]!, path]] : [];
      }),
    ),
    preloaded,
    files,
  };
}

/** Bundles the cascade and what it refers to, adds vendor prefixes and leaves to each page the rules that it calls for. */
export async function buildStyles(site: Site, content: ContentStyles): Promise<Styles> {
  // Before the bundler, which would tell what is wrong with them in words of its own.
  const siteFaces = await makeSiteFaces();
  const { textOf, files } = await bundleSheets(entries);
  const sheets = { general: [textOf('general')], blocks: [textOf('blocks')] };
  const names = recall('names beside styles', () => [...new Set(namesBesideStyles())].join(' '));
  const css = cascadeOf(sheets, siteFaces, content).join('\n');
  const { of: ofPage, save } = await openPageSheets(css, { kept: new Set(names.split(' ')), places: placesOf(site) });
  return { ofPage, save, ...askedFor(files, siteFaces, content) };
}
