import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from './cache-entry.js';
import { settingsText } from './sources.js';

/** Part of the repository, so that a fresh clone need not ask again. One verdict a line: git takes those of both branches. */
const file = '.kept/passed.txt';

/** Days that builds write down themselves, which neither compiler nor React reads. */
const unread = 'content/search/lastmod.json';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What npm has installed is what the lock names, as far as it was installed: a platform leaves out what is for others. */
function packagesAreLocked() {
  const installed = 'node_modules/.package-lock.json';
  if (![installed, 'package-lock.json'].every(existsSync)) return false;
  const { packages: locked } = readJson('package-lock.json');
  return Object.entries(readJson(installed).packages).every(([path, { version, integrity }]) => {
    const wanted = locked[path];
    return wanted?.version === version && wanted.integrity === integrity;
  });
}

/**
 * Whether these very sources have passed the compiler (`types`) and React's complaints (`react`, with these settings) where the
 * repository was built last; another file, line or package is another digest. `digests` are those of sources.js.
 */
export function passedChecks(digests) {
  const sources = [...digests].filter(([path]) => path !== unread);
  const lock = existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : '';
  const verdict = (check, more) => `${check} ${digestOf(JSON.stringify([sources, lock, more])).toString('hex')}`;
  const verdicts = { types: verdict('types', ''), react: verdict('react', settingsText()) };
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(text.split('\n'));
  const locked = packagesAreLocked();
  return {
    types: locked && known.has(verdicts.types),
    react: locked && known.has(verdicts.react),
    /** Writes down that both have passed. */
    keep() {
      const now = `${Object.values(verdicts).join('\n')}\n`;
      if (now === text || !locked) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, now);
    },
  };
}
