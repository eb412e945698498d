import { signal } from '@preact/signals-react';

/** Pixels of scroll after which the bar gets a background of its own (nav-1). */
export const scrollThreshold = 50;
/** Milliseconds between the pointer's leaving and the menu's closing (nav-4). */
export const closeDelay = 180;

/** How a visitor comes to a menu without a press, and leaves it. */
type Pointing = 'hover' | 'focus';

/** What opened a menu decides what the next event may do to it. */
type Opener = Pointing | 'press';

export interface Menus<Menu> {
  /** Whether a menu stands open; reading it inside an effect subscribes. */
  readonly isOpen: (menu: Menu) => boolean;
  /** The mouse came over trigger or panel, or the keyboard brought the focus there. */
  readonly enter: (menu: Menu, by: Pointing) => void;
  /** The mouse has been away for the close delay, or the focus left. */
  readonly leave: (menu: Menu, by: Pointing) => void;
  /** A finger or a mouse button. */
  readonly press: (menu: Menu) => void;
  /** Enter or Space. */
  readonly toggle: (menu: Menu) => void;
  /** Escape: closes what is open and returns it, so that the focus can go back to its trigger. */
  readonly dismiss: () => Menu | undefined;
  /** Closes whatever is open: a press elsewhere, another layout. */
  readonly close: () => void;
}

/**
 * The menus of the wide bar: one open at a time. A press that follows a hover or a focus keeps open what those
 * opened; only the next one closes it. What was dismissed stays closed until pointer and focus have left it.
 */
export function createMenus<Menu>(): Menus<Menu> {
  const open = signal<{ readonly menu: Menu; readonly by: Opener } | undefined>(undefined);
  let dismissed: Menu | undefined;

  const isOpen = (menu: Menu) => open.value?.menu === menu;
  const close = () => void (open.value = undefined);
  const dismiss = () => {
    dismissed = open.value?.menu;
    close();
    return dismissed;
  };

  return {
    isOpen,
    enter(menu, by) {
      // Where the focus has come in, the pointer's leaving must not take it away.
      if (dismissed !== menu && (!isOpen(menu) || open.value!.by === 'hover')) open.value = { menu, by };
    },
    leave(menu, by) {
      if (dismissed === menu) dismissed = undefined;
      if (isOpen(menu) && (by === 'focus' || open.value!.by !== 'focus')) close();
    },
    press(menu) {
      if (isOpen(menu) && open.value!.by === 'press') dismiss();
      else open.value = { menu, by: 'press' };
    },
    toggle(menu) {
      open.value = isOpen(menu) ? undefined : { menu, by: 'focus' };
    },
    dismiss,
    close,
  };
}
