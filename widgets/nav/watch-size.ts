import { onAbort } from '../on-abort.ts';

/** Calls back once the page has been laid out, and whenever the element's size changes, its appearing and disappearing included, until the signal aborts. */
export function watchSize(element: Element, signal: AbortSignal, changed: () => void): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  onAbort(signal, () => observer.disconnect());
}
