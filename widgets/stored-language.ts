import { languageKey } from './language.ts';
import { recall } from './storage.ts';

/**
 * Takes a visitor who chose another language before to this page's twin in it, before anything is painted
 * (lang-3). Runs inside the head of pages that name a twin.
 */
const root = document.documentElement;
const twin = root.getAttribute(`data-alternate-${recall('localStorage', languageKey)}`);
if (twin) {
  root.hidden = true;
  location.replace(twin + location.search + location.hash);
}
