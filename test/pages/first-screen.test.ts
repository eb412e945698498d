import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { holdFrames } from '../support/browser/frames.ts';
import { eventually } from '../support/eventually.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const firstScreen = suite('the first screen of a phone');
const site = siteFor(firstScreen, { width: 390, height: 844, touch: true });

/** Whether the last section of the page and its footer are laid out. */
const isLaidOut = (page: Page) =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('main section')].slice(-1);
    return [...ends, document.querySelector('body > footer')!].map((end) =>
      end.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
    );
  });

const someOfEach = ['/', '/nl/prijzen/', '/portfolio/', '/portfolio/hrneeds/', '/solutions/need-website/', '/contact/'];

firstScreen('what lies below it is laid out after it is painted', async () => {
  for (const address of someOfEach) {
    const page = await site.open(address, { prepare: holdFrames, whole: false });
    assert.equal(await isLaidOut(page), [false, false], `${address} before`);
    await page.evaluate('letFramesGo()');
    await eventually(async () => assert.equal(await isLaidOut(page), [true, true], `${address} after`));
  }
});

interface Waiting {
  /** How many parts of the page waited to be laid out, frame by frame. */
  readonly counts: readonly number[];
  /** How many there were in all; a slow machine shows frames while they still arrive. */
  readonly parts: number;
}

/** Notes in every frame how many parts of the page still wait to be laid out, until none does. */
const countWaiting = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const counts: number[] = [];
    const seen = new Set<Element>();
    const count = () => {
      const loaded = document.readyState !== 'loading';
      const parts = [...document.querySelectorAll('main * ~ *, [data-late], footer')];
      const waiting = parts.filter((part) => /auto|hidden/.test(getComputedStyle(part).contentVisibility));
      for (const part of waiting) seen.add(part);
      counts.push(waiting.length);
      if (waiting.length || !loaded) requestAnimationFrame(count);
      else Object.assign(globalThis, { waited: { counts, parts: seen.size } });
    };
    requestAnimationFrame(count);
  });

firstScreen('no frame has more than one part to lay out', async () => {
  for (const address of someOfEach) {
    const page = await site.open(address, { prepare: countWaiting, whole: false });
    const { counts, parts } = (await (await page.waitForFunction('globalThis.waited')).jsonValue()) as Waiting;
    assert.ok(parts > 1, `${address}: ${parts}`);
    assert.ok(
      counts.slice(1).every((count, frame) => counts[frame]! - count <= 1),
      `${address}: ${counts.join()}`,
    );
  }
});

firstScreen('a screen that shows more than a phone’s leaves no hole in the first paint', async () => {
  const page = await site.open('/contact/', { prepare: holdFrames, whole: false, width: 600, height: 1000 });
  const holes = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-late]')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'hidden',
      ).length,
  );
  assert.equal(holes, 0);
});

firstScreen('a page that opens further down, or is loaded anew, is laid out whole', async () => {
  const page = await site.open('/#services', { prepare: holdFrames, whole: false });
  assert.equal(await isLaidOut(page), [true, true]);
  await page.goto(site.url('/nl/prijzen/'));
  assert.equal(await isLaidOut(page), [false, false]);
  await page.reload();
  assert.equal(await isLaidOut(page), [true, true]);
});

firstScreen('a wide page stays laid out when its text is made twice as large', async () => {
  const page = await site.open('/solutions/need-website/', { width: 1280, touch: false });
  const browser = await page.createCDPSession();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  assert.equal(await isLaidOut(page), [true, true]);
});

firstScreen('in another language a page is laid out whole, to stand at the place read before', async () => {
  const page = await site.open('/nl/prijzen/', { prepare: holdFrames, whole: false });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('a[hreflang="en"]', (link) => (link as HTMLElement).click()),
  ]);
  assert.equal(await isLaidOut(page), [true, true]);
  assert.ok(await page.evaluate(() => scrollY > innerHeight));
});

firstScreen('without scripts, and with none that arrives, everything is laid out', async () => {
  for (const javascript of [false, 'blocked'] as const) {
    const page = await site.open('/', { javascript });
    await eventually(async () => assert.equal(await isLaidOut(page), [true, true], String(javascript)));
  }
});

firstScreen.run();
