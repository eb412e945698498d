import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint } from '../asset.ts';
import { readJson } from './read-json.ts';

/** Part of the repository: what takes long to make and seldom changes, so that a fresh clone finds it. Its README says more. */
const folder = '.kept';
const index = 'index.json';

const require = createRequire(import.meta.url);

/** The versions of packages, as part of what a kept file depends on. */
export const versionsOf = (...packages: readonly string[]): string =>
  packages
    .map((name) => {
      // Not every package lets its own description be asked for by name.
      const paths = require.resolve.paths(name)!.map((path) => join(path, name, 'package.json'));
      const { version } = JSON.parse(readFileSync(paths.find(existsSync)!, 'utf8')) as { version: string };
      return `${name}@${version}`;
    })
    .join();

/** Files of one kind. */
export interface KeptFiles {
  /** The file of that name, as far as it was made from what `source` is the fingerprint of and is whole; else `make` makes it. */
  readonly of: (name: string, source: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Writes down what was asked for since, and drops the rest. */
  readonly save: () => void;
}

/** Opens the files of a kind. Each is listed with a digest of what it was made from and of its bytes: neither is taken on trust. */
export function openKeptFiles(kind: string): KeptFiles {
  const place = join(folder, kind);
  const list = join(place, index);
  const listed = readJson<Readonly<Record<string, string>>>(list) ?? {};
  const asked = new Map<string, { readonly entry: string; readonly contents: Uint8Array }>();

  return {
    async of(name, source, make) {
      const entryOf = (contents: Uint8Array) => `${source} ${fingerprint(contents)}`;
      const file = join(place, name);
      const stored = listed[name]?.startsWith(source) && existsSync(file) ? readFileSync(file) : undefined;
      const contents = stored && listed[name] === entryOf(stored) ? stored : await make();
      asked.set(name, { entry: entryOf(contents), contents });
      return contents;
    },
    save() {
      mkdirSync(place, { recursive: true });
      for (const [name, { entry, contents }] of asked)
        if (listed[name] !== entry) writeFileSync(join(place, name), contents);
      for (const name of readdirSync(place)) if (name !== index && !asked.has(name)) rmSync(join(place, name));
      const entries = [...asked].map(([name, { entry }]) => [name, entry]).sort();
      const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
      if (!existsSync(list) || readFileSync(list, 'utf8') !== text) writeFileSync(list, text);
    },
  };
}
