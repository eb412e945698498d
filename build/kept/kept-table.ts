import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from '../asset.ts';
import { type CacheTable, openCacheTable } from './cache.ts';
import { readJson } from './read-json.ts';

const folder = '.kept';

/** A table whose values stand in the repository, too. */
export interface KeptTable<V> extends CacheTable<V> {
  /** Writes what was asked for since the table was opened into the repository. */
  readonly keep: () => void;
}

/** What stands in a file: a digest of what its values depend on, one of themselves, and the values by a digest of their keys. */
interface Stored<V> {
  readonly source: string;
  readonly digest: string;
  readonly values: Readonly<Record<string, V>>;
}

const digestOfValues = (values: object) => fingerprint(JSON.stringify(values));

function readStored<V>(file: string, source: string): Readonly<Record<string, V>> {
  const stored = readJson<Stored<V>>(file);
  return stored?.source === source && stored.digest === digestOfValues(stored.values) ? stored.values : {};
}

/** One value a line: a change of one is a change of one line. */
const write = <V>({ source, digest, values }: Stored<V>) =>
  [
    '{',
    `"source":${JSON.stringify(source)},"digest":${JSON.stringify(digest)},"values":{`,
    Object.entries(values)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n'),
    '}}\n',
  ].join('\n');

/** A table of `openCacheTable` whose values stand in the repository, too (.kept/README.md). */
export function openKeptTable<V>(kind: string, method: string): KeptTable<V> {
  const file = `${folder}/${kind}.json`;
  const source = fingerprint(method);
  const kept = readStored<V>(file, source);
  const cache = openCacheTable<V>(kind, method);
  const asked = new Map<string, V>();
  const note = (digest: string, value: V) => {
    asked.set(digest, value);
    return value;
  };

  return {
    of(key, make) {
      const digest = fingerprint(key);
      return note(digest, kept[digest] ?? cache.of(digest, make));
    },
    async ofLater(key, make) {
      const digest = fingerprint(key);
      return note(digest, kept[digest] ?? (await cache.ofLater(digest, make)));
    },
    save: cache.save,
    keep() {
      const values = Object.fromEntries([...asked].sort(([one], [other]) => (one < other ? -1 : 1)));
      const text = write({ source, digest: digestOfValues(values), values });
      if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    },
  };
}
