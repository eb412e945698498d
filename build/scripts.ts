import { build, type BuildOptions, type Plugin } from 'esbuild';
import { basename, resolve } from 'node:path';
import { site } from '../content/site.ts';
import { layoutWidgets, type PageWidget, pageWidgets, type WidgetName } from '../widgets/names.ts';
import { assetFolder } from './asset.ts';
import { browsers } from './browsers.ts';
import { bundleFault } from './bundle-fault.ts';
import { Fault, refuse } from './fault.ts';
import type { OutputFile } from './output.ts';

export interface Scripts {
  /** Path of the script that every page loads: the widgets of the layout, and what all widgets stand on. */
  readonly layout: string;
  /** Path of what a page loads for each widget of its own. */
  readonly widgets: Readonly<Record<PageWidget, string>>;
  /** The script that takes a visitor with a stored language to the page's twin; stands inside the head. */
  readonly storedLanguage: string;
  readonly files: readonly OutputFile[];
}

/** How a script for browsers is bundled. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  // Packages then hand over their modern build, not the longer one they keep for older browsers.
  platform: 'neutral',
  target: browsers,
  outdir: '.',
  logLevel: 'silent',
  // React never reaches the browser: the widgets use signals alone, which signals-react only re-exports from its core.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { BRAND: JSON.stringify(site.slug) },
} as const satisfies BuildOptions;

const signals = '@preact/signals-react';
/** What the widgets share. It travels inside the layout's script: one file is smaller than two, and every page has that one. */
const core = ['mount', 'dom', 'draw', 'life', 'motion', 'storage'];

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How a widget is imported, below `widgets/`, and the name it has then. */
export function importOf(name: WidgetName): { readonly variable: string; readonly statement: string } {
  const variable = camelCase(name);
  return { variable, statement: `import { ${variable} } from './${name}/index.ts';` };
}

/** A widget exports what mounts it; this makes it a script that mounts itself. */
const mountingOf = (name: WidgetName) => `${importOf(name).statement} mount('${name}', ${importOf(name).variable});`;

const layoutSource = [
  `import { mount } from './mount.ts';`,
  ...layoutWidgets.map(mountingOf),
  ...core.map((module) => `export * from './${module}.ts';`),
  `export { computed, signal } from '${signals}';`,
].join('\n');

const widgetSource = (name: PageWidget) => `import { mount } from './mount.ts'; ${mountingOf(name)}`;

/** Takes what the widgets share from the layout's script instead of bundling it once more. */
const shareCore = (layout: string): Plugin => ({
  name: 'core',
  setup({ onResolve }) {
    const shared = { path: `./${basename(layout)}`, external: true };
    const modules = new Set(core.map((name) => resolve('widgets', `${name}.ts`)));
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
      modules.has(resolve(resolveDir, path)) ? shared : undefined,
    );
    onResolve({ filter: new RegExp(`^${signals}$`) }, () => shared);
  },
});

async function bundle(name: string, contents: string, options: BuildOptions = {}): Promise<OutputFile> {
  const entryNames = `${assetFolder}/${name}-[hash]`;
  const stdin = { contents, resolveDir: 'widgets', loader: 'ts' } as const;
  const { outputFiles } = await build({ ...bundleOptions, entryNames, stdin, ...options, write: false });
  const [file] = outputFiles;
  return { path: file!.path.slice(process.cwd().length + 1), contents: file!.contents, maker: 'widgets' };
}

/** The bundler believes what a script says it imports from another; a name that the layout does not export would fail in the browser. */
function missingNames(layout: OutputFile, widget: OutputFile): Fault[] {
  const textOf = (file: OutputFile) => Buffer.from(file.contents).toString();
  const [, exports = ''] = /export\{([^}]*)\};?\s*$/.exec(textOf(layout)) ?? [];
  const exported = exports.split(',').map((name) => name.split(' as ').at(-1));
  return [...textOf(widget).matchAll(/import\{([^}]*)\}from"\.\/layout-/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.split(' as ')[0]!)
    .filter((name) => !exported.includes(name))
    .map(
      (name) =>
        new Fault(
          `${widget.path} imports '${name}', which the layout's script does not export.`,
          { file: 'build/scripts.ts' },
          'Add it to layoutSource.',
        ),
    );
}

/** Bundles every widget for the pages of the site, everything named by its contents. */
export async function buildScripts(): Promise<Scripts> {
  try {
    const layout = await bundle('layout', layoutSource);
    const alias = {};
    const [storedLanguage, ...widgets] = await Promise.all([
      bundle('stored-language', `import './stored-language.ts';`, { format: 'iife' }),
      ...pageWidgets.map((name) => bundle(name, widgetSource(name), { alias, plugins: [shareCore(layout.path)] })),
    ]);
    refuse(widgets.flatMap((widget) => missingNames(layout, widget)));
    return {
      layout: layout.path,
      widgets: Object.fromEntries(pageWidgets.map((name, at) => [name, widgets[at]!.path])) as Scripts['widgets'],
      storedLanguage: Buffer.from(storedLanguage!.contents).toString().trim(),
      files: [layout, ...widgets],
    };
  } catch (error) {
    throw bundleFault(error, 'Mend the widget at this line.');
  }
}
