import type { BuildOptions } from 'esbuild';
import { relative } from 'node:path';
import { assetFolder } from '../asset.ts';
import { bundle, openBundler } from '../js/bundle.ts';
import type { OutputFile } from '../output.ts';
import { type CaseFont, caseFontRule } from '../faces/case-fonts.ts';
import { makeSiteFaces } from '../faces/site-faces.ts';
import { openPageSheets, settleWords } from './page-sheets.ts';
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

/** What every page shows, and what only some do. */
const entries = { general: 'styles/site.css', blocks: 'styles/blocks.css' } as const;

export interface StylesOptions {
  /** `true` leaves prefixes out, names as they are, and gives every page all rules: a present browser shows the same, and sees them sooner. */
  readonly draft?: boolean;
}

const remedy = 'Mend the style sheet at this line.';

const bundleOptions = (basePath: string): BuildOptions => ({
  ...sheetOptions,
  entryPoints: entries,
  minify: true,
  publicPath: basePath,
  assetNames: `${assetFolder}/[name]-[hash]`,
});

/** The bundler of drafts, which follow each other in one process. */
let drafting: ReturnType<typeof openBundler> | undefined;

/**
 * Bundles the cascade and what it refers to, adds vendor prefixes and names the files by their contents.
 * `generated` is CSS that content decides (the palettes of the cases); it joins the blocks, as the typefaces of the clients do.
 */
export async function buildStyles(
  { origin, basePath }: Pick<Settings, 'origin' | 'basePath'>,
  generated: string,
  caseFonts: readonly CaseFont[],
  { draft = false }: StylesOptions = {},
): Promise<Styles> {
  // Before the bundler, which would tell what is wrong with them in words of its own.
  const siteFaces = await makeSiteFaces();
  const options = bundleOptions(words.base);
  const { files: bundled } = draft
    ? await (
        await (drafting ??= openBundler(options, remedy))
      )()
    : await bundle(options, remedy);

  const pathOf = (path: string) => withSlashes(relative('.', path));
  const cssOf = (entry: keyof typeof entries) => bundled.find(({ path }) => pathOf(path) === `${entry}.css`)!.text;
  const files = [
    ...bundled
      .map(({ path, contents }) => ({ path: pathOf(path), contents, source: 'styles' }))
      .filter(({ path }) => path.startsWith(assetFolder)),
    ...caseFonts.map(({ file }) => file),
  ];
  // A link on paper needs its complete address.
  const onPaper = `@media print{:root{--origin:"${words.origin}"}}`;
  const faces = caseFonts.map((font) => caseFontRule(font, words.base)).join('');
  const css = [
    cssOf('general'),
    siteFaces.fallbacks,
    onPaper,
    cssOf('blocks'),
    `@layer blocks{${generated}}`,
    faces,
  ].join('\n');

  const places = { [words.origin]: origin, [words.base]: basePath };
  const published = async () => {
    const names = recall('names beside styles', () => [...new Set(namesBesideStyles())].join(' '));
    const kept = new Set(names.split(' '));
    const sheets = await openPageSheets(css, { kept, places });
    return { ofPage: sheets.of, save: sheets.save };
  };
  const drafted = () => {
    const settled = settleWords(css, places);
    return { ofPage: () => settled, save: async () => {} };
  };
  return {
    ...(draft ? drafted() : await published()),
    fonts: Object.fromEntries(
      files.flatMap(({ path }) => {
        const font = /([^/]+)-[A-Za-z0-9]+\.woff2$/.exec(path);
        return font ? [[font[1]!, path]] : [];
      }),
    ),
    preloaded: siteFaces.preloaded,
    files,
  };
}
