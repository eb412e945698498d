import { onAbort } from '../on-abort.ts';

const taken = new Set<string>();

/** A key that no other form of this page keeps its draft under: forms with the same id, or none, are counted in the order they start in. */
export function draftKey(wanted: string, signal: AbortSignal): string {
  let key = wanted;
  while (taken.has(key)) key += '+';
  taken.add(key);
  onAbort(signal, () => taken.delete(key));
  return key;
}
