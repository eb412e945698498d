import { join } from 'node:path';
import { runScript } from '../build/built-site.ts';
import { bundleScripts } from '../build/bundle-scripts.ts';
import { type Ended, run, type RunOptions } from './process.ts';

/** Runs one suite, given by its path below `test/`, in a process of its own. */
export type RunSuite = (suite: string, options: Pick<RunOptions, 'env' | 'limit'>) => Promise<Ended>;

/** Prepares suites of a tree to be run. Where one of them does not compile each compiles for itself, so that this one alone fails. */
export async function prepareSuites(tree: string, suites: readonly string[]): Promise<RunSuite> {
  const bundled = await bundleScripts(tree, suites).catch(() => undefined);
  return (suite, options) =>
    bundled
      ? run(process.execPath, bundled(suite), { ...options, cwd: tree })
      : runScript(join(tree, 'test', suite), [], { ...options, cwd: tree });
}
