import { languageKey } from './language.ts';
import { readStorage } from './storage.ts';

/**
 * Takes a visitor who chose another language before to this page's alternate in it, before anything is painted: a shared link
 * or a bookmark has no language of its own (lang-3). Runs inside the head of pages that name an alternate.
 */
const root = document.documentElement;
const alternate = root.getAttribute(`data-alternate-${readStorage('localStorage', languageKey)}`);
if (alternate) {
  root.hidden = true;
  // A page that is complete though its alternate has not come was stopped on the way.
  document.addEventListener('readystatechange', () => (root.hidden = document.readyState !== 'complete'));
  location.replace(alternate + location.search + location.hash);
}
