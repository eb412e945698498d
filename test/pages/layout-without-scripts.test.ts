import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import type { PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const layout = suite('header and footer without scripts');
const site = siteFor(layout, { reducedMotion: true });

/** The two ways a visitor may have no script. */
const circumstances = { 'scripting is off': false, 'no script arrives': 'blocked' } as const;

const isOpen = (page: Page, menu: string) =>
  page.$eval(`details[data-menu="${menu}"]`, (details) => (details as HTMLDetailsElement).open);
const isShown = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
  );

/** Goes on with Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  assert.unreachable(`Tab never comes to ${selector}`);
}

for (const [name, javascript] of Object.entries(circumstances)) {
  const wide: PageOptions = { javascript };
  const narrow: PageOptions = { javascript, width: 390, height: 844, touch: true };

  layout(`${name}: the first Tab shows the skip link, and Enter leads to the main part`, async () => {
    const page = await site.open('/', wide);
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => {
      const { top, bottom, height } = document.activeElement!.getBoundingClientRect();
      return {
        href: document.activeElement!.getAttribute('href'),
        inView: top >= 0 && bottom <= innerHeight && height > 10,
      };
    });
    assert.equal(shown, { href: '#content', inView: true });
    await page.keyboard.press('Enter');
    assert.is(await page.evaluate(() => location.hash), '#content');
    await page.keyboard.press('Tab');
    assert.ok(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
      'the next Tab is not inside the main part',
    );
  });

  layout(`${name}: menus of the wide bar open and close by keyboard, one at a time`, async () => {
    const page = await site.open('/', wide);
    assert.equal([await isOpen(page, 'services'), await isOpen(page, 'solutions')], [false, false]);
    await tabTo(page, '[data-menu="services"] summary');
    await page.keyboard.press('Enter');
    assert.ok(await isShown(page, '[data-menu="services"] a'));
    await tabTo(page, '[data-menu="services"] a');
    await tabTo(page, '[data-menu="solutions"] summary');
    await page.keyboard.press('Space');
    assert.equal([await isOpen(page, 'services'), await isOpen(page, 'solutions')], [false, true]);
    await page.keyboard.press('Space');
    assert.is(await isOpen(page, 'solutions'), false);
  });

  layout(`${name}: a press opens a menu, and its links lead on`, async () => {
    const page = await site.open('/nl/', wide);
    await page.click('[data-menu="solutions"] summary');
    assert.ok(await isShown(page, '[data-menu="solutions"] a'));
    await Promise.all([page.waitForNavigation(), page.click('[data-menu="solutions"] a[href$="/google-ranking/"]')]);
    assert.is(page.url(), site.url('/nl/solutions/google-ranking/'));
  });

  layout(`${name}: on a phone the menu opens with one tap, holds everything and closes again`, async () => {
    const page = await site.open('/nl/', narrow);
    assert.not.ok(await isShown(page, '#site-menu a'));
    await page.tap('[data-menu-toggle]');
    for (const target of ['/nl/portfolio/', '/nl/prijzen/', '/nl/contact/', '/en/'])
      assert.ok(await isShown(page, `#site-menu a[href="${target}"]`), target);
    await page.tap('[data-menu="services"] summary');
    assert.ok(await isShown(page, '#site-menu a[href="/nl/services/seo/"]'));
    await page.tap('#site-menu [data-close]');
    assert.not.ok(await isShown(page, '#site-menu a'));
  });
}

layout('the services menu is 900 px wide and the solutions menu 620 px, both inside the window', async () => {
  const page = await site.open('/', { javascript: false });
  for (const [menu, width] of [
    ['services', 900],
    ['solutions', 620],
  ] as const) {
    await page.click(`[data-menu="${menu}"] summary`);
    const box = await page.$eval(`[data-menu="${menu}"] [data-menu-panel]`, (panel) => {
      const { left, right, width: found } = panel.getBoundingClientRect();
      return { width: Math.round(found), inside: left >= 0 && right <= innerWidth };
    });
    assert.equal(box, { width, inside: true }, menu);
  }
});

layout('the header stays at the top of the window while the page scrolls', async () => {
  const page = await site.open('/', { javascript: false });
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  assert.equal(await page.$eval('header', (header) => Math.round(header.getBoundingClientRect().top)), 0);
});

layout('a hash scrolls its section to just below the header, by 20 px', async () => {
  const page = await site.open('/#what-we-do', { javascript: false });
  const gap = await page.evaluate(() => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    return Math.round(document.getElementById('what-we-do')!.getBoundingClientRect().top - header.bottom);
  });
  assert.ok(Math.abs(gap - 20) <= 1, `the gap is ${gap} px`);
});

layout.run();
