import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { browser } from '../support/extent.ts';
import { untilReady } from '../support/pages/menus.ts';
import type { PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';
import { countTimers, untilTimersRan } from '../support/browser/timers.ts';

const nav = suite('where a page stands');
const site = siteFor(nav);

/** Waits until a section stands below the header by 20 px. */
const untilBelowHeader = (page: Page, id: string) =>
  page.waitForFunction(
    (wanted) => {
      const { top } = document.getElementById(wanted)!.getBoundingClientRect();
      return Math.abs(top - document.querySelector('header')!.offsetHeight - 20) <= 1;
    },
    { timeout: 5000 },
    id,
  );
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** What led to two sections of the branding page that are one now. */
const oldFragments = ['brochure-banner-design', 'flyer-poster-design'];
/** A page that was loaded anew has lost it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate('window.marked === true');

const open = async (path: string, options: PageOptions = {}) => {
  const page = await site.open(path, { browser, ...options });
  await untilReady(page);
  return page;
};

nav(`${browser}: a link to the page already shown scrolls to its top, smoothly, without loading it`, async () => {
  const page = await open('/contact/#next');
  await untilBelowHeader(page, 'next');
  await mark(page);
  const length = await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener('scroll', () => tops.push(scrollY));
    return history.length;
  });
  await page.click('header nav a[href="/contact/"]');
  await page.waitForFunction(() => scrollY === 0);
  const tops = (await page.evaluate('window.tops')) as number[];
  assert.ok(tops.length > 2, `it jumped: ${tops.join()}`);
  assert.ok(await isMarked(page));
  assert.is(await page.evaluate(() => location.href), site.url('/contact/'));
  assert.is(await page.evaluate(() => history.length), length);
});

nav(`${browser}: with reduced motion it is there at once`, async () => {
  const page = await open('/contact/', { reducedMotion: true });
  await scrollTo(page, 600);
  assert.is(
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header nav a[href="/contact/"]')!.click();
      return scrollY;
    }),
    0,
  );
});

nav(`${browser}: a link to the page without its query is followed`, async () => {
  const page = await open('/portfolio/?filter=web');
  await mark(page);
  await Promise.all([page.waitForNavigation(), page.click('header a[href="/portfolio/"]')]);
  assert.is(page.url(), site.url('/portfolio/'));
  assert.not.ok(await isMarked(page));
});

nav(`${browser}: a click that asks for another tab is the browser's`, async () => {
  const page = await open('/coming-soon/');
  const prevented = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = location.href;
    document.body.append(link);
    return ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => {
      let before = false;
      addEventListener('click', (event) => ((before = event.defaultPrevented), event.preventDefault()), {
        once: true,
      });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      return before;
    });
  });
  assert.equal(prevented, [false, false, false, false]);
});

nav(`${browser}: a fragment in the address brings its section below the header by 20 px`, async () => {
  const page = await open('/#what-we-do');
  await untilBelowHeader(page, 'what-we-do');
});

nav(
  `${browser}: a fragment that is unknown or no fragment at all leaves the page at its top, and the bar works`,
  async () => {
    for (const fragment of ['#nowhere', '#%E0%A4%A', '#"]', '#']) {
      const page = await open(`/contact/${fragment}`);
      assert.is(await page.evaluate(() => scrollY), 0);
    }
  },
);

for (const old of oldFragments) {
  nav(`${browser}: #${old} on the branding page becomes #marketing-materials, on load and later`, async () => {
    const page = await open(`/nl/services/branding/#${old}`, { reducedMotion: true });
    await page.waitForFunction(() => location.hash === '#marketing-materials');
    await untilBelowHeader(page, 'marketing-materials');
    const length = await page.evaluate(() => history.length);
    await scrollTo(page, 0);
    await page.evaluate((hash) => (location.hash = hash), old);
    await page.waitForFunction(() => location.hash === '#marketing-materials');
    await untilBelowHeader(page, 'marketing-materials');
    assert.is(await page.evaluate(() => history.length), length + 1);
  });
}

for (const javascript of [true, 'blocked'] as const) {
  const script = javascript === true ? 'with' : 'without';
  nav(`${browser}: under every prefix both end below the header, ${script} a script`, async () => {
    const page = await site.open('/robots.txt', { browser, javascript, reducedMotion: true });
    for (const old of oldFragments) {
      for (const prefix of ['', '/en', '/nl']) {
        await page.goto(site.url(`${prefix}/services/branding/#${old}`));
        await untilBelowHeader(page, 'marketing-materials');
      }
    }
  });
}

nav('the old branding fragments lead to their section without a script', async () => {
  for (const old of oldFragments) {
    const page = await site.open(`/services/branding/#${old}`, { javascript: 'blocked', reducedMotion: true });
    await untilBelowHeader(page, 'marketing-materials');
    assert.ok(await page.$(`#marketing-materials #${old}`));
  }
});

nav('a reader who has scrolled within the first tenth of a second is left alone', async () => {
  const page = await site.open('/robots.txt', {
    prepare: async (blank) => {
      await countTimers(blank);
      await blank.evaluateOnNewDocument(() => {
        document.addEventListener('DOMContentLoaded', () => window.scrollTo({ top: 37, behavior: 'instant' }));
      });
    },
  });
  await page.goto(site.url('/contact/'));
  await untilReady(page);
  await untilTimersRan(page);
  assert.is(await page.evaluate(() => scrollY), 37);
});

nav.run();
