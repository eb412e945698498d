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

/** Bundles the threads that draw drafts and make sites; returns their addresses. */
export async function bundleThreads() {
  const entryPoints = { 'dev-drafts': 'build/dev/draft-worker.ts', 'dev-worker': 'build/dev/site-worker.ts' };
  await build({ ...shared, entryPoints });
  return { drafts: new URL(addressOf('dev-drafts')), site: new URL(addressOf('dev-worker')) };
}

export interface Bundle {
  /** Bundles the sources as they are now and returns the address; throws Faults where they cannot be read. */
  readonly refresh: () => Promise<string>;
  /** Gives up what `refresh` is at, which then throws. */
  readonly cancel: () => void;
}

/**
 * The site and the steps that build it as one file, packages left out. Node reads a module once in its life; a bundle that a new
 * thread imports is the plain way to the sources as they are now, and one file is read ten times faster than two hundred.
 */
export async function openBundle(): Promise<Bundle> {
  const bundle = await context({ ...shared, entryPoints: { 'dev-site': 'build/dev/site.ts' } });
  // One that is still on its way to the bundler would give up what begins after it.
  let cancelled = Promise.resolve();
  return {
    async refresh() {
      await cancelled;
      try {
        await bundle.rebuild();
      } catch (error) {
        throw sourceFault(error);
      }
      return addressOf('dev-site');
    },
    cancel: () => void (cancelled = bundle.cancel()),
  };
}
