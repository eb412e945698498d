import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import {
  closings,
  focusOn,
  hasFocus,
  linksOf,
  openMenus,
  tabThrough,
  tabTo,
  trigger,
  untilOpen,
  untilReady,
  wasOpenAfter,
  watchMenu,
} from '../support/pages/menus.ts';
import type { PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const nav = suite('menus of the wide bar');
const site = siteFor(nav);

const open = async (path = '/coming-soon/', options: PageOptions = {}) => {
  const page = await site.open(path, { browser, ...options });
  await untilReady(page);
  return page;
};

nav(`${browser}: scripts off or blocked, a press opens a menu, one at a time, and its links lead on`, async () => {
  // Firefox without scripting answers no question; what stands where is asked of the page whose scripts are blocked.
  const [off, blocked] = await Promise.all([
    site.open('/coming-soon/', { browser, javascript: false }),
    site.open('/coming-soon/', { browser, javascript: 'blocked' }),
  ]);
  assert.is(await blocked.$('[data-nav-ready]'), null);
  const press = async (selector: string) => {
    const { x, y } = (await (await blocked.$(selector))!.clickablePoint())!;
    await Promise.all([blocked.mouse.click(x, y), off.mouse.click(x, y)]);
  };
  await press(trigger('services'));
  await untilOpen(blocked, 'services');
  await press(trigger('solutions'));
  await untilOpen(blocked, 'solutions');
  await blocked.waitForFunction(
    () => !document.querySelector('[data-menu="solutions"] [data-menu-panel]')!.getAnimations().length,
  );
  await Promise.all([
    off.waitForNavigation(),
    blocked.waitForNavigation(),
    press(`${linksOf('solutions')}[href$="/google-ranking/"]`),
  ]);
  for (const page of [off, blocked]) assert.is(page.url(), site.url('/solutions/google-ranking/'));
});

nav(`${browser}: on load every menu is closed and the bar is clear`, async () => {
  const page = await open();
  assert.equal(await openMenus(page), []);
  assert.is(await page.$('header[data-scrolled]'), null);
});

nav(`${browser}: the bar is glass past 50 px, and clear again at 50`, async () => {
  const page = await open('/contact/');
  for (const [top, glass] of [
    [51, true],
    [50, false],
    [400, true],
    [0, false],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction(
      (wanted) => document.querySelector('header')!.hasAttribute('data-scrolled') === wanted,
      {},
      glass,
    );
  }
});

nav(
  `${browser}: the mouse opens a menu, which closes 180 ms after it has left: open after 120 ms, closed after 200 (nav-4)`,
  async () => {
    const page = await open();
    await page.hover(trigger('services'));
    await untilOpen(page, 'services');
    await watchMenu(page, 'services', 120, 200);
    await page.hover(`${linksOf('services')}[href$="/seo/"]`);
    await page.mouse.move(700, 800);
    assert.is(await wasOpenAfter(page, 120), true);
    assert.is(await wasOpenAfter(page, 200), false);
    assert.is(await closings(page), 1);
  },
);

nav(`${browser}: the mouse that comes back in time keeps the menu open`, async () => {
  const page = await open();
  await page.hover(trigger('services'));
  await untilOpen(page, 'services');
  await watchMenu(page, 'services', 400);
  // Both events in one turn of the page: no machine is slow enough to let the delay pass between.
  await page.$eval('[data-menu="services"]', (menu) => {
    for (const type of ['pointerleave', 'pointerenter'])
      menu.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  });
  assert.is(await wasOpenAfter(page, 400), true);
  assert.is(await closings(page), 0);
});

nav(`${browser}: the mouse that goes on to the other menu opens that one alone`, async () => {
  const page = await open();
  await page.hover(trigger('services'));
  await untilOpen(page, 'services');
  await page.hover(trigger('solutions'));
  await untilOpen(page, 'solutions');
});

nav(`${browser}: a click on what the mouse opened leaves it open, the next one closes it for good`, async () => {
  const page = await open();
  await page.hover(trigger('services'));
  await untilOpen(page, 'services');
  await watchMenu(page, 'services');
  await page.mouse.down();
  await page.mouse.up();
  assert.equal(await openMenus(page), ['services']);
  assert.is(await closings(page), 0);
  await page.mouse.down();
  await page.mouse.up();
  await untilOpen(page);
  await page.hover(trigger('services'));
  assert.equal(await openMenus(page), []);
  await page.click(trigger('services'));
  await untilOpen(page, 'services');
});

nav(`${browser}: a press elsewhere closes`, async () => {
  const page = await open();
  await page.click(trigger('solutions'));
  await untilOpen(page, 'solutions');
  await page.$eval('main', (main) => main.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await untilOpen(page);
});

nav(`${browser}: one tap of a finger opens, the next one closes, one elsewhere closes too`, async () => {
  const page = await open('/coming-soon/', { touch: browser === 'chrome' });
  await page.tap(trigger('services'));
  await untilOpen(page, 'services');
  await page.tap(trigger('services'));
  await untilOpen(page);
  await page.tap(trigger('solutions'));
  await untilOpen(page, 'solutions');
  await page.touchscreen.tap(20, 860);
  await untilOpen(page);
});

// The rows of https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/#keyboard-support-label.
nav(`${browser}: Tab and Shift+Tab move along the bar and, where a menu is open, through its links`, async () => {
  const page = await open('/nl/coming-soon/');
  await tabTo(page, trigger('services'));
  await untilOpen(page, 'services');
  const links = await page.$$eval(linksOf('services'), (all) => all.map((link) => link.getAttribute('href')!));
  assert.equal(await tabThrough(page, links.length + 1), [
    ...links.map((link) => [link, 'services'] as const),
    ['solutions', 'solutions'],
  ]);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  // What was closed has no links to stop at.
  assert.ok(await hasFocus(page, trigger('services')));
  await untilOpen(page, 'services');
});

nav(`${browser}: Space and Enter on a trigger open and close its menu`, async () => {
  const page = await open();
  await tabTo(page, trigger('services'));
  await untilOpen(page, 'services');
  for (const [key, menus] of [
    ['Enter', []],
    ['Enter', ['services']],
    [' ', []],
    [' ', ['services']],
  ] as const) {
    await page.keyboard.press(key);
    await untilOpen(page, ...menus);
    assert.ok(await hasFocus(page, trigger('services')));
  }
});

nav(`${browser}: Enter on a link follows it`, async () => {
  const page = await open();
  await tabTo(page, trigger('solutions'));
  await page.keyboard.press('Tab');
  const target = await focusOn(page);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  assert.is(page.url(), site.url(target));
});

nav(`${browser}: Escape closes what is open and brings the focus back to the trigger, from inside too`, async () => {
  const page = await open();
  await tabTo(page, trigger('services'));
  await untilOpen(page, 'services');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await untilOpen(page);
  assert.ok(await hasFocus(page, trigger('services')));
  await page.keyboard.press('Enter');
  await untilOpen(page, 'services');
});

nav(`${browser}: Escape closes what the mouse opened and leaves the focus where it was`, async () => {
  const page = await open();
  await tabTo(page, 'a[href="/"]');
  await page.hover(trigger('services'));
  await untilOpen(page, 'services');
  await page.keyboard.press('Escape');
  await untilOpen(page);
  assert.ok(await hasFocus(page, 'a[href="/"]'));
});

nav(`${browser}: arrow keys, Home and End move along the bar and along the links of an open menu`, async () => {
  const page = await open();
  await tabTo(page, trigger('services'));
  await page.keyboard.press('Escape');
  for (const [key, goal] of [
    ['ArrowRight', 'solutions'],
    ['ArrowLeft', 'services'],
    ['ArrowUp', '/'],
    ['ArrowDown', 'services'],
    ['ArrowDown', '/services/'],
    ['ArrowDown', '/services/smart-start-website/'],
    ['ArrowUp', '/services/'],
    ['ArrowUp', '/services/'],
    ['End', '/services/branding/#marketing-materials'],
    ['ArrowRight', '/services/branding/#marketing-materials'],
    ['Home', '/services/'],
  ] as const) {
    await page.keyboard.press(key);
    assert.is(await focusOn(page), goal, key);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  assert.is(await focusOn(page), '/');
  await page.keyboard.press('End');
  assert.is(await focusOn(page), '/contact/');
  assert.is(await page.evaluate(() => scrollY), 0);
});

nav(
  `${browser}: the focus that leaves a menu closes it, and the mouse that leaves it does not while the focus is inside`,
  async () => {
    const page = await open();
    await page.hover(trigger('solutions'));
    await untilOpen(page, 'solutions');
    await tabTo(page, linksOf('solutions'));
    await watchMenu(page, 'solutions', 400);
    await page.mouse.move(700, 860);
    assert.is(await wasOpenAfter(page, 400), true);
    assert.equal(await openMenus(page), ['solutions']);
    await tabTo(page, 'a[href="/pricing/"]');
    await untilOpen(page);
  },
);

nav(`${browser}: a script that is loaded twice opens and closes once`, async () => {
  const page = await open();
  await page.evaluate(async () => {
    const script = [...document.scripts].find(({ src }) => src.includes('layout'))!;
    await import(`${script.src}?again`);
  });
  await page.click(trigger('services'));
  await untilOpen(page, 'services');
  await page.click(trigger('services'));
  await untilOpen(page);
});

nav(
  `${browser}: a bar that is taken out is left as the browser has it, and works again where it is put back`,
  async () => {
    const page = await open();
    await page.evaluate(() => {
      const header = document.querySelector('header')!;
      Object.assign(window, { header });
      header.remove();
    });
    await page.waitForFunction(() => {
      const { header } = window as unknown as { header: HTMLElement };
      return (
        !header.hasAttribute('data-nav-ready') && header.querySelectorAll('details[name="site-menu"]').length === 2
      );
    });
    await page.evaluate(() => document.body.prepend((window as unknown as { header: HTMLElement }).header));
    await untilReady(page);
    await page.click(trigger('services'));
    await untilOpen(page, 'services');
  },
);

nav('what a visitor opened before the script came stays open', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const page = await site.open('/robots.txt');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isLayout = request.url().includes('layout');
    void (isLayout ? held : Promise.resolve()).then(() => request.continue());
  });
  const loading = page.goto(site.url('/'));
  await page.waitForSelector(trigger('solutions'));
  await page.click(trigger('solutions'));
  await untilOpen(page, 'solutions');
  arrive();
  await loading;
  await untilReady(page);
  assert.equal(await openMenus(page), ['solutions']);
});

nav.run();
