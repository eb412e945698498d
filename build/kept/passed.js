import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from './cache-entry.js';
import { settingsText } from './sources.js';

/** Part of the repository, so that a fresh clone need not ask again. One verdict a line: git takes those of both branches. */
const file = '.kept/passed.txt';

/** Days that builds write down themselves, which neither compiler nor React reads. */
const unread = 'content/search/lastmod.json';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What npm has installed is what the lock names, as far as it was installed: a platform leaves out what is for others. What the lock
 * does not name at all nothing asks for, unless it stands within another package.
 */
function packagesAreLocked() {
  const installed = 'node_modules/.package-lock.json';
  if (![installed, 'package-lock.json'].every(existsSync)) return false;
  const { packages: locked } = readJson('package-lock.json');
  return Object.entries(readJson(installed).packages).every(([path, { version, integrity }]) => {
    const wanted = locked[path];
    if (!wanted) return path.lastIndexOf('node_modules/') === 0;
    return wanted.version === version && wanted.integrity === integrity;
  });
}

/** What these sources draw, one drawing a line: a change of one is a change of one line. */
const drawings = '.kept/drawings.json';
const isDrawing = /^(?:drawing|share card) /;

function drawingsIn(results) {
  const lines = Object.keys(results)
    .filter((key) => isDrawing.test(key))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(results[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function digestOfAll(digests) {
  const sources = [...digests].filter(([path]) => path !== unread);
  return digestOf(JSON.stringify([sources, textOf('package-lock.json')])).toString('hex');
}

/**
 * Whether these very sources have passed the compiler (`types`) and React's complaints (`react`, with these settings) where the
 * repository was built last; another file, line or package is another digest. `digests` are those of sources.js.
 */
export function passedChecks(digests) {
  const all = digestOfAll(digests);
  const verdict = (check, more) => `${check} ${digestOf(all + more).toString('hex')}`;
  const types = verdict('types', '');
  const react = verdict('react', settingsText());
  const drawn = (text) => verdict('drawings', text);
  const text = textOf(file);
  const known = new Set(text.split('\n'));
  const locked = packagesAreLocked();
  return {
    types: locked && known.has(types),
    react: locked && known.has(react),
    /** What these sources have drawn (results.ts), where it is known. */
    results() {
      const text = textOf(drawings);
      return locked && known.has(drawn(text)) ? JSON.parse(text) : undefined;
    },
    /** Writes down that both have passed, and what was drawn; `after` are the digests once it is done: what was saved meanwhile is not in it. */
    keep(results, after) {
      if (!locked || digestOfAll(after) !== all) return;
      const made = drawingsIn(results);
      mkdirSync(dirname(file), { recursive: true });
      if (textOf(drawings) !== made) writeFileSync(drawings, made);
      const now = `${[types, react, drawn(made)].join('\n')}\n`;
      if (text !== now) writeFileSync(file, now);
    },
  };
}
