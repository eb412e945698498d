import { realpathSync } from 'node:fs';
import { cacheEntry } from './cache-entry.js';
import { stateOf } from './file-state.js';
import { listFiles } from './list-files.js';
import { settingsText } from './sources.js';

/** What a build writes: the site, and what hosts are given beside it (hosting/host-files.ts). */
const folders = ['dist', 'hosting'];

/** What the system says of everything in these folders: whoever writes there changes the times of it. */
const stateOfFiles = () => folders.map(stateOfAll).join('\n\n');

const stateOfAll = (folder) =>
  listFiles(folder)
    .sort()
    .map((file) => `${file},${stateOf(`${folder}/${file}`)}`)
    .join('\n');

/** All that decides what this tree publishes today: the year and the days that files of earlier builds stay are counted from now. */
const keyOf = (digests) =>
  JSON.stringify([
    realpathSync('.'),
    new Date().toISOString().slice(0, 10),
    process.env.CI ?? '',
    settingsText(),
    [...digests],
  ]);

/** The site that the last build has published, as far as it would publish the same again. `digests` are those of sources.js. */
export function publishedSite(digests) {
  const started = performance.now();
  const entry = cacheEntry('published', keyOf(digests));
  return {
    /** Whether it stands as it was left; says so. */
    stands() {
      const known = JSON.parse(entry.read()?.toString() ?? 'null');
      if (!known || known.state !== stateOfFiles()) return false;
      const { pages, notes } = known.said;
      console.log(
        `dist/: nothing has changed on ${pages} pages, seen in ${Math.round(performance.now() - started)} ms`,
      );
      for (const note of notes) console.log(note);
      return true;
    },
    /** Writes down that it was made of the sources as they are; `after` are the digests once it is done: what was saved meanwhile is not in it. */
    async remember(said, after) {
      if (keyOf(after) === keyOf(digests)) await entry.write(JSON.stringify({ state: stateOfFiles(), said }));
    },
  };
}
