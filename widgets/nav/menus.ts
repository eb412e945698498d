import { signal } from '@preact/signals-react';
import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { closeDelay, createMenus } from './state.ts';

const isShown = (element: Element) => element.getClientRects().length > 0;

/**
 * The two mega-menus. In the wide bar they open on hover, focus, press and key; folded behind the toggle of a small
 * screen they are sections that open and close one by one. `<details>` stays what it is: only `open` is driven.
 */
export function runMenus(root: HTMLElement, toggle: HTMLElement, life: AbortSignal): void {
  const menus = findAll<HTMLDetailsElement>(root, 'details[data-menu]').map((details) => ({
    details,
    name: details.dataset.menu ?? '',
    trigger: find(details, '[data-menu-trigger]'),
  }));
  const wide = createMenus();
  const expanded = signal<ReadonlySet<string>>(new Set());
  const isCompact = () => isShown(toggle);
  const on = { signal: life };
  let pressing = false;

  const flip = (name: string) => {
    const next = new Set(expanded.value);
    if (!next.delete(name)) next.add(name);
    expanded.value = next;
  };

  for (const { details, name, trigger } of menus) {
    let leaving = 0;
    details.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        clearTimeout(leaving);
        if (pointerType === 'mouse' && !isCompact()) wide.hover(name);
      },
      on,
    );
    details.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType === 'mouse') leaving = setTimeout(() => wide.leave(name), closeDelay);
      },
      on,
    );
    details.addEventListener('focusin', () => !pressing && !isCompact() && wide.focus(name), on);
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // A window that loses the focus reports no new element; the menu then waits for the visitor's return.
        if (document.hasFocus() && !details.contains(relatedTarget as Node | null) && !pressing) wide.blur(name);
      },
      on,
    );
    trigger.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        if (isCompact()) flip(name);
        else if (event.detail === 0) wide.toggle(name);
        else wide.press(name);
      },
      on,
    );
    life.addEventListener('abort', () => clearTimeout(leaving), { once: true });
  }

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressing = true;
      const outside = !menus.some(({ details }) => details.contains(target as Node));
      if (outside && wide.anyOpen.value) wide.dismiss();
    },
    { signal: life, capture: true },
  );
  // A press ends with its click, or without one where the pointer moved away.
  for (const end of ['click', 'pointercancel']) document.addEventListener(end, () => (pressing = false), on);
  document.addEventListener('pointerup', () => setTimeout(() => (pressing = false)), on);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !wide.anyOpen.value) return;
      const closed = menus.find(({ name }) => wide.isOpen(name));
      const hadFocus = closed?.details.contains(document.activeElement);
      wide.dismiss();
      if (hadFocus) closed?.trigger.focus();
    },
    on,
  );

  // Sections of the small screen open side by side; `name` would let only one stand open.
  const group = menus.map(({ details }) => details.getAttribute('name'));
  menus.forEach(({ details }) => details.removeAttribute('name'));
  life.addEventListener(
    'abort',
    () => menus.forEach(({ details }, index) => group[index] && details.setAttribute('name', group[index])),
    { once: true },
  );
  drawWhile(life, () => {
    for (const { details, name } of menus) details.open = wide.isOpen(name) || expanded.value.has(name);
  });

  const watch = new ResizeObserver(() => {
    if (isCompact()) wide.dismiss();
    else expanded.value = new Set();
  });
  watch.observe(toggle);
  life.addEventListener('abort', () => watch.disconnect(), { once: true });
}
