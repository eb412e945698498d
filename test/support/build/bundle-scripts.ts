import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { nodeBundle } from '../../../build/js/bundle-options.js';
import { projectFolder } from './built-site.ts';

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

/** A new folder where packages are found; in a copy beside what copies share. */
function bundleFolder(tree: string): string {
  const parent = tree === projectFolder ? join(tree, '.cache') : tree;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, '.bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes plain modules of scripts, given by their paths below a tree's `test/`, with what they share in files of their own: a process
 * that compiles hundreds of modules one by one takes more processor time than most suites. Returns the arguments with which Node runs
 * one of them; they are gone when this process ends.
 */
export async function bundleScripts(
  tree: string,
  scripts: readonly string[],
): Promise<(script: string) => readonly string[]> {
  const folder = bundleFolder(tree);
  await build({
    ...nodeBundle,
    absWorkingDir: tree,
    entryPoints: scripts.map((script) => join('test', script)),
    outbase: 'test',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: 'linked',
    plugins: [...(nodeBundle.plugins ?? []), placesAsTheyWere],
  });
  return (script) => ['--enable-source-maps', join(folder, script.replace(/\.ts$/, '.mjs'))];
}
