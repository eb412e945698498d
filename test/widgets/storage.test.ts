import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { mediaTypes } from '../../build/hosting/rules.ts';
import { type Handler, serveFolder } from '../../build/serving/serve.ts';
import { openPage } from '../support/browser/page.ts';
import { openEndpoint, type TestEndpoint } from '../support/contact/contact-endpoint.ts';
import {
  button,
  endpointsElsewhere,
  fill,
  postTo,
  read,
  root as form,
  typed,
  until,
} from '../support/contact/contact-form.ts';
import { browser } from '../support/extent.ts';
import { untilReady } from '../support/pages/menus.ts';
import { useEverything } from '../support/pages/use-everything.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';

const storage = suite('a browser that keeps nothing');
const site = siteFor(storage, { reducedMotion: true, browser }, endpointsElsewhere);

/** Opens an address of the site; the form of the page posts to an endpoint of its own. */
type Open = (path: string) => Promise<Page>;

/** Every widget that could want to remember something does what it is for. */
async function everythingWorks(open: Open, { kept }: TestEndpoint): Promise<void> {
  const page = await open('/');
  await untilReady(page);
  await useEverything(page);
  const go = (path: string) => page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });

  await go('/pricing/?a=1');
  await untilReady(page);
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('header a[data-language="nl"]', (link) => (link as HTMLElement).click()),
  ]);
  assert.match(page.url(), '/nl/prijzen/?a=1');

  await go('/portfolio/');
  await page.waitForSelector('[data-portfolio-filter-ready]');
  await page.$eval('button[data-filter="Web"]', (choice) => (choice as HTMLElement).click());
  await page.waitForSelector('[data-tags][hidden]');
  assert.match(page.url(), 'filter=web');

  await go('/services/website-configurator/');
  await page.waitForSelector('[data-configurator-ready]');
  await page.$eval('#choice-redesign', (choice) => (choice as HTMLElement).click());
  assert.match(await page.$eval('[data-action]', (link) => (link as HTMLAnchorElement).href), 'project=');

  await go('/contact/');
  await page.waitForSelector(`${form}[data-contact-form-ready]`);
  await useEverything(page);
  await fill(page);
  assert.equal(await read(page), typed);
  await page.click(button);
  await until(page, 'sent');
  assert.equal(kept(), [typed]);
}

/** Whether the page may use what a browser remembers for it, and if so, whether one letter more is taken. */
const state = (page: Page) =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).map((area) => {
      try {
        window[area].setItem('one more', 'x');
        return 'takes more';
      } catch (error) {
        return (error as DOMException).name;
      }
    }),
  );

/** Fills both areas of the site to the last letter. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      let count = 0;
      for (let size = 4_000_000; size >= 1;) {
        try {
          area.setItem(`full ${(count += 1)}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    }
  });

storage(`${browser}: whose storage is full loses nothing but the memory`, async () => {
  const endpoint = await openEndpoint();
  const open: Open = async (path) => {
    const page = await site.open('/robots.txt', { prepare: postTo(endpoint.url) });
    await fillStorage(page);
    assert.equal(await state(page), ['QuotaExceededError', 'QuotaExceededError']);
    await page.goto(site.url(path), { waitUntil: 'load' });
    return page;
  };
  await everythingWorks(open, endpoint);
});

/** The site, each of whose pages is told to be a guest that owns nothing: no origin, no storage. */
async function openAsGuest(path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const headers = { 'content-type': mediaTypes.html, 'content-security-policy': 'sandbox allow-scripts allow-forms' };
  const answer = (asked: string): Handler | undefined => {
    // To such a guest the icons of the site come from elsewhere, and Chromium (156.0.8078.79) reports that it may not show them.
    const [, icon] = /^(favicon\.(?:svg|ico))$/.exec(asked) ?? [];
    if (icon)
      return async () =>
        new Response(readFileSync(join(site.folder(), icon)), {
          headers: { 'content-type': mediaTypes[icon.endsWith('svg') ? 'svg' : 'ico'] },
        });
    const file = join(site.folder(), asked, 'index.html');
    return existsSync(file)
      ? async () => new Response(endpointsElsewhere.html(readFileSync(file, 'utf8')), { headers })
      : undefined;
  };
  const served = await serveFolder({ folder: site.folder(), answer });
  atEnd(() => served.close());
  return openPage(served.origin + path, { reducedMotion: true, prepare });
}

storage(`${browser}: that forbids storage works all the same`, async () => {
  const endpoint = await openEndpoint();
  const prepare = postTo(endpoint.url);
  const open: Open = async (path) => {
    const page = await (browser === 'firefox'
      ? site.open(path, { storage: false, prepare })
      : openAsGuest(path, prepare));
    assert.equal(await state(page), ['SecurityError', 'SecurityError']);
    return page;
  };
  await everythingWorks(open, endpoint);
});

storage.run();
