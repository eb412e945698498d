import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { eventually } from '../eventually.ts';

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

/**
 * Notes whether a menu is open some times after the pointer has left it, and how often it closes. The timers are the page's own:
 * however busy the machine is, they go off in the order of their times, and so before or after the one that closes the menu.
 */
export const watchMenu = (page: Page, menu: Menu, ...milliseconds: readonly number[]) =>
  page.$eval(
    details(menu),
    (element, times) => {
      const seen = { open: {} as Record<number, boolean>, closings: 0 };
      Object.assign(window, { seen });
      const isOpen = () => element.hasAttribute('open');
      element.addEventListener('pointerleave', () => {
        for (const time of times) setTimeout(() => (seen.open[time] = isOpen()), time);
      });
      new MutationObserver(() => (seen.closings += Number(!isOpen()))).observe(element, { attributeFilter: ['open'] });
    },
    milliseconds,
  );

/** How often the menu has closed since `watchMenu`. */
export const closings = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { closings: number } }).seen.closings);

/** Whether the menu was open that many milliseconds after the pointer had left it, once that time has come. */
export async function wasOpenAfter(page: Page, milliseconds: number): Promise<boolean> {
  const answer = await page.waitForFunction(
    (time) => {
      const open = (window as unknown as { seen: { open: Record<number, boolean> } }).seen.open[time];
      return open === undefined ? undefined : { open };
    },
    {},
    milliseconds,
  );
  return (await answer.jsonValue())!.open;
}
