import { build, type BuildFailure, type BuildOptions, type Message, type OutputFile } from 'esbuild';
import { typesFirst } from '../checks/types.ts';
import { packagesIn } from '../licences.ts';
import { describeRefusal, Fault, Faults, refuse } from '../fault.ts';

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

/** The files a bundle became, and the folders of the packages they hold something of. */
export interface Bundle {
  readonly files: readonly OutputFile[];
  readonly packages: readonly string[];
}

/** Bundles. Throws Faults for what cannot be read, and for what the bundler warns of: a browser would drop it in silence. */
export async function bundle(options: BuildOptions, remedy: string): Promise<Bundle> {
  try {
    const fixed = { bundle: true, write: false, metafile: true, logLevel: 'silent' } as const;
    const { outputFiles, metafile, warnings } = await build({ ...options, ...fixed });
    refuse(faultsOf(warnings, remedy));
    return { files: outputFiles, packages: packagesIn(metafile) };
  } catch (error) {
    throw bundleFault(error, remedy);
  }
}
