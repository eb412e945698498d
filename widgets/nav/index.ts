import { find } from '../dom.ts';
import type { Mount } from '../mount.ts';
import { runFoldedMenu } from './folded-menu.ts';
import { runGlass } from './glass.ts';
import { runLanguageSwitch } from './language-switch.ts';
import { runMenus } from './menus.ts';
import { runPagePosition } from './page-position.ts';

/** The bar at the top of every page: glass, menus, language, and where the page stands. */
export const nav: Mount = (root, life) => {
  const toggle = find(root, '[data-menu-toggle]');
  const menu = find(root, '[data-menu-folded]');
  runMenus(root, toggle, life);
  runFoldedMenu(menu, toggle, life);
  runLanguageSwitch(root, life);
  runGlass(root, life);
  runPagePosition(life);
};
