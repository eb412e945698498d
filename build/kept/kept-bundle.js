import { cacheEntry } from './cache-entry.js';
import { nodeBundle } from '../js/bundle-options.js';

/** The sources that a bundle was made of have the digests they had. */
const isCurrent = (inputs, digests) => inputs.every(([file, digest]) => digests.get(file) === digest);

/** Decides how JSX and imports are read, wherever it is not among the inputs itself. */
const configuration = 'tsconfig.json';

/** The modules behind an entry as one file for Node, from an earlier build where none of them has changed since. `digests` are those of sources.js. */
export async function bundleModules(entry, digests) {
  const kept = cacheEntry('bundles', `${entry}|${JSON.stringify(nodeBundle)}`);
  const known = JSON.parse(kept.read()?.toString() ?? 'null');
  if (known && isCurrent(known.inputs, digests)) return known.code;
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...nodeBundle, entryPoints: [entry], write: false, metafile: true });
  const code = outputFiles[0].text;
  const inputs = [configuration, ...Object.keys(metafile.inputs)].map((file) => [file, digests.get(file)]);
  await kept.write(JSON.stringify({ inputs, code }));
  return code;
}
