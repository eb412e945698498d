import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { browser } from '../support/extent.ts';
import { serveHostPage } from '../support/pages/host-page.ts';
import { none } from '../support/none.ts';
import { openPage, type PageOptions } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const reveal = suite('what rises as it comes into view');
const site = siteFor(reveal);

/** Until the script has started and an observer has told it what is out of sight. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('[data-reveal-ready]');
  await settle(page);
}
const pending = (page: Page) => page.$$eval('[data-reveal="pending"]', (waiting) => waiting.length);
const unseen = (page: Page) =>
  page.$$eval(
    '[data-reveal]',
    (all) =>
      all.filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length,
  );
/** Scrolls by a pixel, and waits until an observer would have told what it has seen. */
async function scrollALittle(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  await settle(page);
}
/** Until the page was scrolled a little and the observer has told, of all at once, what is out of sight. */
async function untilReported(page: Page): Promise<void> {
  await scrollALittle(page);
  await page.waitForSelector('[data-reveal="pending"]');
}
/** Pages with a hero of each kind. */
const heroes = [
  '/',
  '/about/',
  '/services/',
  '/portfolio/',
  '/portfolio/hrneeds/',
  '/nl/prijzen/',
  '/contact/',
  '/coming-soon/',
];

/** Waits until observers have reported what the page shows now: they do so in the order they were made in. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((reported) => new IntersectionObserver(reported).observe(document.documentElement));
  });
/** What waits though its first tenth is above a line 50 px above the lower edge of the window. */
const waitingAbove = (page: Page) =>
  page.$$eval('[data-reveal="pending"]', (all) =>
    all.flatMap((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 10 < innerHeight - 51 ? [element.outerHTML.slice(0, 60)] : [];
    }),
  );

/** A foreign page with things to reveal, each at a distance from its top. */
const hostPage = (heights: readonly number[]) =>
  serveHostPage({
    head: `<style>body { margin: 0 } .space { height: 2000px } ${heights.map((height, at) => `#e${at} { height: ${height}px }`).join(' ')}</style>`,
    body: `<div data-widget="reveal"><div class="space"></div>${heights.map((_, at) => `<div id="e${at}" data-reveal></div>`).join('<div class="space"></div>')}<div class="space"></div></div><script src="${site.url('/widgets/v1/reveal.js')}"></script>`,
  });

const open = async (path: string, options: PageOptions = {}) => {
  const page = await site.open(path, { browser, ...options });
  await untilReady(page);
  return page;
};

reveal(`${browser}: where scripts are blocked everything shows`, async () => {
  const page = await site.open('/', { browser, javascript: 'blocked' });
  assert.is(await unseen(page), 0);
  assert.is(await page.$('[data-reveal-ready]'), null);
});

reveal(
  `${browser}: until the page is scrolled nothing waits, then only what is below the fold, and it does`,
  async () => {
    const page = await open('/');
    assert.is(await unseen(page), 0);
    await untilReported(page);
    const { above, below } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main [data-reveal]')];
      const isBelow = (element: HTMLElement) => element.getBoundingClientRect().top > innerHeight + 30;
      return {
        above: all.filter((element) => !isBelow(element)).map(({ dataset }) => dataset['reveal']),
        below: all.filter(isBelow).map(({ dataset }) => dataset['reveal']),
      };
    });
    assert.ok(above.every((state) => state !== 'pending'));
    assert.ok(below.length > 5 && below.every((state) => state === 'pending'));
    assert.ok((await unseen(page)) >= below.length);
  },
);

reveal(`${browser}: what is scrolled to rises, and stays when it has gone by`, async () => {
  const page = await open('/');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => !document.querySelector('[data-reveal="pending"]'));
  assert.ok((await page.$$('[data-reveal="revealed"]')).length > 5);
});

reveal(`${browser}: it takes a tenth of it, 50 px above the lower edge`, async () => {
  const page = await openPage(await hostPage([200, 200]), { browser });
  await untilReady(page);
  await untilReported(page);
  const show = async (id: string, pixels: number) => {
    await page.evaluate(
      (element, part) => {
        const { top } = document.getElementById(element)!.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top - (innerHeight - 50) + part, behavior: 'instant' });
      },
      id,
      pixels,
    );
    await settle(page);
    return page.$eval(`#${id}`, (element) => element.getAttribute('data-reveal'));
  };
  assert.is(await show('e0', 18), 'pending');
  assert.is(await show('e0', 22), 'revealed');
  assert.is(await show('e1', 18), 'pending');
  assert.is(await show('e1', 22), 'revealed');
});

/** Ways to come to a place of the page without passing through what lies before it. */
const jumps: readonly (readonly [name: string, path: string, jump: (page: Page) => Promise<unknown>])[] = [
  ['a fragment in the address', '/#voices-title', async () => {}],
  ['the End key', '/', (page) => page.keyboard.press('End')],
  [
    'a fling',
    '/',
    (page) => page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  ],
  ['a window as tall as the page', '/', (page) => page.setViewport({ width: 1440, height: 9000 })],
];

for (const [name, path, jump] of jumps) {
  reveal(`${browser}: after ${name} nothing above the lower edge of the window waits`, async () => {
    const page = await open(path);
    if (path === '/') await untilReported(page);
    await jump(page);
    if (!name.startsWith('a window')) await page.waitForFunction(() => scrollY > 1000);
    // A fragment may be reached before the script is there: the observer is asked once more.
    await scrollALittle(page);
    await eventually(async () => {
      await settle(page);
      none(await waitingAbove(page));
    });
  });
}

reveal(
  `${browser}: headline and lead of a hero can be read in the first frame, and what is around them fades in`,
  async () => {
    const faded: string[] = [];
    const timings: string[] = [];
    const page = await site.open('/robots.txt', { browser });
    // Every animation is held at its first frame.
    await page.evaluateOnNewDocument(() => {
      const hold = () => {
        for (const animation of document.getAnimations?.() ?? []) {
          // The bar's own follows the scroll position, not the time.
          if (animation.timeline !== document.timeline) continue;
          animation.pause();
          animation.currentTime = 0;
        }
      };
      addEventListener('animationstart', hold, true);
      addEventListener('load', hold);
    });
    for (const path of heroes) {
      await page.goto(site.url(path), { waitUntil: 'load' });
      faded.push(
        ...(await page.evaluate((address) => {
          const all = [...document.querySelectorAll<HTMLElement>('main h1, main p')];
          const headline = all.findIndex((element) => element.localName === 'h1');
          const opacityOf = (element: Element | null): number =>
            element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
          return all
            .slice(headline, headline + 2)
            .filter((element) => opacityOf(element) < 1)
            .map((element) => `${address} ${element.localName} has ${opacityOf(element)}`);
        }, path)),
      );
      if (path === '/') {
        timings.push(
          ...(await page.evaluate(() =>
            document.getAnimations().map((animation) => {
              const { duration, delay } = animation.effect!.getTiming();
              const [first] = (animation.effect as KeyframeEffect).getKeyframes();
              return `opacity ${String(first?.['opacity'])}, ${String(duration)} ms after ${delay} ms`;
            }),
          )),
        );
      }
    }
    none(faded);
    assert.ok(timings.includes('opacity 0, 1000 ms after 100 ms'), timings.join());
  },
);

reveal(`${browser}: with reduced motion nothing waits`, async () => {
  const page = await open('/', { reducedMotion: true });
  await scrollALittle(page);
  assert.is(await pending(page), 0);
  assert.is(await unseen(page), 0);
});

reveal(`${browser}: before it is printed everything shows`, async () => {
  const page = await open('/');
  await untilReported(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.is(await pending(page), 0);
});

reveal(`${browser}: an observer that stays silent hides nothing`, async () => {
  const page = await site.open('/', {
    browser,
    prepare: (blank) =>
      blank.evaluateOnNewDocument(() => {
        window.IntersectionObserver = class {
          observe() {}
          unobserve() {}
          disconnect() {}
        } as never;
      }),
  });
  await page.waitForSelector('[data-reveal-ready]');
  await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.is(await pending(page), 0);
});

reveal(`${browser}: a browser without observers hides nothing, and says why`, async () => {
  const page = await site.open('/', {
    browser,
    prepare: (blank) =>
      blank.evaluateOnNewDocument(() => {
        delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
      }),
    expects: [/reveal did not start/],
  });
  await page.waitForSelector('[data-nav-ready]');
  assert.is(await page.$('[data-reveal-ready]'), null);
  assert.is(await unseen(page), 0);
});

reveal(`${browser}: a script that is loaded twice hides nothing again`, async () => {
  const page = await open('/');
  await untilReported(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.evaluate(async () => {
    const script = [...document.scripts].find(({ src }) => src.includes('layout'))!;
    await import(`${script.src}?again`);
  });
  await scrollALittle(page);
  assert.is(await pending(page), 0);
});

reveal(`${browser}: what is taken out of the page shows everything inside`, async () => {
  const page = await open('/');
  await untilReported(page);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    Object.assign(window, { main });
    main.remove();
  });
  await page.waitForFunction(
    () => !(window as unknown as { main: Element }).main.querySelector('[data-reveal="pending"]'),
  );
});

reveal(`${browser}: something too tall for a tenth of it to show never waits`, async () => {
  const page = await openPage(await hostPage([200, 20_000]), { browser });
  await untilReady(page);
  await untilReported(page);
  assert.equal(await page.$$eval('[data-reveal]', (all) => all.map((element) => element.getAttribute('data-reveal'))), [
    'pending',
    '',
  ]);
});

reveal('with JavaScript off everything shows', async () => {
  const page = await site.open('/', { javascript: false });
  assert.is(await unseen(page), 0);
});

reveal('on paper everything shows, wherever the page was', async () => {
  const page = await open('/');
  await untilReported(page);
  assert.ok((await unseen(page)) > 0);
  await page.emulateMediaType('print');
  assert.is(
    await page.$$eval(
      '[data-reveal="pending"]',
      (all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length,
    ),
    0,
  );
});

/** How long each of neighbours waits for the one before (motion-3). */
const staggers: readonly (readonly [what: string, path: string, list: string, milliseconds: number])[] = [
  ['cards on the home page', '/', '#what-we-do [data-stagger]', 200],
  ['projects of the portfolio', '/portfolio/', '[data-filter-list]', 100],
  ['expertise items', '/about/', '[data-stagger="100"]', 100],
  ['why-choose cards', '/about/', '[data-stagger="150"]', 150],
  ['overview cards', '/services/marketing/', '[data-stagger="200"]', 200],
  ['steps of a timeline', '/services/smart-start-website/', 'ol[data-stagger="200"]', 200],
];

for (const [what, path, list, milliseconds] of staggers) {
  reveal(`${what} follow each other by ${milliseconds} ms`, async () => {
    const page = await site.open(path);
    await untilReady(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const delays = await page.$eval(list, (element) =>
      [...element.children].flatMap((child) => {
        const rises = child.matches('[data-reveal]') ? child : child.querySelector('[data-reveal]');
        if (!rises) return [];
        rises.setAttribute('data-reveal', 'revealed');
        return Math.round(Number.parseFloat(getComputedStyle(rises).transitionDelay) * 1000);
      }),
    );
    assert.ok(delays.length > 1);
    assert.equal(
      delays,
      // A long list waits no longer than its ninth.
      delays.map((_, index) => delays[0]! + Math.min(index, 8) * milliseconds),
    );
  });
}

reveal.run();
