import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { reducedMotion } from '../motion.ts';
import { revealOptions } from './state.ts';

/** A tenth of something taller than nine screens is about a screen of nothing. */
const isBelow = ({ top, height }: DOMRectReadOnly) => top > innerHeight && height < innerHeight * 9;

/**
 * Lets what lies below the fold rise as it comes into view. `[data-reveal]` inside the root waits (`pending`) only where an observer
 * has reported it out of sight; otherwise it simply shows. Nothing is measured: that would lay out the whole page in one go.
 */
export const reveal: Mount = (root, signal) => {
  if (reducedMotion()) return;
  const pending = new Set<HTMLElement>();
  const show = (element: HTMLElement) => {
    pending.delete(element);
    observer.unobserve(element);
    element.dataset.reveal = 'revealed';
  };
  const showAll = () => pending.forEach(show);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      const element = target as HTMLElement;
      if (pending.has(element)) {
        if (isIntersecting) show(element);
      } else if (!isIntersecting && isBelow(boundingClientRect)) {
        pending.add(element);
        element.dataset.reveal = 'pending';
      } else observer.unobserve(element);
    }
  }, revealOptions);

  root.querySelectorAll('[data-reveal=""]').forEach((element) => observer.observe(element));
  // Paper, find in page and a jump to a fragment want what has not been scrolled to.
  addEventListener('beforeprint', showAll, { signal });
  onAbort(signal, () => {
    observer.disconnect();
    showAll();
  });
};
