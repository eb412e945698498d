import { build, type BuildOptions } from 'esbuild';
import { site } from '../content/site.ts';
import { type WidgetName, widgetNames } from '../widgets/names.ts';
import { assetFolder } from './asset.ts';
import { bundleFault } from './bundle-fault.ts';
import type { OutputFile } from './output.ts';

export interface Scripts {
  /** The script of each widget and the shared pieces it loads, as paths. */
  readonly widgets: Readonly<Record<WidgetName, { readonly entry: string; readonly chunks: readonly string[] }>>;
  /** The script that takes a visitor with a stored language to the page's twin; stands inside the head. */
  readonly storedLanguage: string;
  readonly files: readonly OutputFile[];
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A widget exports what mounts it; this is what makes it a script that mounts itself. */
const entryOf = (name: WidgetName) =>
  `import { mount } from './mount.ts'; import { ${camelCase(name)} } from './${name}/index.ts'; mount('${name}', ${camelCase(name)});`;

const shared: BuildOptions & { write: false } = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  outdir: '.',
  logLevel: 'silent',
  // React never reaches the browser: the widgets use signals alone, which signals-react only re-exports from its core.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { 'import.meta.env.BRAND': JSON.stringify(site.slug) },
};

/** Bundles every widget for the pages of the site, code that several share once, everything named by its contents. */
export async function buildScripts(): Promise<Scripts> {
  const [bundle, storedLanguage] = await Promise.all([
    build({
      ...shared,
      entryPoints: Object.fromEntries(widgetNames.map((name) => [name, `entry:${name}`])),
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
              contents: entryOf(path as WidgetName),
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

  const entries = Object.entries(bundle.metafile.outputs).flatMap(([path, { entryPoint, imports }]) =>
    entryPoint
      ? [[entryPoint.replace('entry:', ''), { entry: path, chunks: imports.map((chunk) => chunk.path).sort() }]]
      : [],
  );
  return {
    widgets: Object.fromEntries(entries) as Scripts['widgets'],
    storedLanguage: storedLanguage.outputFiles[0]!.text.trim(),
    files: bundle.outputFiles.map(({ path, contents }) => ({
      path: path.slice(process.cwd().length + 1),
      contents,
      maker: 'widgets',
    })),
  };
}
