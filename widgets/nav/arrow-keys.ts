import { findAll } from '../dom.ts';

const panel = '[data-menu-panel]';

/**
 * The optional keys of the disclosure pattern (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/):
 * along the bar, from an open menu's trigger into it, and along its links.
 */
export function runArrowKeys(menu: HTMLElement, isCompact: () => boolean, signal: AbortSignal): void {
  menu.addEventListener(
    'keydown',
    (event) => {
      const from = event.target as HTMLElement;
      const around = from.closest(panel);
      const stops = findAll(menu, 'a, summary').filter((stop) => stop.closest(panel) === around);
      const at = stops.indexOf(from);
      const before = stops[at - 1];
      const after = menu.querySelector<HTMLElement>(`[open] > :focus + * a`) ?? stops[at + 1];
      const next = {
        ArrowDown: after,
        ArrowRight: after,
        ArrowUp: before,
        ArrowLeft: before,
        Home: stops[0],
        End: stops.at(-1),
      }[event.key];
      if (!next || isCompact()) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
}
