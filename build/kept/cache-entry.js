import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const cacheFolder = '.cache';

export const digestOf = (contents) => createHash('sha256').update(contents).digest();
const digestLength = digestOf('').length;

/** The packages as npm installed them, those for this platform among them, and what runs them. */
export const libraries = [
  ...['node_modules/.package-lock.json', 'package-lock.json']
    .filter((file) => existsSync(file))
    .map((file) => digestOf(readFileSync(file)).toString('hex')),
  ...[process.platform, process.arch, process.version],
].join();

/** The last use is written down to the day: what goes unused is dropped after weeks. */
const aDay = 24 * 60 * 60 * 1000;

export function cacheEntry(kind, source) {
  const place = join(cacheFolder, kind, digestOf(`${libraries}|${source}`).toString('hex').slice(0, 32));
  return {
    read() {
      const file = statSync(place, { throwIfNoEntry: false });
      const stored = file ? readFileSync(place) : Buffer.of();
      const contents = stored.subarray(digestLength);
      if (!digestOf(contents).equals(stored.subarray(0, digestLength))) return undefined;
      if (file.mtimeMs < Date.now() - aDay) utimesSync(place, new Date(), new Date());
      return contents;
    },
    async write(contents) {
      mkdirSync(dirname(place), { recursive: true });
      // Written beside and renamed: two builds at once, threads of one process too, never see half a file.
      const unfinished = `${place}.part-${process.pid}-${randomUUID()}`;
      // Not waited for on its way to the disk: what a fallen machine leaves of it is told by its digest.
      const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
      await writeFile(unfinished, Buffer.concat([digestOf(bytes), bytes]));
      renameSync(unfinished, place);
    },
  };
}
