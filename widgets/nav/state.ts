import { signal } from '@preact/signals-react';

/** Pixels of scroll after which the bar turns to glass (specification, section 9). */
export const scrollThreshold = 50;
/** Milliseconds between the pointer's leaving and the menu's closing (specification, section 9). */
export const closeDelay = 180;

/** What opened a menu decides what the next event may do to it. */
type Opener = 'hover' | 'focus' | 'press';

export interface Menus {
  /** Whether a menu stands open; reading it inside an effect subscribes. */
  readonly isOpen: (menu: string) => boolean;
  /** The mouse came over the trigger or the panel. */
  readonly hover: (menu: string) => void;
  /** The mouse has been away for the close delay. */
  readonly leave: (menu: string) => void;
  /** The keyboard brought the focus here. */
  readonly focus: (menu: string) => void;
  /** The focus left trigger and panel. */
  readonly blur: (menu: string) => void;
  /** A finger or a mouse button. */
  readonly press: (menu: string) => void;
  /** Enter or Space. */
  readonly toggle: (menu: string) => void;
  /** Escape: closes what is open and names it, so that the focus can go back to its trigger. */
  readonly dismiss: () => string | undefined;
  /** Closes whatever is open: a press elsewhere, another layout. */
  readonly close: () => void;
}

/**
 * The menus of the wide bar: one open at a time. A press that follows a hover or a focus keeps open what those
 * opened; only the next one closes it. What was dismissed stays closed until pointer and focus have left it.
 */
export function createMenus(): Menus {
  const open = signal<{ readonly menu: string; readonly by: Opener } | undefined>(undefined);
  let dismissed: string | undefined;

  const isOpen = (menu: string) => open.value?.menu === menu;
  const invite = (menu: string, by: Opener) => {
    if (dismissed !== menu && !isOpen(menu)) open.value = { menu, by };
  };
  const depart = (menu: string, stays?: Opener) => {
    if (dismissed === menu) dismissed = undefined;
    if (isOpen(menu) && open.value!.by !== stays) open.value = undefined;
  };
  const dismiss = () => {
    dismissed = open.value?.menu;
    open.value = undefined;
    return dismissed;
  };

  return {
    isOpen,
    hover: (menu) => invite(menu, 'hover'),
    leave: (menu) => depart(menu, 'focus'),
    focus: (menu) => invite(menu, 'focus'),
    blur: (menu) => depart(menu),
    press(menu) {
      if (isOpen(menu) && open.value!.by === 'press') dismiss();
      else open.value = { menu, by: 'press' };
    },
    toggle(menu) {
      open.value = isOpen(menu) ? undefined : { menu, by: 'focus' };
    },
    dismiss,
    close() {
      open.value = undefined;
    },
  };
}
