/**
 * Before its first paint a phone lays out only what is near the first screen (`data-opening` in styles/layout/section.css), and the
 * rest just after it. Not where the browser goes on to a place further down, for which it needs the height of all above.
 * Runs inside the head of every page.
 */
const { dataset } = document.documentElement;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && !location.hash) {
  dataset.opening = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.opening));
}
