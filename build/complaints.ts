import { format } from 'node:util';

/** Runs `work` and returns its result with everything React said through `console.error` meanwhile: in its development mode that is how it complains. */
export function hearComplaints<T>(work: () => T): { readonly result: T; readonly complaints: readonly string[] } {
  const original = console.error;
  const complaints: string[] = [];
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
  try {
    return { result: withoutTraces(work), complaints };
  } finally {
    console.error = original;
  }
}

/**
 * React's development mode takes a stack trace for every element it is given, a third of the time of a page.
 * Work that fails is done again with traces, so that the error says where: rendering is pure, it fails again.
 */
function withoutTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = 0;
    return work();
  } catch {
    Error.stackTraceLimit = stackTraceLimit;
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
