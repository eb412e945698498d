import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { browser } from '../support/extent.ts';
import { eventually } from '../support/eventually.ts';
import { untilReady } from '../support/pages/menus.ts';
import { none } from '../support/none.ts';
import { openPage, type PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';
import { countTimers, untilTimersRan } from '../support/browser/timers.ts';

const language = suite('language of the visitor');
const site = siteFor(language, { reducedMotion: true });

const entry = (to: 'en' | 'nl') => `header a[data-language="${to}"]`;
const pathOf = (page: Page) => page.url().slice(site.url('').length);
const untilAt = (page: Page, path: string) => eventually(() => assert.is(pathOf(page), path), 10_000);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** A visitor who chose a language on an earlier visit. */
const whoChose = (choice: string) => (page: Page) =>
  page.evaluateOnNewDocument((value) => {
    // A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', value);
  }, choice);
/** A browser that refuses storage. */
const withoutStorage = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Storage is refused', 'SecurityError');
        },
      });
  });

/** Which child of the main part lies at the top of the window, and how much of it is above. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelector('main')!.children].map((child) => child.getBoundingClientRect());
    const section = boxes.findIndex(({ bottom }) => bottom > 0);
    const { top, height } = boxes[section]!;
    return { section, read: -top / height };
  });

const open = async (path: string, options: PageOptions = {}) => {
  const page = await site.open(path, { browser, ...options });
  await untilReady(page);
  return page;
};
const change = (page: Page, to: 'en' | 'nl') =>
  Promise.all([page.waitForNavigation(), page.$eval(entry(to), (link) => (link as HTMLElement).click())]);

language(`${browser}: the switch keeps query and hash, and remembers the choice`, async () => {
  const page = await open('/portfolio/?filter=web&from=post#voice-title');
  await change(page, 'nl');
  assert.is(pathOf(page), '/nl/portfolio/?filter=web&from=post#voice-title');
  assert.is(await stored(page), 'nl');
  await untilReady(page);
  await change(page, 'en');
  assert.is(pathOf(page), '/en/portfolio/?filter=web&from=post#voice-title');
  assert.is(await stored(page), 'en');
});

language(
  `${browser}: the switch leads to the page of another name, and to the nearest one where there is none`,
  async () => {
    const page = await open('/pricing/');
    for (const [from, to, goal] of [
      ['/pricing/', 'nl', '/nl/prijzen/'],
      ['/nl/prijzen/', 'en', '/en/pricing/'],
      ['/en/about/', 'nl', '/nl/'],
      ['/en/services/website-configurator/', 'nl', '/nl/services/'],
      ['/nl/solutions/groei-op-sociale-media/', 'en', '/en/solutions/social-media-growth/'],
    ] as const) {
      await page.goto(site.url(from));
      await untilReady(page);
      await change(page, to);
      assert.is(pathOf(page), goal);
    }
  },
);

for (const hash of ['', '#next']) {
  language(
    `${browser}: the reading position survives the switch${hash && ', with a fragment in the address too'}`,
    async () => {
      const page = await open(`/contact/${hash}`, { prepare: countTimers });
      // The fragment is gone to first.
      await untilTimersRan(page);
      await page.evaluate(() => scrollTo({ top: 720, behavior: 'instant' }));
      const before = await reading(page);
      await change(page, 'nl');
      await untilReady(page);
      // Nothing scrolls any more: the page has loaded, and the script has waited for what it waits for.
      await untilTimersRan(page);
      const after = await reading(page);
      assert.is(after.section, before.section);
      assert.ok(Math.abs(after.read - before.read) < 0.01, `${before.read} became ${after.read}`);
      assert.ok(before.read > 0.1);

      await page.goto(site.url('/nl/prijzen/'));
      assert.is(await page.evaluate(() => scrollY), 0);
    },
  );
}

language(`${browser}: a browser that refuses storage switches all the same`, async () => {
  const page = await open('/contact/?a=1', { prepare: withoutStorage });
  await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }));
  await change(page, 'nl');
  assert.is(pathOf(page), '/nl/contact/?a=1');
});

language(
  `${browser}: who chose Dutch before is taken from an unprefixed page to its alternate, without a step in the history`,
  async () => {
    const page = await site.open('/robots.txt', { browser, prepare: whoChose('nl') });
    const length = await page.evaluate(() => history.length);
    await page.evaluate((url) => void (location.href = url), site.url('/pricing/?a=1#marketing'));
    await untilAt(page, '/nl/prijzen/?a=1#marketing');
    await untilReady(page);
    assert.is(await page.evaluate(() => history.length), length + 1);
    await page.evaluate(() => void setTimeout(() => history.back()));
    // Firefox does not tell the driver of a page that it still had.
    await eventually(async () => assert.is(await page.evaluate(() => location.pathname), '/robots.txt'));
  },
);

language(`${browser}: nobody else is taken anywhere`, async () => {
  const stays = async (path: string, prepare: (page: Page) => Promise<unknown>) => {
    const page = await site.open(path, { browser, prepare });
    await untilReady(page);
    return pathOf(page) === path ? undefined : `${path} led to ${pathOf(page)}`;
  };
  none([
    await stays('/en/pricing/', whoChose('nl')),
    await stays('/nl/prijzen/', whoChose('en')),
    await stays('/about/', whoChose('nl')),
    await stays('/services/website-configurator/', whoChose('nl')),
    await stays('/pricing/', whoChose('en')),
    await stays('/pricing/', whoChose('de')),
    await stays('/pricing/', whoChose('nl" x=')),
    await stays('/pricing/', withoutStorage),
  ]);
});

language('who chose Dutch before sees nothing of the English page on the way', async () => {
  const page = await site.open('/robots.txt', {
    prepare: async (blank) => {
      await whoChose('nl')(blank);
      await blank.evaluateOnNewDocument(() => {
        new PerformanceObserver(() => console.log(`painted ${location.pathname}`)).observe({
          type: 'paint',
          buffered: true,
        });
      });
    },
  });
  const painted: string[] = [];
  page.on('console', (message) => painted.push(message.text()));
  await page.evaluate((url) => void (location.href = url), site.url('/'));
  await untilAt(page, '/nl/');
  await eventually(() => assert.ok(painted.includes('painted /nl/')));
  assert.not.ok(painted.includes('painted /'));
});

language('who stops the way to a Dutch page that hangs is not left with a hidden page', async () => {
  let asked = false;
  const hang = () => {
    asked = true;
    return new Promise<never>(() => {});
  };
  const served = await serveFolder({
    folder: site.folder(),
    base: '/',
    answer: (path) => (path.startsWith('nl/') ? hang : undefined),
  });
  atEnd(() => served.close());
  const page = await openPage(`${served.origin}/robots.txt`, { prepare: whoChose('nl') });
  const session = await page.createCDPSession();
  await page.evaluate((url) => void (location.href = url), `${served.origin}/pricing/`);
  await eventually(() => assert.ok(asked));
  await session.send('Page.stopLoading');
  await page.waitForFunction(() => !document.documentElement.hidden, { timeout: 10_000 });
  assert.is(new URL(page.url()).pathname, '/pricing/');
});

language('without a script the switch is two plain links, and a stored choice changes nothing', async () => {
  const page = await site.open('/pricing/', { javascript: false });
  await Promise.all([page.waitForNavigation(), page.click(entry('nl'))]);
  assert.is(pathOf(page), '/nl/prijzen/');
});

language.run();
