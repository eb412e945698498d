import { languageKey } from './language.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Where the address of a page is kept that is not to be left once more. */
const stayKey = 'stay';

const root = document.documentElement;
const alternate = root.getAttribute(`data-twin-${readStorage('localStorage', languageKey)}`);
const stays = readStorage('sessionStorage', stayKey) === location.href;
if (stays) writeStorage('sessionStorage', stayKey, '');

/**
 * Takes a visitor who chose another language before to this page's alternate in it, before anything is painted: a shared link
 * or a bookmark has no language of its own. Runs inside the head of pages that name an alternate.
 */
if (alternate && !stays) {
  root.hidden = true;
  // A page that is complete though its alternate has not come was stopped, or is read on meanwhile.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'complete') return;
    root.hidden = false;
    if (document.querySelector('footer')) return;
    // Most browsers read a page no further while it is being left: what is missing has to be loaded anew.
    writeStorage('sessionStorage', stayKey, location.href);
    location.reload();
  });
  location.replace(alternate + location.search + location.hash);
}
