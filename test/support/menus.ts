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

/** Comes to an element with the Tab key, from the one before it. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
      (stop) => stop.checkVisibility() || stop.matches(wanted),
    );
    const goal = stops.findIndex((stop) => stop.matches(wanted));
    stops[goal - 1]!.focus();
  }, selector);
  // A menu that opens on the way has links of its own.
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, selector)) return;
  }
  assert.unreachable(`Tab never comes to ${selector}`);
}

/** Presses Tab some times and names where the focus was, with the menus that stood open then. */
export async function tabThrough(
  page: Page,
  times: number,
): Promise<readonly (readonly [focus: string, open: string])[]> {
  await page.evaluate(() => {
    const stops: [string, string][] = [];
    Object.assign(window, { stops });
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      const focus = element.getAttribute('href') ?? element.closest<HTMLElement>('[data-menu]')?.dataset['menu'] ?? '';
      // The menu answers to the same event.
      queueMicrotask(() => {
        const open = [...document.querySelectorAll<HTMLElement>('[data-menu][open]')];
        stops.push([focus, open.map(({ dataset }) => dataset['menu']).join()]);
      });
    });
  });
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => (window as unknown as { stops: [string, string][] }).stops);
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
