import { readFileSync } from 'node:fs';
import { cacheEntry, digestOf } from './cache-entry.js';
import { nodeBundle } from '../js/bundle-options.js';
import { scriptNames } from './kept-script.js';

/** The sources that a bundle was made of have the digests they had. */
const isCurrent = (inputs, digests) => inputs.every(([file, digest]) => digests.get(file) === digest);

/** Decides how JSX and imports are read, wherever it is not among the inputs itself. */
const configuration = 'tsconfig.json';

/** What pages are drawn with comes along; all other packages are found where they are. */
const inside = /^(?:react|react-dom|@preact\/.*)$/;
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const options = {
  ...nodeBundle,
  // A script, unlike a module, can be handed to the next build as V8 has compiled it (kept-script.js).
  format: 'cjs',
  banner: { js: `(function (${scriptNames}) {` },
  footer: { js: '})' },
  define: { 'import.meta.url': 'scriptUrl' },
  packages: 'bundle',
  external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !inside.test(name)),
  sourcemap: 'external',
  outfile: 'bundle.js',
  // A quarter less to read for each build; functions keep the names that a trace tells.
  minifyWhitespace: true,
  minifySyntax: true,
  write: false,
  metafile: true,
};

/** Of a package that is asked for where it is needed. */
const packageImport = new RegExp(`\\bimport\\((?="(?:${options.external.join('|')})"\\))`, 'g');

/** A bundle by its digest: the code, and apart from it the map, which only a trace is read by. */
const partsOf = (digest) => ({ code: cacheEntry('bundle', digest), map: cacheEntry('bundle-map', digest) });

/**
 * The modules behind an entry as one script for Node, from an earlier build where none of them has changed since. `digests` are those of
 * sources.js. Returns the code, its digest, and what reads its source map.
 */
export async function bundleModules(entry, digests) {
  const kept = cacheEntry('bundles', `${entry}|${JSON.stringify(options)}`);
  const known = JSON.parse(kept.read()?.toString() ?? 'null');
  if (known && isCurrent(known.inputs, digests)) {
    const { code, map } = partsOf(known.digest);
    const made = code.read();
    if (made) return { code: made, digest: known.digest, readMap: () => map.read()?.toString() };
  }
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...options, entryPoints: [entry] });
  const [map, { text }] = outputFiles;
  const code = Buffer.from(text.replace(packageImport, 'importPackage('));
  const digest = digestOf(code).toString('hex');
  const parts = partsOf(digest);
  await Promise.all([parts.code.write(code), parts.map.write(map.contents)]);
  const inputs = [configuration, ...Object.keys(metafile.inputs)]
    .filter((file) => digests.has(file))
    .map((file) => [file, digests.get(file)]);
  await kept.write(JSON.stringify({ inputs, digest }));
  return { code, digest, readMap: () => map.text };
}
