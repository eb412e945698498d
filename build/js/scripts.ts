import type { BuildOptions, Plugin } from 'esbuild';
import { basename, resolve } from 'node:path';
import { site } from '../../content/site.ts';
import { layoutWidgets, type PageWidget, pageWidgets, type WidgetName } from '../../widgets/names.ts';
import { assetPath } from '../asset.ts';
import { browsers } from '../css/browsers.ts';
import { bundle } from './bundle.ts';
import { Fault } from '../fault.ts';
import type { OutputFile } from '../output.ts';

export interface Scripts {
  /** Path of the script that every page loads: the widgets of the layout, and what all widgets stand on. */
  readonly layout: string;
  /** Path of what a page loads for each widget of its own. */
  readonly widgets: Readonly<Record<PageWidget, string>>;
  /** The script that lets a page open with its first screen; stands inside the head. */
  readonly firstScreen: string;
  /** The script that takes a visitor with a stored language to the page's Dutch page; stands inside the head. */
  readonly storedLanguage: string;
  readonly files: readonly OutputFile[];
}

/** How a script for browsers is bundled. */
const browserScript = {
  minify: true,
  format: 'esm',
  // Packages then hand over their modern build, not the longer one they keep for older browsers.
  platform: 'neutral',
  target: browsers,
  outdir: '.',
  // React never reaches the browser: the widgets use signals alone, which signals-react only re-exports from its core.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { BRAND: JSON.stringify(site.slug) },
} as const satisfies BuildOptions;

const signals = '@preact/signals-react';
/** What the widgets share. It travels inside the layout's script: one file is smaller than two, and every page has that one. */
const core = ['mount', 'dom', 'draw', 'on-abort', 'motion'];

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

/** Leaves what the widgets share to the layout's script instead of bundling it once more. */
function shareCore(layout: OutputFile): Plugin {
  const shared = { path: addressOf(layout), external: true };
  const modules = new Set(core.map((name) => resolve('widgets', `${name}.ts`)));
  return {
    name: 'core',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
        modules.has(resolve(resolveDir, path)) ? shared : undefined,
      );
      onResolve({ filter: new RegExp(`^${signals}$`) }, () => shared);
    },
  };
}

/** Both files lie in one folder. */
const addressOf = ({ path }: OutputFile) => `./${basename(path)}`;

/** A script as text, and the folders of the packages it holds something of. */
interface BundledScript {
  readonly text: string;
  readonly packages: readonly string[];
}

/** Bundles the text of a script as if it stood among the widgets. */
export async function bundleScript(contents: string, options: BuildOptions = {}): Promise<BundledScript> {
  const stdin = { contents, resolveDir: 'widgets', loader: 'ts' } as const;
  const { files, packages } = await bundle({ ...browserScript, stdin, ...options }, 'Mend the widget at this line.');
  return { text: files[0]!.text.trim(), packages };
}

const fileOf = (name: string, { text, packages }: BundledScript): OutputFile => ({
  path: assetPath(name, 'js', text),
  contents: text,
  source: 'widgets',
  packages,
});

/**
 * The bundler writes one import for each module that shared something; one is enough. What it cannot know is whether
 * the names are there: one that the layout does not export would fail in the browser.
 */
function joinImports({ text, packages }: BundledScript, layout: OutputFile): BundledScript {
  const imports = new RegExp(`import\\{([^}]*)\\}from"${addressOf(layout)}";`, 'g');
  const names = [...text.matchAll(imports)].flatMap(([, list]) => list!.split(','));
  const [, exports = ''] = /export\{([^}]*)\};?$/.exec(String(layout.contents)) ?? [];
  const known = exports.split(',').map((name) => name.split(' as ').at(-1));
  for (const name of names.map((list) => list.split(' as ')[0]!)) {
    if (known.includes(name)) continue;
    throw new Fault(
      `A widget imports '${name}', which the layout's script does not export.`,
      { file: 'build/js/scripts.ts' },
      'Add it to layoutSource.',
    );
  }
  return { text: `import{${names.join()}}from"${addressOf(layout)}";${text.replace(imports, '')}`, packages };
}

/** Bundles every widget for the pages of the site, everything named by its contents. */
export async function buildScripts(): Promise<Scripts> {
  const layout = fileOf('layout', await bundleScript(layoutSource));
  const fromLayout = { alias: {}, plugins: [shareCore(layout)] };
  const [firstScreen, storedLanguage, ...widgets] = await Promise.all([
    bundleScript(`import './first-screen.ts';`, { format: 'iife' }),
    bundleScript(`import './stored-language.ts';`, { format: 'iife' }),
    ...pageWidgets.map(async (name) =>
      fileOf(name, joinImports(await bundleScript(widgetSource(name), fromLayout), layout)),
    ),
  ]);
  return {
    layout: layout.path,
    widgets: Object.fromEntries(pageWidgets.map((name, at) => [name, widgets[at]!.path])) as Scripts['widgets'],
    firstScreen: firstScreen.text,
    storedLanguage: storedLanguage.text,
    files: [layout, ...widgets],
  };
}
