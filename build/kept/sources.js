import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './cache-entry.js';

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

const filesIn = (part) =>
  statSync(part).isDirectory()
    ? readdirSync(part, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [part];

/** A digest of every file that a site is made of, by path. */
export const sourceDigests = () =>
  new Map(
    parts
      .filter((part) => existsSync(part))
      .flatMap(filesIn)
      .sort()
      .map((file) => [file.replaceAll('\\', '/'), digestOf(readFileSync(file)).toString('base64')]),
  );

/** Variables that settings.ts reads; whatever begins like one of ours counts. */
const setting = /^(?:CONTACT|SITE|BASE|KEEP|SOURCE_DATE)_/;

/** All that the environment says of a site, as text to compare. An empty value says nothing but that `.env` does not count. */
export const settingsText = () => {
  const file = existsSync('.env') ? readFileSync('.env', 'base64') : '';
  const given = Object.entries(process.env).filter(([name, value]) => setting.test(name) && (value || file));
  return JSON.stringify([given.sort(), file]);
};
