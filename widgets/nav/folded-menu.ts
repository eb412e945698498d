/**
 * The whole menu of a small screen, a native popover behind its button. The browser opens it, closes it on Escape
 * and gives the focus back; this keeps the page beneath in place and closes it where the focus or the layout moves on.
 */
export function runFoldedMenu(menu: HTMLElement, toggle: HTMLElement, life: AbortSignal): void {
  if (!('popover' in menu)) return;
  const on = { signal: life };
  const isOpen = () => menu.matches(':popover-open');
  const root = document.documentElement;

  menu.addEventListener('toggle', () => root.toggleAttribute('data-menu-open', isOpen()), on);
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const next = relatedTarget as Node | null;
      if (next && isOpen() && !menu.contains(next) && !toggle.contains(next)) menu.hidePopover();
    },
    on,
  );
  // A link to a part of this very page leaves no new page behind that would close the menu.
  menu.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a') && isOpen() && menu.hidePopover(),
    on,
  );
  life.addEventListener('abort', () => root.removeAttribute('data-menu-open'), { once: true });
  const watch = new ResizeObserver(() => {
    if (toggle.getClientRects().length === 0 && isOpen()) menu.hidePopover();
  });
  watch.observe(toggle);
  life.addEventListener('abort', () => watch.disconnect(), { once: true });
}
