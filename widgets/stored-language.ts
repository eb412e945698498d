import { languageKey } from './language.ts';
import { readStorage } from './storage.ts';

/** Milliseconds the page waits unseen for its alternate; one that hangs, or that the visitor stopped, leaves it hidden no longer. */
const hiddenLimit = 2000;

/**
 * Takes a visitor who chose another language before to this page's alternate in it, before anything is painted: a shared link
 * or a bookmark has no language of its own. Runs inside the head of pages that name an alternate.
 */
const root = document.documentElement;
const alternate = root.getAttribute(`data-twin-${readStorage('localStorage', languageKey)}`);
if (alternate) {
  root.hidden = true;
  setTimeout(() => (root.hidden = false), hiddenLimit);
  location.replace(alternate + location.search + location.hash);
}
