import { readStorage, writeStorage } from '../storage.ts';

/** What is kept there: the path the visitor is on the way to, which child of the main part lay under the bar, and how much of it was read. */
const key = 'reading-position';

const boxes = () =>
  [...(document.querySelector('main') ?? document.body).children].map((child) => child.getBoundingClientRect());

/** Keeps where the visitor reads, for the same page in another language: both have the same sections at other heights. */
export function keepReadingPosition(to: string): void {
  const section = boxes().findIndex(({ bottom }) => bottom > 0);
  const box = boxes()[section];
  if (!box || !scrollY) return;
  writeStorage('sessionStorage', key, [to, section, -box.top / box.height].join(' '));
}

/** Brings the visitor who only changed the language to the place read before; returns whether it did. */
export function restoreReadingPosition(): boolean {
  const kept = readStorage('sessionStorage', key);
  if (!kept) return false;
  writeStorage('sessionStorage', key, '');
  const [to, section, read] = kept.split(' ');
  if (to !== location.pathname) return false;
  // Now, else what lies above has no height yet (first-screen.ts).
  document.documentElement.removeAttribute('data-parts');
  const restore = () => {
    const box = boxes()[Number(section)];
    if (box) scrollTo({ top: scrollY + box.top + Number(read) * box.height, behavior: 'instant' });
  };
  restore();
  // Until then, and in Firefox just after, the browser goes to the fragment of the address.
  addEventListener('load', () => setTimeout(restore), { once: true });
  return true;
}
