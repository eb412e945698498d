import { format } from 'node:util';

/** Runs `work` and returns its result with everything React said through `console.error` meanwhile: in its development mode that is how it complains. */
export function hearComplaints<T>(work: () => T): { readonly result: T; readonly complaints: readonly string[] } {
  const original = console.error;
  const complaints: string[] = [];
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
  try {
    return { result: work(), complaints };
  } finally {
    console.error = original;
  }
}
