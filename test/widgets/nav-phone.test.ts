import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import { hasFocus, linksOf, trigger, untilOpen, untilReady } from '../support/pages/menus.ts';
import type { PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const nav = suite('menu of a phone');
const site = siteFor(nav, { reducedMotion: true });

const toggle = '[data-menu-toggle]';
const sheet = '[data-menu-folded]';

const isOpen = (page: Page) => page.$eval(sheet, (menu) => menu.matches(':popover-open'));
const untilSheet = (page: Page, open: boolean) => eventually(async () => assert.is(await isOpen(page), open));
const isHeld = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflowY === 'hidden' &&
      document.documentElement.hasAttribute('data-menu-open'),
  );

const open = async (path = '/nl/contact/', options: PageOptions = {}) => {
  const page = await site.open(path, {
    browser,
    width: 390,
    height: 844,
    touch: browser === 'chrome',
    ...options,
  });
  if (!options.javascript) await untilReady(page);
  return page;
};

nav(`${browser}: scripts blocked, one tap opens the menu and its links lead on`, async () => {
  const page = await open('/nl/coming-soon/', { javascript: 'blocked' });
  await page.tap(toggle);
  await untilSheet(page, true);
  await page.tap(trigger('services'));
  await untilOpen(page, 'services');
  const link = `${linksOf('services')}[href="/nl/services/seo/"]`;
  await Promise.all([page.waitForNavigation(), page.$eval(link, (target) => (target as HTMLElement).click())]);
  assert.is(page.url(), site.url('/nl/services/seo/'));
});

nav(`${browser}: services and solutions unfold apart from each other, by tap`, async () => {
  const page = await open('/nl/coming-soon/');
  await page.tap(toggle);
  await untilSheet(page, true);
  await page.tap(trigger('services'));
  await untilOpen(page, 'services');
  await page.tap(trigger('solutions'));
  await untilOpen(page, 'services', 'solutions');
  await page.tap(trigger('services'));
  await untilOpen(page, 'solutions');
});

nav(`${browser}: the page beneath stays where it is while the menu is open, and after`, async () => {
  const page = await open();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.tap(toggle);
  await untilSheet(page, true);
  await eventually(async () => assert.ok(await isHeld(page)));
  await page.mouse.move(200, 400);
  await page.mouse.wheel({ deltaY: 600 });
  assert.is(await page.evaluate(() => scrollY), 500);
  await page.tap(`${sheet} [data-close]`);
  await untilSheet(page, false);
  await eventually(async () => assert.not.ok(await isHeld(page)));
  assert.is(await page.evaluate(() => scrollY), 500);
});

nav(`${browser}: by keyboard the focus goes from the button into the menu, Escape brings it back`, async () => {
  const page = await open();
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await untilSheet(page, true);
  await page.keyboard.press('Tab');
  assert.ok(await hasFocus(page, `${sheet} *`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await untilSheet(page, false);
  assert.ok(await hasFocus(page, toggle));
});

nav(`${browser}: the focus that goes on past the menu closes it`, async () => {
  const page = await open();
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await untilSheet(page, true);
  await page.focus(`${sheet} a.button`);
  await page.keyboard.press('Tab');
  await untilSheet(page, false);
  assert.ok(await hasFocus(page, 'header ~ :is(nav, main) *, main'));
});

nav(`${browser}: a link to a part of the page shown closes the menu and goes there`, async () => {
  const page = await open('/services/branding/');
  await page.tap(toggle);
  await untilSheet(page, true);
  await page.tap(trigger('services'));
  await untilOpen(page, 'services');
  await page.$eval(`${linksOf('services')}[href$="#marketing-materials"]`, (link) => (link as HTMLElement).click());
  await untilSheet(page, false);
  await page.waitForFunction(() => {
    const { top } = document.querySelector('#marketing-materials')!.getBoundingClientRect();
    return Math.abs(top - document.querySelector('header')!.offsetHeight - 20) <= 1;
  });
});

nav(`${browser}: turned to a wide screen the menu closes and the page is free`, async () => {
  const page = await open();
  await page.tap(toggle);
  await untilSheet(page, true);
  await page.tap(trigger('services'));
  await page.setViewport({ width: 1280, height: 800 });
  await untilSheet(page, false);
  await untilOpen(page);
  await eventually(async () => assert.not.ok(await isHeld(page)));
});

nav.run();
