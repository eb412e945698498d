import type { BuildFailure, BuildOptions, BuildResult, Message, Metafile } from 'esbuild';
import { relative, resolve } from 'node:path';
import { typesFirst } from '../checks/types.ts';
import { describeRefusal, Fault, Faults, refuse } from '../fault.ts';
import { recallLater } from '../kept/results.ts';

const isFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

const faultsOf = (messages: readonly Message[], remedy: string) =>
  messages.map(
    ({ text, location, notes }) =>
      new Fault(text, location ? { file: location.file, line: location.line } : {}, notes[0]?.text || remedy),
  );

/** What the bundler complained of, as faults with file and line; anything else comes back as it was. */
const bundleFault = (error: unknown, remedy: string): unknown =>
  isFailure(error) ? new Faults(faultsOf(error.errors, remedy)) : error;

/** What keeps the site's own sources from being read, as faults. */
export const sourceFault = (error: unknown): unknown =>
  bundleFault(error, 'Mend this line; the sources cannot be read.');

/** What keeps the build from starting, as its last words: a line that cannot be read, or a value of the wrong type. */
export async function describeSourceFault(error: unknown): Promise<string> {
  const fault = sourceFault(error);
  return describeRefusal(fault === error ? await typesFirst(error) : fault);
}

/** The folders of the packages that a bundle holds something of. */
export const packagesIn = ({ inputs }: Metafile): readonly string[] =>
  Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []);

/** One file that a bundle became. */
export interface BundledFile {
  readonly path: string;
  readonly contents: Uint8Array;
  readonly text: string;
}

/** The files a bundle became, and the folders of the packages they hold something of. */
export interface Bundle {
  readonly files: readonly BundledFile[];
  readonly packages: readonly string[];
}

/** A bundle as text that one build hands to the next. */
interface StoredBundle {
  readonly files: readonly { readonly path: string; readonly contents: string }[];
  readonly packages: readonly string[];
}

const fixed = { bundle: true, write: false, metafile: true, logLevel: 'silent' } as const;

/** What was bundled; throws Faults for what could not be, and for every warning. */
async function readResult(result: Promise<BuildResult<typeof fixed>>, remedy: string) {
  try {
    const { outputFiles, metafile, warnings } = await result;
    refuse(faultsOf(warnings, remedy));
    return { outputFiles, packages: packagesIn(metafile) };
  } catch (error) {
    throw bundleFault(error, remedy);
  }
}

async function makeBundle(options: BuildOptions, remedy: string): Promise<StoredBundle> {
  // Loaded when it is needed: most builds find their bundles kept.
  const { build } = await import('esbuild');
  const { outputFiles, packages } = await readResult(build({ ...options, ...fixed }), remedy);
  const files = outputFiles.map(({ path, contents }) => ({
    path: relative('.', path),
    contents: Buffer.from(contents).toString('base64'),
  }));
  return { files, packages };
}

/** The same, to be bundled again and again while one works on it: of what was read before only what was saved is read anew. */
export async function openBundler(options: BuildOptions, remedy: string): Promise<() => Promise<Bundle>> {
  const { context } = await import('esbuild');
  const bundler = await context({ ...options, ...fixed });
  return async () => {
    const { outputFiles, packages } = await readResult(bundler.rebuild(), remedy);
    return { files: outputFiles, packages };
  };
}

/** Bundles. Throws Faults for what cannot be read, and for what the bundler warns of: a browser would drop it in silence. */
export async function bundle(options: BuildOptions, remedy: string): Promise<Bundle> {
  const key = `bundle ${JSON.stringify(options)}`;
  const text = await recallLater(key, async () => JSON.stringify(await makeBundle(options, remedy)));
  const { files, packages } = JSON.parse(text) as StoredBundle;
  return {
    files: files.map(({ path, contents }) => {
      const bytes = Buffer.from(contents, 'base64');
      return { path: resolve(path), contents: bytes, text: bytes.toString() };
    }),
    packages,
  };
}
