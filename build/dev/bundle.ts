import { build, type BuildOptions, context } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { sourceFault } from '../js/bundle.ts';
import { nodeBundle } from '../js/bundle-options.js';

const shared: BuildOptions = {
  ...nodeBundle,
  outdir: '.cache',
  outExtension: { '.js': '.mjs' },
  jsxDev: true,
};

const addressOf = (name: string) => pathToFileURL(`.cache/${name}.mjs`).href;

/** Bundles the thread that makes sites; returns its address. */
export async function bundleWorker(): Promise<URL> {
  await build({ ...shared, entryPoints: { 'dev-worker': 'build/dev/worker.ts' } });
  return new URL(addressOf('dev-worker'));
}

export interface Bundle {
  /** Bundles the sources as they are now and returns the address; throws Faults where they cannot be read. */
  readonly refresh: () => Promise<string>;
}

/**
 * The site and the steps that build it as one file, packages left out. Node reads a module once in its life; a bundle that a new
 * thread imports is the one way to the sources as they are now, and one file is read ten times faster than two hundred.
 */
export async function openBundle(): Promise<Bundle> {
  const bundle = await context({ ...shared, entryPoints: { 'dev-site': 'build/dev/site.ts' } });
  return {
    async refresh() {
      try {
        await bundle.rebuild();
      } catch (error) {
        throw sourceFault(error);
      }
      return addressOf('dev-site');
    },
  };
}
