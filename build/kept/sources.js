import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { cacheEntry, digestOf } from './cache-entry.js';
import { stateOf } from './file-state.js';
import { listFiles } from './list-files.js';

/** Everything that a site is made of; the packages are in every key anyway (cache-entry.js). */
const parts = [
  'build.ts',
  'build',
  'content',
  'functions',
  'media',
  'pages',
  'styles',
  'widgets',
  'package.json',
  'tsconfig.json',
];

const filesIn = (part) => (statSync(part).isDirectory() ? listFiles(part).map((file) => `${part}/${file}`) : [part]);

/**
 * A digest of every file that a site is made of, by path: of `read` files that nobody has written to since they were read last, as
 * git's index does it.
 */
function digestAll(read) {
  const files = parts
    .filter((part) => existsSync(part))
    .flatMap(filesIn)
    .sort();
  return files.map((file) => {
    const state = stateOf(file);
    const [before, known] = read[file] ?? [];
    return [file, state, state === before ? known : digestOf(readFileSync(file)).toString('base64')];
  });
}

/** Opens the sources as they were read last. */
export function openSources() {
  const entry = cacheEntry('sources', realpathSync('.'));
  const stored = entry.read()?.toString();
  let read = JSON.parse(stored ?? '{}');
  return {
    /** A digest of every file that a site is made of, by path. */
    digests() {
      const all = digestAll(read);
      read = Object.fromEntries(all.map(([file, ...facts]) => [file, facts]));
      return new Map(all.map(([file, , digest]) => [file, digest]));
    },
    /** Writes down what was read. */
    async keep() {
      const text = JSON.stringify(read);
      if (text !== stored) await entry.write(text);
    },
  };
}

/** Variables that settings.ts reads; whatever begins like one of ours counts. */
const setting = /^(?:CONTACT|SITE|BASE|KEEP|SOURCE_DATE)_/;

/** All that the environment says of a site, as text to compare. An empty value says nothing but that `.env` does not count. */
export const settingsText = () => {
  const file = existsSync('.env') ? readFileSync('.env', 'base64') : '';
  const given = Object.entries(process.env).filter(([name, value]) => setting.test(name) && (value || file));
  return JSON.stringify([given.sort(), file]);
};
