// Runs build.ts, or with the word `start` build/serving/start.ts, its modules as one file: Node reads that five times faster than three hundred.
import './react-development-mode.js';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from './js/bundle-options.js';

const entry = process.argv[2] === 'start' ? 'build/serving/start.ts' : 'build.ts';

/** Beside node_modules, where its packages are found; builds that run at once each have their own. */
const bundle = `.cache/build-${process.pid}.mjs`;

/** Tells what keeps the sources from being read in the words of the build. */
async function explain(error) {
  const { tsImport } = await import('tsx/esm/api');
  const { describeSourceFault } = await tsImport('./js/bundle.ts', import.meta.url);
  return describeSourceFault(error);
}

/** Packages that the bundle asks for: read while the bundler works. */
const packages = ['react-dom/server', 'htmlparser2'];

async function load() {
  try {
    const bundled = build({ ...nodeBundle, entryPoints: [entry], outfile: bundle });
    await Promise.all([bundled, ...packages.map((name) => import(name))]);
    process.setSourceMapsEnabled(true);
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle, { force: true });
  }
}

try {
  const { runCommand } = await load();
  await runCommand();
} catch (error) {
  console.error(await explain(error));
  process.exitCode = 1;
}
