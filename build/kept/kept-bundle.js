import { cacheEntry, digestOf } from './cache-entry.js';
import { nodeBundle } from '../js/bundle-options.js';

/** The sources that a bundle was made of have the digests they had. */
const isCurrent = (inputs, digests) => inputs.every(([file, digest]) => digests.get(file) === digest);

/** Decides how JSX and imports are read, wherever it is not among the inputs itself. */
const configuration = 'tsconfig.json';

/** A bundle by its digest: the code, and apart from it the map, which only a trace is read by. */
const partsOf = (digest) => ({ code: cacheEntry('bundle', digest), map: cacheEntry('bundle-map', digest) });

/**
 * The modules behind an entry as one file for Node, from an earlier build where none of them has changed since. `digests` are those of
 * sources.js. Returns the code, its digest, and what reads its source map.
 */
export async function bundleModules(entry, digests) {
  const kept = cacheEntry('bundles', `${entry}|${JSON.stringify(nodeBundle)}`);
  const known = JSON.parse(kept.read()?.toString() ?? 'null');
  if (known && isCurrent(known.inputs, digests)) {
    const { code, map } = partsOf(known.digest);
    const made = code.read();
    if (made) return { code: made, digest: known.digest, readMap: () => map.read()?.toString() };
  }
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...nodeBundle,
    sourcemap: 'external',
    entryPoints: [entry],
    outfile: 'bundle.mjs',
    write: false,
    metafile: true,
  });
  const [map, { contents: code }] = outputFiles;
  const digest = digestOf(code).toString('hex');
  const parts = partsOf(digest);
  await Promise.all([parts.code.write(code), parts.map.write(map.contents)]);
  const inputs = [configuration, ...Object.keys(metafile.inputs)].map((file) => [file, digests.get(file)]);
  await kept.write(JSON.stringify({ inputs, digest }));
  return { code, digest, readMap: () => map.text };
}
