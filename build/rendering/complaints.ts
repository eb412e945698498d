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
 * React's development mode asks for a stack trace with every element it is given, a third of the time of a page, and sets the
 * limit of traces itself: an accessor in its place keeps the engine from taking any.
 * Work that fails is done again with traces, so that the error says where: rendering is pure, it fails again.
 */
export function withoutTraces<T>(work: () => T): T {
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')!;
  const restore = () => void Object.defineProperty(Error, 'stackTraceLimit', limit);
  try {
    Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} });
    return work();
  } catch {
    restore();
    return work();
  } finally {
    restore();
  }
}
