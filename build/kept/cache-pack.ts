import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cacheEntry, type CacheEntry, digestOf } from './cache-entry.js';

/** Many small results as bytes: a file for each would take longer than most take to make. */
export interface CachePack {
  /** The bytes made of a key, from an earlier build where one made them. */
  readonly of: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Writes down what was asked for, where any of it is new. */
  readonly save: () => Promise<void>;
}

type Results = Map<string, Uint8Array>;

const digestLength = digestOf('').length;

/** A list of what is there, behind its length in four bytes, and all of it in that order. */
function pack(results: Results): Buffer {
  const list = Buffer.from(JSON.stringify([...results].map(([key, { length }]) => [key, length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...results.values()]);
}

function unpack(packed: Buffer): Results {
  let at = 4 + packed.readUInt32LE();
  const list = JSON.parse(packed.subarray(4, at).toString()) as readonly (readonly [key: string, length: number])[];
  return new Map(list.map(([key, length]) => [key, packed.subarray(at, (at += length))]));
}

/** One part of a pack; `entry` is the file of it. */
function openDrawer(entry: CacheEntry) {
  const packed = entry.read();
  const known = packed ? unpack(packed) : new Map<string, Uint8Array>();
  const asked: Results = new Map();
  return {
    async of(key: string, make: () => Promise<Uint8Array>) {
      const bytes = asked.get(key) ?? known.get(key) ?? (await make());
      asked.set(key, bytes);
      return bytes;
    },
    async save() {
      if ([...asked.keys()].some((key) => !known.has(key))) await entry.write(pack(asked));
    },
  };
}

/** Opens the pack of `kind`; `source` is all that its results depend on, keys apart. */
export function openCachePack(kind: string, source: string): CachePack {
  const opened = new Map<string, ReturnType<typeof openDrawer>>();
  const drawerOf = (name: string) => {
    const drawer = opened.get(name) ?? openDrawer(cacheEntry(kind, `${source}|${name}`));
    opened.set(name, drawer);
    return drawer;
  };
  return {
    of(key, make) {
      const digest = digestOf(key).toString('hex');
      // Sixteen: none grows large on a large site, and a small one opens few files.
      return drawerOf(digest.charAt(0)).of(digest, make);
    },
    async save() {
      for (const drawer of opened.values()) await drawer.save();
    },
  };
}

/** A pack whose results stand in the repository, too. */
export interface KeptPack extends CachePack {
  /** Writes what was asked for since the pack was opened into the repository. */
  readonly keep: () => void;
}

/**
 * A pack of `openCachePack` that stands in the repository as one file, too, behind a digest of it and of `source` (.kept/README.md). It
 * is read with the first question.
 */
export function openKeptPack(kind: string, source: string): KeptPack {
  const file = `.kept/${kind}`;
  const sign = (packed: Uint8Array) => digestOf(Buffer.concat([digestOf(source), digestOf(packed)]));
  const readFile = () => (existsSync(file) ? readFileSync(file) : Buffer.of());
  const read = (): Results => {
    const stored = readFile();
    const packed = stored.subarray(digestLength);
    return sign(packed).equals(stored.subarray(0, digestLength)) ? unpack(packed) : new Map();
  };
  let kept: Results | undefined;
  const cache = openCachePack(kind, source);
  const asked: Results = new Map();
  return {
    async of(key, make) {
      kept ??= read();
      const bytes = kept.get(key) ?? (await cache.of(key, make));
      asked.set(key, bytes);
      return bytes;
    },
    save: cache.save,
    keep() {
      const packed = pack(new Map([...asked].sort(([one], [other]) => (one < other ? -1 : 1))));
      const whole = Buffer.concat([sign(packed), packed]);
      if (whole.equals(readFile())) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, whole);
    },
  };
}
