import { onAbort } from '../on-abort.ts';

/**
 * The whole menu of a small screen, a native popover behind its button. The browser opens it, closes it on Escape
 * and gives the focus back; this keeps the page beneath in place and closes it where the focus moves on.
 * Returns what closes it where the layout changes.
 */
export function runFoldedMenu(menu: HTMLElement, toggle: HTMLElement, signal: AbortSignal): () => void {
  const on = { signal };
  const isOpen = () => menu.matches(':popover-open');
  const mark = (open: boolean) => document.documentElement.toggleAttribute('data-menu-open', open);
  // A browser without popovers shows the menu below the bar and knows no such selector.
  const close = () => menu.hidePopover && isOpen() && menu.hidePopover();

  menu.addEventListener('toggle', () => mark(isOpen()), on);
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const next = relatedTarget as Node | null;
      if (next && !menu.contains(next) && !toggle.contains(next)) close();
    },
    on,
  );
  // A link to a part of this very page leaves no new page behind that would close the menu.
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), on);
  onAbort(signal, () => mark(false));
  return close;
}
