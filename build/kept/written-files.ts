import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, type OutputFile } from '../output.ts';
import { cacheEntry, digestOf } from './cache-entry.js';
import { stateOf } from './file-state.js';

/** What was left at a path: what the system said of the file then, and a digest of its contents. */
type Left = readonly [state: string | undefined, digest: string];

export interface WrittenFiles {
  /** Whether a file still stands as the last build left it, with these contents: it need not be read to know. */
  readonly stands: (path: string, contents: OutputFile['contents']) => boolean;
  /** Writes down how all that was asked about stands now, for the next build. */
  readonly keep: () => Promise<void>;
}

/** Opens what the last build of this tree has left in a folder. */
export function openWrittenFiles(folder: string): WrittenFiles {
  const entry = cacheEntry('written', JSON.stringify([realpathSync('.'), folder]));
  const stored = entry.read()?.toString() ?? '{}';
  const left = JSON.parse(stored) as Readonly<Record<string, Left>>;
  const asked = new Map<string, string>();
  return {
    stands(path, contents) {
      const digest = digestOf(bytesOf({ contents })).toString('base64');
      asked.set(path, digest);
      const [state, known] = left[path] ?? [];
      return known === digest && state !== undefined && stateOf(join(folder, path)) === state;
    },
    async keep() {
      const now = [...asked].map(([path, digest]) => [path, [stateOf(join(folder, path)), digest]] as const);
      const text = JSON.stringify(Object.fromEntries(now));
      if (text !== stored) await entry.write(text);
    },
  };
}
