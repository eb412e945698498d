import { atEnd, watchSize } from '../life.ts';
import { scrollThreshold } from './state.ts';

/** Marks the bar once the page is scrolled past the threshold, and tells the style sheet how high the bar truly is. */
export function runGlass(root: HTMLElement, life: AbortSignal): void {
  const read = () => root.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
  read();
  addEventListener('scroll', read, { signal: life, passive: true });

  const { style } = document.documentElement;
  watchSize(root, life, () => style.setProperty('--header-height', `${root.offsetHeight}px`));
  atEnd(life, () => style.removeProperty('--header-height'));
}
