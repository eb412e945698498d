const key = 'reading-position';

interface ReadingPosition {
  /** Path the visitor is on the way to. */
  readonly to: string;
  /** Which child of the main part lay under the bar, and how much of it was read, from 0 to 1. */
  readonly section: number;
  readonly read: number;
}

const sections = () => [...(document.querySelector('main')?.children ?? [])];

/** Keeps where the visitor reads, for the same page in another language: both have the same sections at other heights. */
export function keepReadingPosition(to: string): void {
  const section = sections().findIndex((child) => child.getBoundingClientRect().bottom > 0);
  const box = sections()[section]?.getBoundingClientRect();
  if (!box || scrollY === 0) return;
  const position: ReadingPosition = { to, section, read: -box.top / Math.max(1, box.height) };
  try {
    sessionStorage.setItem(key, JSON.stringify(position));
  } catch {
    // Without storage the other language opens at its top.
  }
}

/** Brings the visitor who only changed the language to the place read before; says whether it did. */
export function restoreReadingPosition(): boolean {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const position = kept ? (JSON.parse(kept) as ReadingPosition) : undefined;
    const box = position?.to === location.pathname && sections()[position.section]?.getBoundingClientRect();
    if (!position || !box) return false;
    scrollTo({ top: scrollY + box.top + position.read * box.height, behavior: 'instant' });
    return true;
  } catch {
    return false;
  }
}
