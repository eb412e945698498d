import { findAll } from '../dom.ts';
import { languageKey } from '../language.ts';
import { writeStorage } from '../storage.ts';
import { keepReadingPosition } from './reading-position.ts';

/** The language links work by themselves; with a script they also remember the choice and keep query, hash and reading position. */
export function runLanguageSwitch(root: HTMLElement, signal: AbortSignal): void {
  for (const link of findAll<HTMLAnchorElement>(root, 'a[data-language]')) {
    link.addEventListener(
      'click',
      () => {
        writeStorage('localStorage', languageKey, link.dataset.language!);
        link.search = location.search;
        link.hash = location.hash;
        keepReadingPosition(link.pathname);
      },
      { signal },
    );
  }
}
