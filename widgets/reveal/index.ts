import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { reducedMotion } from '../motion.ts';
import { revealOptions } from './state.ts';

type Entry = IntersectionObserverEntry & { readonly target: HTMLElement };

/**
 * Lets what lies below the fold rise as it comes into view. `[data-reveal]` inside the root waits (`pending`) only once the page is
 * scrolled, so that a picture of all of it is whole, and only where an observer has reported it out of sight; otherwise it simply
 * shows. Nothing is measured: that would lay out the whole page within the script.
 */
export const reveal: Mount = (root, signal) => {
  if (reducedMotion()) return;
  const show = (element: HTMLElement) => {
    observer.unobserve(element);
    element.dataset.reveal &&= 'revealed';
  };
  const all = root.querySelectorAll<HTMLElement>('[data-reveal]');
  const showAll = () => all.forEach(show);
  const observer = new IntersectionObserver((entries) => {
    // Once: after something is marked, the browser would work out the styles again to answer.
    const height = innerHeight;
    for (const { isIntersecting, target, boundingClientRect: box } of entries as Entry[]) {
      // A tenth of something taller than nine screens is about a screen of nothing.
      if (!isIntersecting && box.top > height && box.height < height * 9) target.dataset.reveal ||= 'pending';
      else show(target);
    }
  }, revealOptions);

  const observe = () => {
    // Everything has its place once the whole page is laid out (first-screen.ts).
    if ('opening' in document.documentElement.dataset) setTimeout(observe, 100);
    else all.forEach(observer.observe, observer);
  };
  addEventListener('scroll', observe, { once: true, signal });

  // Paper, find in page and a jump to a fragment want what has not been scrolled to.
  addEventListener('beforeprint', showAll, { signal });
  onAbort(signal, showAll);
};
