import { format } from 'node:util';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fault, refuse } from '../fault.ts';

/**
 * The markup of a document. React complains through `console.error`, in its development mode: each complaint is thrown as a Fault at
 * the place that `at` names.
 */
export function printMarkup(document: ReactNode, at: () => Fault['at']): string {
  const original = console.error;
  const complaints: string[] = [];
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
  let markup: string;
  try {
    markup = withoutTraces(() => renderToStaticMarkup(document));
  } finally {
    console.error = original;
  }
  refuse(
    complaints.map(
      (complaint) =>
        new Fault(
          `React complains: ${complaint.split('\n')[0]}`,
          at(),
          'Mend the markup that React names; nothing is built while it complains.',
        ),
    ),
  );
  return markup;
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
