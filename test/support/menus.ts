import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { eventually } from './eventually.ts';

/** One of the two menus of the bar. */
export type Menu = 'services' | 'solutions';

const details = (menu: Menu) => `[data-menu="${menu}"]`;
/** The control that opens and closes a menu. */
export const trigger = (menu: Menu) => `${details(menu)} summary`;
/** The links of a menu. */
export const linksOf = (menu: Menu) => `${details(menu)} a`;

/** Waits until the script has taken the bar over. */
export const untilReady = (page: Page) => page.waitForSelector('header[data-nav-ready]');

/** The menus that stand open. */
export const openMenus = (page: Page): Promise<readonly string[]> =>
  page.$$eval('details[data-menu][open]', (open) => open.map((menu) => menu.getAttribute('data-menu')!));

/** Waits until exactly these menus are open. */
export const untilOpen = (page: Page, ...menus: readonly Menu[]) =>
  eventually(async () => assert.equal(await openMenus(page), menus));

/** Whether what a selector names has the focus. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Where the focus is: the target of a link, or the name of a menu. */
export const focusOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    return (
      element.getAttribute('href') ?? element.closest<HTMLElement>('[data-menu]')?.dataset['menu'] ?? element.localName
    );
  });

/** Puts the focus where the keyboard would, next to the element that it is about to reach. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.unreachable(`Tab never comes to ${selector}`);
}

/** Notes when the pointer leaves a menu and when the menu closes, by the page's own clock. */
export const watchMenu = (page: Page, menu: Menu) =>
  page.$eval(details(menu), (element) => {
    const times = { left: 0, closed: 0, closings: 0 };
    Object.assign(window, { times });
    element.addEventListener('pointerleave', () => (times.left = performance.now()));
    new MutationObserver(() => {
      if (element.hasAttribute('open')) return;
      times.closed = performance.now();
      times.closings += 1;
    }).observe(element, { attributeFilter: ['open'] });
  });

/** What `watchMenu` noted. */
export const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { times: { left: number; closed: number; closings: number } }).times);
