import { scrollBehaviour } from '../motion.ts';
import { restoreReadingPosition } from './reading-position.ts';

/** Milliseconds the script leaves the page to settle before it scrolls to a fragment (specification, section 9). */
const hashDelay = 100;

const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

/** Old fragments live on as `data-moved-to`: the address is rewritten to where their words stand now. */
function followMoved(): void {
  const moved = target()?.dataset.movedTo;
  if (!moved) return;
  history.replaceState(history.state, '', `#${moved}`);
  target()?.scrollIntoView({ behavior: scrollBehaviour() });
}

/**
 * Where the page stands: at the place read before where only the language changed, at the fragment of the address
 * otherwise (`scroll-padding-top` keeps it clear of the bar), and back at the top when a link leads to the page already shown.
 */
export function runPagePosition(life: AbortSignal): void {
  const restored = restoreReadingPosition();
  if (target() && !restored) {
    const start = scrollY;
    const later = setTimeout(() => {
      if (target()?.dataset.movedTo) followMoved();
      else if (scrollY === start) target()?.scrollIntoView();
    }, hashDelay);
    life.addEventListener('abort', () => clearTimeout(later), { once: true });
  }
  addEventListener('hashchange', followMoved, { signal: life });

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || event.defaultPrevented || link.target || link.hash) return;
      if (link.origin !== location.origin || link.pathname !== location.pathname) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.href);
      scrollTo({ top: 0, behavior: scrollBehaviour() });
    },
    { signal: life },
  );
}
