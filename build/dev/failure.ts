import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSlashes } from '../source-files.ts';

/** A fault as the page in the browser shows it: plain data that travels between threads. */
export interface ShownFault {
  readonly found: string;
  readonly place?: string;
  readonly page?: string;
  readonly language?: string;
  readonly remedy: string;
}

interface FaultLike {
  readonly found: string;
  readonly at: { readonly file?: string; readonly line?: number; readonly page?: string; readonly language?: string };
  readonly remedy: string;
}

// By shape and not by class: a rebuilt site brings its own copy of the class along.
const isFault = (error: unknown): error is FaultLike => error instanceof Error && 'found' in error && 'remedy' in error;
const isCollection = (error: unknown): error is { readonly all: readonly unknown[] } =>
  error instanceof Error && 'all' in error;

/** The first line of the project's own sources on the way to the error. */
function placeOf(stack: string): string | undefined {
  for (const [, address, line] of stack.matchAll(/\(?((?:file:\/\/\/?|[A-Z]:|\/)[^\s()]+?):(\d+):\d+\)?$/gm)) {
    const file = withSlashes(relative('.', address!.startsWith('file:') ? fileURLToPath(address!) : address!));
    if (/^(?:build|content|functions|pages|widgets)[./]/.test(file)) return `${file}:${line}`;
  }
  return undefined;
}

function shown(error: unknown): ShownFault {
  if (isFault(error)) {
    const { file, line, page, language } = error.at;
    return {
      found: error.found,
      ...(file && { place: line ? `${file}:${line}` : file }),
      ...(page && { page }),
      ...(language && { language }),
      remedy: error.remedy,
    };
  }
  if (!(error instanceof Error)) return { found: String(error), remedy: 'Look at what was saved last.' };
  const place = placeOf(error.stack ?? '');
  return {
    found: `${error.name}: ${error.message}`,
    ...(place && { place }),
    remedy: place
      ? 'Mend this line, or what it is given.'
      : 'Look at what was saved last; the terminal has the whole trace.',
  };
}

/** Whatever went wrong, as a list for the page. */
export function shownFaults(error: unknown): readonly ShownFault[] {
  return isCollection(error) ? error.all.map(shown) : [shown(error)];
}

/** The same list for the terminal. */
export function faultText(faults: readonly ShownFault[]): string {
  return faults
    .map(({ found, place, page, language, remedy }) =>
      [
        found,
        place && `  file:     ${place}`,
        page && `  page:     ${page}`,
        language && `  language: ${language}`,
        `  remedy:   ${remedy}`,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}
