// Run in a copy of the project: makes the pages that `npm run build` makes, without what costs it most of its time: compressed forms,
// files for hosts, and types unless the command line asks for them.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../../build/js/bundle-options.js';

const needed = `
  export { buildSite } from './build.ts';
  export { describeRefusal } from './build/fault.ts';
  export { readSettings } from './build/settings.ts';
`;

async function load() {
  const stdin = { contents: needed, resolveDir: process.cwd(), loader: 'ts' };
  const { outputFiles } = await build({ ...nodeBundle, stdin, write: false });
  // Where packages are found.
  const bundle = join(process.cwd(), '.lean.mjs');
  writeFileSync(bundle, outputFiles[0].text);
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(bundle).href).finally(() => rmSync(bundle));
}

// React complains in its development mode only, and decides when it is loaded.
process.env.NODE_ENV = 'development';
const { buildSite, describeRefusal, readSettings } = await load();
try {
  await buildSite(readSettings(), { folder: 'dist', types: process.argv.includes('--types') });
} catch (error) {
  console.error(describeRefusal(error));
  process.exitCode = 1;
}
