/**
 * Before its first paint a phone lays out only what is near the first screen (`data-parts` in styles/layout/section.css), and the
 * rest just after it, one part in each frame, so that a finger never waits for all of it. Not where the browser goes on to a place
 * further down, for which it needs the height of all above. Runs inside the head of every page.
 */
const { documentElement: root } = document;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** What has been found laid out, or is since. */
const done = new Set<Element>();

function openNext() {
  const part = [...document.querySelectorAll<HTMLElement>('main * ~ *, [data-late], footer')].find(
    (element) => !done.has(element) && done.add(element) && getComputedStyle(element).contentVisibility === 'hidden',
  );
  if (part) part.style.contentVisibility = part.style.visibility = 'visible';
  else if (document.readyState !== 'loading') {
    // `data-parts` stays: without it the browser would work out all styles of the page anew.
    delete root.dataset.opening;
    return;
  }
  requestAnimationFrame(openNext);
}

if (entry?.type === 'navigate' && !location.hash && matchMedia('(width < 48rem)').matches) {
  root.dataset.parts = root.dataset.opening = '';
  // From a frame on: asked between two, the browser would lay out one part to answer and the next in the same frame.
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(openNext)));
}
