import { onAbort } from '../on-abort.ts';
import { restoreReadingPosition } from './reading-position.ts';

/** Milliseconds the script leaves the page to settle before it scrolls to a fragment (nav-9). */
const hashDelay = 100;

/** Old fragments are kept as `data-moved-to`: the address is rewritten to where their words stand now. Any other is scrolled to, if it may be. */
function goToTarget(mayScroll: boolean): void {
  const target = document.querySelector<HTMLElement>(':target');
  const moved = target?.dataset.movedTo;
  if (moved) location.replace(`#${moved}`);
  else if (mayScroll) target?.scrollIntoView();
}

/**
 * Where the page stands: at the place read before where only the language changed, at the fragment of the address
 * otherwise (`scroll-padding-top` keeps it clear of the bar), and back at the top when a link leads to the page already shown.
 * How it scrolls, smoothly or at once, is the style sheet's `scroll-behavior`.
 */
export function runPagePosition(signal: AbortSignal): void {
  // Only where there is one: to ask how far a page is scrolled lays it out.
  if (!restoreReadingPosition() && location.hash) {
    const start = scrollY;
    // A visitor who scrolled meanwhile, and a browser that did by itself, need no help.
    const later = setTimeout(() => goToTarget(scrollY === start), hashDelay);
    onAbort(signal, () => clearTimeout(later));
  }
  addEventListener('hashchange', () => goToTarget(false), { signal });

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || event.defaultPrevented || link.href !== location.href.split('#')[0]) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.href);
      scrollTo(0, 0);
    },
    { signal },
  );
}
