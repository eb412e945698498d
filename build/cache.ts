import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './asset.ts';

/** Whatever is in it can be made again; git ignores it. */
const folder = '.cache';

/** Milliseconds that something is kept after its last use: every save under `npm run dev` leaves some. */
const keptFor = 14 * 24 * 60 * 60 * 1000;
const kinds = new Set<string>();

/** Libraries that are renewed make everything anew. */
const libraries = fingerprint(readFileSync('package-lock.json'));

/** Where something made from `source` is kept. */
function placeOf(kind: string, source: string, extension: string): string {
  kinds.add(kind);
  const place = join(folder, kind, `${fingerprint(`${libraries}|${source}`)}.${extension}`);
  if (existsSync(place)) utimesSync(place, new Date(), new Date());
  return place;
}

function write(place: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(place), { recursive: true });
  // Written beside and renamed: two builds at once, threads of one process too, never see half a file.
  const unfinished = `${place}.${randomUUID()}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, place);
}

/** The text of our own sources that make a thing: as part of what it is kept by, a change of them makes it anew. */
export const textOf = (...files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('');

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

/** Drops what no build has used for a fortnight, of the kinds that this one uses. */
export function dropUnused(): void {
  const oldest = Date.now() - keptFor;
  for (const kind of kinds) {
    if (!existsSync(join(folder, kind))) continue;
    for (const name of readdirSync(join(folder, kind))) {
      const place = join(folder, kind, name);
      // Another build may drop it at the same moment.
      if ((statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest) rmSync(place, { force: true });
    }
  }
}
