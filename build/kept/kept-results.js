import { cacheEntry, digestOf } from './cache-entry.js';

/** A build for delivery (CI) writes down nothing for fresh clones: one that does makes all of it itself. */
const sourceOf = (digests) => digestOf(JSON.stringify([process.env.CI ?? '', ...digests])).toString('hex');

/** What the last build behind an entry has made (results.ts), as far as all sources are what they were. `digests` are those of sources.js. */
export function keptResults(entry, digests) {
  const kept = cacheEntry('results', entry);
  const source = sourceOf(digests);
  const known = JSON.parse(kept.read()?.toString() ?? 'null');
  const results = known?.source === source ? known.results : {};
  return {
    results,
    /** `after` are the digests once it is done: what was saved meanwhile is not in it. */
    async write(made, after) {
      const isNew = Object.keys(made).some((key) => !(key in results));
      if (isNew && sourceOf(after) === source) await kept.write(JSON.stringify({ source, results: made }));
    },
  };
}
