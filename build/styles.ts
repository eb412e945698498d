import autoprefixer from 'autoprefixer';
import { build } from 'esbuild';
import postcss from 'postcss';
import { assetFolder, assetPath } from './asset.ts';
import type { OutputFile } from './output.ts';
import { bundleFault } from './bundle-fault.ts';

export interface Styles {
  /** Path of the one style sheet. */
  readonly sheet: string;
  /** Paths of the fonts it uses, by file name without ending. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly files: readonly OutputFile[];
}

const entry = 'styles/site.css';

/**
 * Bundles the cascade and what it refers to, adds vendor prefixes and names everything by its contents.
 * `generated` is CSS that content decides (the palettes of the cases); it joins the blocks.
 */
export async function buildStyles(basePath: string, generated: string): Promise<Styles> {
  const bundle = await build({
    stdin: {
      contents: `@import './site.css';\n@layer blocks {\n${generated}\n}`,
      resolveDir: 'styles',
      loader: 'css',
      sourcefile: entry,
    },
    bundle: true,
    minify: true,
    write: false,
    outdir: '.',
    publicPath: basePath,
    assetNames: `${assetFolder}/[name]-[hash]`,
    loader: { '.woff2': 'file', '.svg': 'file' },
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw bundleFault(error, 'Mend the style sheet at this line.');
  });

  const files: OutputFile[] = [];
  const fonts: Record<string, string> = {};
  let css = '';
  for (const file of bundle.outputFiles) {
    const path = file.path.slice(process.cwd().length + 1);
    if (path.endsWith('.css')) {
      css = file.text;
      continue;
    }
    files.push({ path, contents: file.contents, maker: entry });
    const font = /([^/]+)-[A-Z0-9]+\.woff2$/.exec(path);
    if (font) fonts[font[1]!] = path;
  }
  const { css: prefixed } = await postcss([autoprefixer]).process(css, { from: entry });
  const sheet = assetPath('site', 'css', prefixed);
  return { sheet, fonts, files: [...files, { path: sheet, contents: prefixed, maker: entry }] };
}
