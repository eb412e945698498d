import { type Loader, transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { Fault } from '../fault.ts';
import { isMedia, readMedia } from '../media/read-media.js';

/** Where a module puts what it exports. */
interface Instance {
  exports: object;
}

/** A module of the project, compiled; `instance` is what it came to, until it or something it imports was saved. */
interface Module {
  readonly evaluate: (exports: object, require: (specifier: string) => unknown, module: Instance) => void;
  /** The files and the packages that it imports. */
  readonly imports: readonly string[];
  readonly packages: readonly string[];
  instance: Instance | undefined;
}

export interface Modules {
  /** What a module of the project exports, as the sources are now. */
  readonly load: (path: string) => Promise<object>;
  /** Drops what was saved, files or folders, and the instances that stand on it. */
  readonly forget: (paths: readonly string[]) => void;
}

const isOwn = (specifier: string) => specifier.startsWith('.');

/** A module as the bundler is given it: photographs and the like become typed values. */
async function read(file: string): Promise<{ readonly text: string; readonly loader: Loader }> {
  if (!isMedia(file)) return { text: await readFile(file, 'utf8'), loader: extname(file).slice(1) as Loader };
  const { source, found = '', remedy = '' } = await readMedia(file);
  if (source === undefined) throw new Fault(found, { file: relative('.', file) }, remedy);
  return { text: source, loader: 'js' };
}

async function compile(file: string): Promise<Module> {
  const { text, loader } = await read(file);
  const { code } = await transform(text, {
    loader,
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const specifiers = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, specifier]) => specifier!);
  return {
    evaluate: compileFunction(code, ['exports', 'require', 'module'], {
      filename: file,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }) as Module['evaluate'],
    imports: specifiers.filter(isOwn).map((specifier) => resolve(dirname(file), specifier)),
    packages: specifiers.filter((specifier) => !isOwn(specifier)),
    instance: undefined,
  };
}

/**
 * The sources as modules that can be replaced while all others stay as they are, compiled and warm: Node reads a module once in its
 * life, and to bundle them anew takes five times as long as a save may take to the screen.
 */
export function openModules(): Modules {
  const modules = new Map<string, Module>();
  const packages = new Map<string, object>();

  /** Compiles a module and all that it imports, as far as they are not. */
  async function prepare(file: string, seen: Set<string>): Promise<void> {
    // What is evaluated has all that it imports.
    if (seen.has(file) || modules.get(file)?.instance) return;
    seen.add(file);
    if (!modules.has(file)) modules.set(file, await compile(file));
    const { imports, packages: wanted } = modules.get(file)!;
    for (const name of wanted)
      // A library's default stays one where it is asked for as such.
      if (!packages.has(name)) packages.set(name, { ...(await import(name)), __esModule: true });
    await Promise.all(imports.map((imported) => prepare(imported, seen)));
  }

  function instanceOf(file: string): object {
    const module = modules.get(file)!;
    if (module.instance) return module.instance.exports;
    const instance: Instance = { exports: {} };
    // Before it is evaluated: modules may import each other.
    module.instance = instance;
    const require = (specifier: string) =>
      isOwn(specifier) ? instanceOf(resolve(dirname(file), specifier)) : packages.get(specifier);
    try {
      module.evaluate(instance.exports, require, instance);
    } catch (error) {
      module.instance = undefined;
      throw error;
    }
    return instance.exports;
  }

  return {
    async load(path) {
      const file = resolve(path);
      await prepare(file, new Set());
      return instanceOf(file);
    },
    forget(paths) {
      const places = paths.map((path) => resolve(path));
      const saved = (file: string) => places.some((place) => file === place || file.startsWith(place + sep));
      const dropped = new Set([...modules.keys()].filter(saved));
      if (dropped.size === 0) return;
      const importers = new Map<string, string[]>();
      for (const [file, { imports }] of modules)
        for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
      // Whoever imports what is added on the way is come to as well.
      for (const file of dropped) for (const importer of importers.get(file) ?? []) dropped.add(importer);
      for (const file of dropped) {
        if (saved(file)) modules.delete(file);
        else modules.get(file)!.instance = undefined;
      }
    },
  };
}
