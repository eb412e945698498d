import { keep, recall } from '../storage.ts';

const key = 'reading-position';

/** Path the visitor is on the way to, which child of the main part lay under the bar, and how much of it was read, from 0 to 1. */
type ReadingPosition = readonly [to: string, section: number, read: number];

const boxes = () => [...document.querySelector('main')!.children].map((child) => child.getBoundingClientRect());

/** Keeps where the visitor reads, for the same page in another language: both have the same sections at other heights. */
export function keepReadingPosition(to: string): void {
  const section = boxes().findIndex(({ bottom }) => bottom > 0);
  const box = boxes()[section];
  if (!box || !scrollY) return;
  const position: ReadingPosition = [to, section, -box.top / box.height];
  keep('sessionStorage', key, JSON.stringify(position));
}

/** Brings the visitor who only changed the language to the place read before; says whether it did. */
export function restoreReadingPosition(): boolean {
  const kept = recall('sessionStorage', key);
  if (!kept) return false;
  keep('sessionStorage', key, null);
  const [to, section, read] = JSON.parse(kept) as ReadingPosition;
  const box = boxes()[section];
  if (to !== location.pathname || !box) return false;
  scrollTo({ top: scrollY + box.top + read * box.height, behavior: 'instant' });
  return true;
}
