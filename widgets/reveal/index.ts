import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { reducedMotion } from '../motion.ts';
import { revealOptions } from './state.ts';

/**
 * Lets what lies below the fold rise as it comes into view. `[data-reveal]` inside the root waits (`pending`) only where an observer
 * has reported it out of sight; otherwise it simply shows. Nothing is measured: that would lay out the whole page within the script.
 */
export const reveal: Mount = (root, signal) => {
  if (reducedMotion()) return;
  const show = (element: HTMLElement) => {
    observer.unobserve(element);
    if (element.dataset.reveal) element.dataset.reveal = 'revealed';
  };
  const all = root.querySelectorAll<HTMLElement>('[data-reveal]');
  const showAll = () => all.forEach(show);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect: box } of entries) {
      const element = target as HTMLElement;
      // A tenth of something taller than nine screens is about a screen of nothing.
      const isBelow = box.top > innerHeight && box.height < innerHeight * 9;
      if (isBelow && !isIntersecting) element.dataset.reveal ||= 'pending';
      else show(element);
    }
  }, revealOptions);

  // By then the whole page is laid out (first-screen.ts), and everything has its place.
  requestAnimationFrame(() => setTimeout(() => signal.aborted || all.forEach(observer.observe, observer)));
  // Paper, find in page and a jump to a fragment want what has not been scrolled to.
  addEventListener('beforeprint', showAll, { signal });
  onAbort(signal, showAll);
};
