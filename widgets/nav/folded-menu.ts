import { atEnd, watchSize } from '../life.ts';

/**
 * The whole menu of a small screen, a native popover behind its button. The browser opens it, closes it on Escape
 * and gives the focus back; this keeps the page beneath in place and closes it where the focus or the layout moves on.
 */
export function runFoldedMenu(menu: HTMLElement, toggle: HTMLElement, life: AbortSignal): void {
  if (!menu.hidePopover) return;
  const on = { signal: life };
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const mark = (open: boolean) => document.documentElement.toggleAttribute('data-menu-open', open);

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
  watchSize(toggle, life, () => toggle.offsetWidth || close());
  atEnd(life, () => mark(false));
}
