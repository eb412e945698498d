import { find } from '../dom.ts';
import type { Mount } from '../mount.ts';
import { runArrowKeys } from './arrow-keys.ts';
import { runFoldedMenu } from './folded-menu.ts';
import { runScrolled } from './scrolled.ts';
import { runLanguageSwitch } from './language-switch.ts';
import { runMenus } from './menus.ts';
import { runPagePosition } from './page-position.ts';
import { watchSize } from './watch-size.ts';

/** The bar at the top of every page: its look once scrolled, menus, language, and the scroll position of the page. */
export const nav: Mount = (root, signal) => {
  const toggle = find(root, '[data-menu-toggle]');
  const menu = find(root, '[data-menu-folded]');
  const isCompact = () => toggle.offsetWidth > 0;

  const closeMenus = runMenus(root, isCompact, signal);
  const closeFolded = runFoldedMenu(menu, toggle, signal);
  runArrowKeys(menu, isCompact, signal);
  runLanguageSwitch(root, signal);
  runScrolled(root, signal);
  runPagePosition(signal);
  // The toggle comes and goes with the layout.
  let compact: boolean | undefined;
  watchSize(toggle, signal, () => {
    const before = compact;
    compact = isCompact();
    // At first there is none before.
    if (before !== !compact) return;
    closeMenus();
    closeFolded();
  });
};
