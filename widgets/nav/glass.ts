import { signal } from '@preact/signals-react';
import { drawWhile } from '../draw.ts';
import { atEnd, watchSize } from '../life.ts';
import { scrollThreshold } from './state.ts';

/** Marks the bar once the page is scrolled past the threshold, and tells the style sheet how high the bar truly is. */
export function runGlass(root: HTMLElement, life: AbortSignal): void {
  const scrolled = signal(false);
  const read = () => (scrolled.value = scrollY > scrollThreshold);
  read();
  addEventListener('scroll', read, { signal: life, passive: true });
  drawWhile(life, () => root.toggleAttribute('data-scrolled', scrolled.value));

  const { style } = document.documentElement;
  watchSize(root, life, () => style.setProperty('--header-height', `${root.offsetHeight}px`));
  atEnd(life, () => style.removeProperty('--header-height'));
}
