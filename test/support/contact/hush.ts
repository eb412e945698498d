import { atEnd } from '../suite.ts';

/** Keeps what the running test prints out of the report, and gives it back. */
export function hush(method: 'log' | 'error' = 'log'): string[] {
  const lines: string[] = [];
  const original = console[method];
  console[method] = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
  atEnd(() => {
    console[method] = original;
  });
  return lines;
}
