import type { BuildFailure } from 'esbuild';
import { describeRefusal, Fault, Faults } from '../fault.ts';

const isFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** What the bundler complained of, as faults with file and line; anything else comes back as it was. */
export function bundleFault(error: unknown, remedy: string): unknown {
  if (!isFailure(error)) return error;
  return new Faults(
    error.errors.map(
      ({ text, location, notes }) =>
        new Fault(text, location ? { file: location.file, line: location.line } : {}, notes[0]?.text ?? remedy, {
          cause: error,
        }),
    ),
  );
}

/** What keeps the site's own sources from being read, as faults. */
export const sourceFault = (error: unknown): unknown =>
  bundleFault(error, 'Mend this line; the sources cannot be read.');

/** The same as the last words of the build. */
export const describeSourceFault = (error: unknown): string => describeRefusal(sourceFault(error));
