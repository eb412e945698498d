import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheEntry, cacheFolder } from './cache-entry.js';
import { isRunning } from '../process-alive.ts';

/** Milliseconds that an entry stays after its last use: every save under `npm run dev` leaves some. */
const unusedFor = 14 * 24 * 60 * 60 * 1000;

/** The number of the process that a file in the cache belongs to: the bundle of a build, or what is being written. */
const owner = /(?:\bbuild-|\.part-)(\d+)/;

/** The text of our own sources that make a thing: as part of what an entry depends on, a change of them makes it anew. */
export const sourceText = (...files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('');

/**
 * What a library makes of `source`, from an earlier build where one made it: `kind` names the folder, `source` is all it depends on,
 * the options of the library included.
 */
export async function cached(kind: string, source: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  const entry = cacheEntry(kind, source);
  const known = entry.read();
  if (known) return known;
  const made = Buffer.from(await make());
  await entry.write(made);
  return made;
}

/** A table of many small results, which one build hands to the next. */
export interface CacheTable<V> {
  /** The value of a key, made where no build has made it yet. */
  readonly of: (key: string, make: () => V) => V;
  /** The same for what takes time. */
  readonly ofLater: (key: string, make: () => Promise<V>) => Promise<V>;
  /** Writes down what is new since the table was opened. */
  readonly save: () => Promise<void>;
}

/** Opens the table of `kind`; `source` is all that its values depend on, keys apart. */
export function openCacheTable<V>(kind: string, source: string): CacheTable<V> {
  const entry = cacheEntry(kind, source);
  const values = new Map<string, V>(JSON.parse(entry.read()?.toString() ?? '[]'));
  let saved = values.size;
  return {
    of(key, make) {
      if (!values.has(key)) values.set(key, make());
      return values.get(key)!;
    },
    async ofLater(key, make) {
      if (!values.has(key)) values.set(key, await make());
      return values.get(key)!;
    },
    async save() {
      if (values.size === saved) return;
      saved = values.size;
      await entry.write(JSON.stringify([...values]));
    },
  };
}

/** Drops what no build has used for a fortnight, and what builds left that were killed. */
export function sweepCache(): void {
  if (!existsSync(cacheFolder)) return;
  const oldest = Date.now() - unusedFor;
  for (const name of readdirSync(cacheFolder, { recursive: true, encoding: 'utf8' })) {
    const place = join(cacheFolder, name);
    const process = owner.exec(name)?.[1];
    // Another build may drop it at the same moment.
    const file = statSync(place, { throwIfNoEntry: false });
    if (!file?.isFile()) continue;
    if (process ? !isRunning(Number(process)) : file.mtimeMs < oldest) rmSync(place, { force: true });
  }
}
