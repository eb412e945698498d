import { signal, type ReadonlySignal } from '@preact/signals-react';

/** Pixels of scroll after which the bar turns to glass (specification, section 9). */
export const scrollThreshold = 50;
/** Milliseconds between the pointer's leaving and the menu's closing (specification, section 9). */
export const closeDelay = 180;

/** What opened a menu decides what the next event may do to it. */
type Opener = 'hover' | 'focus' | 'press';

export interface Menus {
  /** Whether a menu stands open; reading it inside an effect subscribes. */
  readonly isOpen: (menu: string) => boolean;
  readonly anyOpen: ReadonlySignal<boolean>;
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
  /** Closes what is open and names it, so that the focus can go back to its trigger. */
  readonly dismiss: () => string | undefined;
}

/**
 * The menus of the wide bar: one open at a time. A press that follows a hover or a focus keeps open what those
 * opened; only the next one closes it. What was dismissed stays closed until pointer and focus have left it.
 */
export function createMenus(): Menus {
  const open = signal<{ readonly menu: string; readonly by: Opener } | undefined>(undefined);
  const anyOpen = signal(false);
  let dismissed: string | undefined;

  const isOpen = (menu: string) => open.value?.menu === menu;
  const set = (next: typeof open.value) => {
    open.value = next;
    anyOpen.value = next !== undefined;
  };
  const close = (menu: string) => {
    if (isOpen(menu)) set(undefined);
  };

  return {
    isOpen,
    anyOpen,
    hover(menu) {
      if (dismissed !== menu && !isOpen(menu)) set({ menu, by: 'hover' });
    },
    leave(menu) {
      if (dismissed === menu) dismissed = undefined;
      if (open.value?.by !== 'focus') close(menu);
    },
    focus(menu) {
      if (dismissed !== menu && !isOpen(menu)) set({ menu, by: 'focus' });
    },
    blur(menu) {
      if (dismissed === menu) dismissed = undefined;
      close(menu);
    },
    press(menu) {
      if (open.value?.menu === menu && open.value.by === 'press') {
        dismissed = menu;
        set(undefined);
      } else {
        set({ menu, by: 'press' });
      }
    },
    toggle: (menu) => set(isOpen(menu) ? undefined : { menu, by: 'focus' }),
    dismiss() {
      const menu = open.value?.menu;
      dismissed = menu;
      set(undefined);
      return menu;
    },
  };
}
