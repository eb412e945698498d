import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { reducedMotion } from '../motion.ts';
import { revealOptions, watchdogDelay } from './state.ts';

/**
 * Lets what lies below the fold rise as it comes into view. `[data-reveal]` inside the root waits (`pending`) only
 * where it starts out of sight and an observer will report it; otherwise it simply shows.
 */
export const reveal: Mount = (root, signal) => {
  if (reducedMotion()) return;
  const isBelow = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    // A tenth of something taller than nine screens is about a screen of nothing.
    return top > innerHeight && height < innerHeight * 9;
  };
  const pending = new Set([...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow));

  const show = (element: HTMLElement) => {
    pending.delete(element);
    observer.unobserve(element);
    element.dataset.reveal = 'revealed';
  };
  const showAll = () => pending.forEach(show);
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(watchdog);
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
  }, revealOptions);
  const watchdog = setTimeout(showAll, watchdogDelay);

  for (const element of pending) {
    element.dataset.reveal = 'pending';
    observer.observe(element);
  }
  // Paper, find in page and a jump to a fragment want what has not been scrolled to.
  addEventListener('beforeprint', showAll, { signal });
  onAbort(signal, () => {
    clearTimeout(watchdog);
    showAll();
  });
};
