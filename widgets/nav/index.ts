import { find } from '../dom.ts';
import { watchSize } from '../life.ts';
import type { Mount } from '../mount.ts';
import { runArrowKeys } from './arrow-keys.ts';
import { runFoldedMenu } from './folded-menu.ts';
import { runGlass } from './glass.ts';
import { runLanguageSwitch } from './language-switch.ts';
import { runMenus } from './menus.ts';
import { runPagePosition } from './page-position.ts';

/** The bar at the top of every page: glass, menus, language, and where the page stands. */
export const nav: Mount = (root, life) => {
  const toggle = find(root, '[data-menu-toggle]');
  const menu = find(root, '[data-menu-folded]');
  const isCompact = () => toggle.offsetWidth > 0;

  const closeMenus = runMenus(root, isCompact, life);
  const closeFolded = runFoldedMenu(menu, toggle, life);
  runArrowKeys(menu, isCompact, life);
  runLanguageSwitch(root, life);
  runGlass(root, life);
  runPagePosition(life);
  // The toggle comes and goes with the layout.
  let compact = isCompact();
  watchSize(toggle, life, () => {
    if (compact === (compact = isCompact())) return;
    closeMenus();
    closeFolded();
  });
};
