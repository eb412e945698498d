import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { nodeBundle } from '../../../build/js/bundle-options.js';
import { runScript } from '../build/built-site.ts';
import { type Ended, run, type RunOptions } from './process.ts';

const places = /import\.meta\.(dirname|filename|url)\b/g;

/** Where a module stands, told as it was before it became part of a bundle. */
const placesAsTheyWere: Plugin = {
  name: 'places as they were',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path }) => {
      const told = { dirname: join(path, '..'), filename: path, url: pathToFileURL(path).href };
      const text = readFileSync(path, 'utf8');
      return {
        contents: text.replace(places, (_, place: keyof typeof told) => JSON.stringify(told[place])),
        loader: 'ts',
      };
    });
  },
};

/** Makes plain modules of suites, with what they share in files of their own, in a folder that is gone when this process ends. */
async function bundle(tree: string, suites: readonly string[]): Promise<string> {
  // Below the tree, where packages are found.
  const folder = join(tree, '.cache', `suites-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    ...nodeBundle,
    absWorkingDir: tree,
    entryPoints: suites.map((suite) => join('test', suite)),
    outbase: 'test',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: 'linked',
    plugins: [...(nodeBundle.plugins ?? []), placesAsTheyWere],
  });
  return folder;
}

/** Runs one suite, given by its path below `test/`. */
export type RunSuite = (suite: string, options: Pick<RunOptions, 'env' | 'limit'>) => Promise<Ended>;

/**
 * Prepares the suites of a tree to run in a process each. Bundled at once: a process that compiles hundreds of modules one by one
 * takes more processor time than most suites. Where one of them does not compile each compiles for itself, so that this one alone fails.
 */
export async function prepareSuites(tree: string, suites: readonly string[]): Promise<RunSuite> {
  const folder = await bundle(tree, suites).catch(() => undefined);
  if (folder === undefined)
    return (suite, options) => runScript(join(tree, 'test', suite), [], { ...options, cwd: tree });
  return (suite, options) =>
    run(process.execPath, ['--enable-source-maps', join(folder, suite.replace(/\.ts$/, '.mjs'))], {
      ...options,
      cwd: tree,
    });
}
