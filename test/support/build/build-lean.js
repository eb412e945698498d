// Run in the project or a copy of it, with a folder: makes the pages that `npm run build` makes, without what costs it most of its time:
// compressed forms, files for hosts, and types unless the command line asks for them. With `--local` as `npm start` builds them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../../build/js/bundle-options.js';

const needed = `
  export { buildSite } from './build.ts';
  export { describeRefusal } from './build/fault.ts';
  export { localSettings } from './build/serving/local-settings.ts';
  export { readSettings } from './build/settings.ts';
`;

async function load() {
  const stdin = { contents: needed, resolveDir: process.cwd(), loader: 'ts' };
  const { outputFiles } = await build({ ...nodeBundle, stdin, write: false });
  // As build/run.js does it: one file, where packages are found.
  const cache = join(process.cwd(), '.cache');
  mkdirSync(cache, { recursive: true });
  const bundle = join(cache, `build-${process.pid}.mjs`);
  writeFileSync(bundle, outputFiles[0].text);
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(bundle).href).finally(() => rmSync(bundle));
}

const [, , folder, ...options] = process.argv;
const types = options.includes('--types');
const local = options.includes('--local');

// React complains in its development mode only, and decides when it is loaded.
process.env.NODE_ENV = 'development';
const { buildSite, describeRefusal, localSettings, readSettings } = await load();
try {
  const settings = readSettings();
  await buildSite(local ? localSettings(settings) : settings, { folder, types, demonstration: local });
} catch (error) {
  console.error(describeRefusal(error));
  process.exitCode = 1;
}
