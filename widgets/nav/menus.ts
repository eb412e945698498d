import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { atEnd, watchSize } from '../life.ts';
import { closeDelay, createMenus } from './state.ts';

/**
 * The two mega-menus. In the wide bar they open on hover, focus, press and key, one at a time; folded behind the
 * toggle of a small screen they are sections that the browser opens and closes by itself, one by one.
 */
export function runMenus(root: HTMLElement, toggle: HTMLElement, life: AbortSignal): void {
  const menus = findAll<HTMLDetailsElement>(root, 'details[data-menu]').map((details) => ({
    details,
    name: details.dataset.menu!,
    group: details.getAttribute('name')!,
    trigger: find(details, '[data-menu-trigger]'),
  }));
  const wide = createMenus();
  const isCompact = () => toggle.offsetWidth > 0;
  const on = { signal: life };

  for (const { details, name, group, trigger } of menus) {
    let leaving = 0;
    const hover = (event: PointerEvent) => {
      clearTimeout(leaving);
      if (event.pointerType !== 'mouse' || isCompact()) return;
      if (event.type === 'pointerenter') wide.hover(name);
      else leaving = setTimeout(() => wide.leave(name), closeDelay);
    };
    details.addEventListener('pointerenter', hover, on);
    details.addEventListener('pointerleave', hover, on);
    details.addEventListener(
      'focusin',
      ({ target }) => {
        // A press focuses too, but is not shown as focus; its click decides.
        if (!isCompact() && (target as Element).matches(':focus-visible')) wide.focus(name);
      },
      on,
    );
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Nothing takes the focus where the window loses it, or where the press hit no control.
        if (relatedTarget && !details.contains(relatedTarget as Node)) wide.blur(name);
      },
      on,
    );
    trigger.addEventListener(
      'click',
      (event) => {
        if (isCompact()) return;
        event.preventDefault();
        // A click that no pointer made is Enter or Space.
        if (event.detail) wide.press(name);
        else wide.toggle(name);
      },
      on,
    );
    // `name` would let only one section of the small screen stand open.
    details.removeAttribute('name');
    atEnd(life, () => {
      clearTimeout(leaving);
      details.setAttribute('name', group);
    });
  }

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!menus.some(({ details }) => details.contains(target as Node))) wide.close();
    },
    on,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const dismissed = key === 'Escape' && wide.dismiss();
      const closed = menus.find(({ name }) => name === dismissed);
      if (closed?.details.contains(document.activeElement)) closed.trigger.focus();
    },
    on,
  );

  const draw = () => {
    for (const { details, name } of menus) details.open = wide.isOpen(name);
  };
  drawWhile(life, draw);
  watchSize(toggle, life, () => {
    wide.close();
    draw();
  });
}
