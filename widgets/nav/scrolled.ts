import { onAbort } from '../on-abort.ts';
import { scrollThreshold } from './state.ts';
import { watchSize } from './watch-size.ts';

/** Marks the bar once the page is scrolled past the threshold, and tells the style sheet how high the bar truly is. */
export function runScrolled(root: HTMLElement, signal: AbortSignal): void {
  const read = () => root.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
  addEventListener('scroll', read, { signal, passive: true });

  const { style } = document.documentElement;
  watchSize(root, signal, () => {
    read();
    style.setProperty('--header-height', `${root.offsetHeight}px`);
  });
  onAbort(signal, () => style.removeProperty('--header-height'));
}
