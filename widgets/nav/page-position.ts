import { atEnd } from '../life.ts';
import { restoreReadingPosition } from './reading-position.ts';

/** Milliseconds the script leaves the page to settle before it scrolls to a fragment (specification, section 9). */
const hashDelay = 100;

const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

/** Old fragments live on as `data-moved-to`: the address is rewritten to where their words stand now. */
function followMoved(): void {
  const moved = target()?.dataset.movedTo;
  if (!moved) return;
  history.replaceState(null, '', `#${moved}`);
  target()?.scrollIntoView();
}

/**
 * Where the page stands: at the place read before where only the language changed, at the fragment of the address
 * otherwise (`scroll-padding-top` keeps it clear of the bar), and back at the top when a link leads to the page already shown.
 * How it scrolls, smoothly or at once, is the style sheet's `scroll-behavior`.
 */
export function runPagePosition(life: AbortSignal): void {
  const restored = restoreReadingPosition();
  if (target() && !restored) {
    const start = scrollY;
    const later = setTimeout(() => {
      if (target()?.dataset.movedTo) followMoved();
      else if (scrollY === start) target()?.scrollIntoView();
    }, hashDelay);
    atEnd(life, () => clearTimeout(later));
  }
  addEventListener('hashchange', followMoved, { signal: life });

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || event.defaultPrevented || link.href !== location.origin + location.pathname) return;
      event.preventDefault();
      history.replaceState(null, '', link.href);
      scrollTo(0, 0);
    },
    { signal: life },
  );
}
