import { build, type BuildOptions } from 'esbuild';
import { site } from '../content/site.ts';
import { layoutWidgets, type PageWidget, pageWidgets, type WidgetName } from '../widgets/names.ts';
import { assetFolder } from './asset.ts';
import { browsers } from './browsers.ts';
import { bundleFault } from './bundle-fault.ts';
import type { OutputFile } from './output.ts';

/** A script and the shared pieces it imports, as paths. */
export interface Script {
  readonly entry: string;
  readonly chunks: readonly string[];
}

export interface Scripts {
  /** What every page loads. */
  readonly layout: Script;
  /** What a page loads for each widget of its own. */
  readonly widgets: Readonly<Record<PageWidget, Script>>;
  /** The script that takes a visitor with a stored language to the page's twin; stands inside the head. */
  readonly storedLanguage: string;
  readonly files: readonly OutputFile[];
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The widgets of the layout travel in one script: every page has them. */
const layoutEntry = 'layout';

/** A widget exports what mounts it; this is what makes it a script that mounts itself. */
const mountingOf = (name: WidgetName) =>
  `import { ${camelCase(name)} } from './${name}/index.ts'; mount('${name}', ${camelCase(name)});`;

// What several widgets share is named by every entry, so that it travels as one piece instead of one for each combination.
const core = ['./mount.ts', './dom.ts', './draw.ts', './motion.ts'].map((module) => `import '${module}';`).join(' ');

const entryOf = (name: string) => {
  const mounted: readonly WidgetName[] = name === layoutEntry ? layoutWidgets : [name as PageWidget];
  return `${core} import { mount } from './mount.ts'; ${mounted.map(mountingOf).join(' ')}`;
};

const shared: BuildOptions & { write: false } = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: browsers,
  outdir: '.',
  logLevel: 'silent',
  // React never reaches the browser: the widgets use signals alone, which signals-react only re-exports from its core.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { BRAND: JSON.stringify(site.slug) },
};

/** Bundles every widget for the pages of the site, code that several share once, everything named by its contents. */
export async function buildScripts(): Promise<Scripts> {
  const [bundle, storedLanguage] = await Promise.all([
    build({
      ...shared,
      entryPoints: Object.fromEntries([layoutEntry, ...pageWidgets].map((name) => [name, `entry:${name}`])),
      entryNames: `${assetFolder}/[name]-[hash]`,
      chunkNames: `${assetFolder}/shared-[hash]`,
      splitting: true,
      metafile: true,
      plugins: [
        {
          name: 'entries',
          setup(plugin) {
            plugin.onResolve({ filter: /^entry:/ }, ({ path }) => ({
              path: path.slice('entry:'.length),
              namespace: 'entry',
            }));
            plugin.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
              contents: entryOf(path),
              resolveDir: 'widgets',
              loader: 'ts',
            }));
          },
        },
      ],
    }),
    build({ ...shared, format: 'iife', entryPoints: ['widgets/stored-language.ts'] }),
  ]).catch((error: unknown) => {
    throw bundleFault(error, 'Mend the widget at this line.');
  });

  const entries: Record<string, Script> = {};
  for (const [path, { entryPoint, imports }] of Object.entries(bundle.metafile.outputs)) {
    if (entryPoint)
      entries[entryPoint.replace('entry:', '')] = { entry: path, chunks: imports.map((chunk) => chunk.path).sort() };
  }
  const { [layoutEntry]: layout, ...widgets } = entries;
  return {
    layout: layout!,
    widgets: widgets as Scripts['widgets'],
    storedLanguage: storedLanguage.outputFiles[0]!.text.trim(),
    files: bundle.outputFiles.map(({ path, contents }) => ({
      path: path.slice(process.cwd().length + 1),
      contents,
      maker: 'widgets',
    })),
  };
}
