import { cacheEntry, digestOf } from './cache-entry.js';
import { sourceDigests } from './sources.js';

const sourceOf = (digests) => digestOf(JSON.stringify([...digests])).toString('hex');

/** What the last build behind an entry has made (results.ts), as far as all sources are what they were. `digests` are those of sources.js. */
export function keptResults(entry, digests) {
  const kept = cacheEntry('results', entry);
  const source = sourceOf(digests);
  const known = JSON.parse(kept.read()?.toString() ?? 'null');
  const results = known?.source === source ? known.results : {};
  return {
    results,
    async write(made) {
      const isNew = Object.keys(made).some((key) => !(key in results));
      // What was saved meanwhile is not in it.
      if (isNew && sourceOf(sourceDigests()) === source) await kept.write(JSON.stringify({ source, results: made }));
    },
  };
}
