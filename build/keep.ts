import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './asset.ts';

/** Whatever is in it can be made again; git ignores it. */
const folder = '.cache';

/** Libraries that are renewed make everything anew. */
const libraries = fingerprint(readFileSync('package-lock.json'));

/** Where something made from `source` is kept. */
const placeOf = (kind: string, source: string, extension: string) =>
  join(folder, kind, `${fingerprint(`${libraries}|${source}`)}.${extension}`);

function write(place: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  // Written beside and renamed: two builds at once, threads of one process too, never see half a file.
  const unfinished = `${place}.${randomUUID()}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, place);
}

/** What a library makes of `source`, from an earlier build where one made it: `kind` names the folder, `source` is all it depends on. */
export async function keep(
  kind: string,
  source: string,
  extension: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const place = placeOf(kind, source, extension);
  if (!existsSync(place)) write(place, await make());
  return readFileSync(place);
}

/** A table of many small results, which one build hands to the next. */
export interface KeptTable<V> {
  /** The value of a key, made where no build has made it yet. */
  readonly of: (key: string, make: () => V) => V;
  /** Writes down what is new since the table was opened. */
  readonly save: () => void;
}

/** Opens the table of `kind`; `source` is all that its values depend on, keys apart. */
export function openKeptTable<V>(kind: string, source: string): KeptTable<V> {
  const place = placeOf(kind, source, 'json');
  const values = new Map<string, V>(existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : []);
  let saved = values.size;
  return {
    of(key, make) {
      if (!values.has(key)) values.set(key, make());
      return values.get(key)!;
    },
    save() {
      if (values.size === saved) return;
      write(place, JSON.stringify([...values]));
      saved = values.size;
    },
  };
}
