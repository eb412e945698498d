import { find } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { onAbort } from '../on-abort.ts';
import { closeDelay, createMenus } from './state.ts';

/**
 * The mega-menus. In the wide bar they open on hover, focus, press and key, one at a time; folded behind the
 * toggle of a small screen they are sections that the browser opens and closes by itself, one by one.
 * Returns what closes them where the layout changes.
 */
export function runMenus(root: HTMLElement, isCompact: () => boolean, signal: AbortSignal): () => void {
  // A language that has none of their pages has no menus.
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const wide = createMenus<HTMLElement>();
  const on = { signal };

  for (const menu of menus) {
    const group = menu.getAttribute('name') ?? '';
    let leaving = 0;
    const hover = ({ type, pointerType }: PointerEvent) => {
      clearTimeout(leaving);
      if (pointerType !== 'mouse' || isCompact()) return;
      if (type === 'pointerenter') wide.enter(menu, 'hover');
      else leaving = setTimeout(() => wide.leave(menu, 'hover'), closeDelay);
    };
    menu.addEventListener('pointerenter', hover, on);
    menu.addEventListener('pointerleave', hover, on);
    menu.addEventListener(
      'focusin',
      ({ target }) => {
        // A press focuses too, but is not shown as focus; its click decides.
        if (!isCompact() && (target as Element).matches(':focus-visible')) wide.enter(menu, 'focus');
      },
      on,
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Nothing takes the focus where the window loses it, or where the press hit no control.
        if (relatedTarget && !menu.contains(relatedTarget as Node)) wide.leave(menu, 'focus');
      },
      on,
    );
    find(menu, 'summary').addEventListener(
      'click',
      (event) => {
        if (isCompact()) return;
        event.preventDefault();
        // A click that no pointer made is Enter or Space.
        if (event.detail) wide.press(menu);
        else wide.toggle(menu);
      },
      on,
    );
    // What a visitor opened before the script came stays open.
    if (menu.open) wide.press(menu);
    // `name` would let only one section of the small screen stand open.
    menu.setAttribute('name', '');
    onAbort(signal, () => {
      clearTimeout(leaving);
      menu.setAttribute('name', group);
    });
  }

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!menus.some((menu) => menu.contains(target as Node))) wide.close();
    },
    on,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const dismissed = key === 'Escape' && wide.dismiss();
      if (dismissed && dismissed.contains(document.activeElement)) find(dismissed, 'summary').focus();
    },
    on,
  );

  const draw = () => {
    for (const menu of menus) menu.open = wide.isOpen(menu);
  };
  drawWhile(signal, draw);
  return () => {
    wide.close();
    draw();
  };
}
