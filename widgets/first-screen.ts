/**
 * Before its first paint a phone lays out only what is near the first screen (`data-opening` in styles/layout/section.css), and the
 * rest just after it, one part in each frame, so that a finger never waits for all of it. Not where the browser goes on to a place
 * further down, for which it needs the height of all above. Runs inside the head of every page.
 */
const { documentElement: root } = document;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const opened: HTMLElement[] = [];

function openNext() {
  const part = [...document.querySelectorAll<HTMLElement>('main * ~ *, footer')].find(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  if (part) {
    part.style.contentVisibility = 'visible';
    opened.push(part);
  } else if (document.readyState !== 'loading') {
    delete root.dataset.opening;
    for (const { style } of opened) style.contentVisibility = '';
    return;
  }
  requestAnimationFrame(openNext);
}

if (entry?.type === 'navigate' && !location.hash) {
  root.dataset.opening = '';
  // From a frame on: asked between two, the browser would lay out one part to answer and the next in the same frame.
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(openNext)));
}
