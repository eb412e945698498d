import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { distinctAddresses } from '../support/addresses.ts';
import { holdFrames } from '../support/browser/frames.ts';
import { none } from '../support/none.ts';
import { comparePictures } from '../support/pictures/pixel-difference.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const stability = suite('layout stability', { limit: 600_000 });
const site = siteFor(stability);

interface Shift {
  readonly value: number;
  readonly culprits: readonly string[];
}

/** Counts every shift from the first paint on (https://wicg.github.io/layout-instability/), those after input too. */
const watchShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const name = ({ node }: { readonly node: Node | null }) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
        : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        shifts.push({ value: entry.value, culprits: entry.sources.map(name) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls to the end in steps of a screen, so that every picture is asked for and every section has appeared. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await settle();
    }
    // A lazy one that never comes near the window is never asked for.
    const asked = [...document.images].filter((image) => image.currentSrc !== '' && image.checkVisibility());
    for (const image of asked.filter(({ complete }) => !complete)) {
      const loaded = new Promise((done) => image.addEventListener('load', done, { once: true }));
      // It may stand in a row that is scrolled by itself; where nothing brings it into the window it is never asked for.
      image.scrollIntoView({ behavior: 'instant' });
      const near = await new Promise<boolean>((seen) => {
        const watch = new IntersectionObserver(([entry]) => {
          watch.disconnect();
          seen(entry!.intersectionRatio > 0);
        });
        watch.observe(image);
      });
      if (!image.complete && near) await loaded;
    }
    await settle();
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

const painted = 'painted';

const pictures = /\.(?:svg|png|avif|webp)$/;
const fonts = /\.woff2$/;

/** Holds back until the page has been painted without them; the function returned begins the next page. */
async function holdBack(page: Page, late: RegExp): Promise<() => void> {
  let seen = () => {};
  let paint = Promise.resolve();
  page.on('console', (message) => message.text() === painted && seen());
  await page.evaluateOnNewDocument((word) => {
    new PerformanceObserver(() => console.debug(word)).observe({ type: 'paint', buffered: true });
  }, painted);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const held = late.test(request.url()) ? paint : Promise.resolve();
    void held.then(() => request.continue());
  });
  return () => void (paint = new Promise((resolve) => (seen = resolve)));
}

async function sweep(width: number, late: RegExp): Promise<void> {
  const page = await site.open('/robots.txt', { width, prepare: watchShifts });
  const begin = await holdBack(page, late);
  const found: string[] = [];
  for (const address of distinctAddresses) {
    begin();
    await page.goto(site.url(address), { waitUntil: 'load' });
    const shifts = (await readThrough(page)) as readonly Shift[];
    found.push(...shifts.map(({ value, culprits }) => `${address}: ${value.toFixed(4)} by ${culprits.join(', ')}`));
  }
  none(found);
}

for (const width of [390, 1440]) {
  stability(`nothing moves at ${width} px while pictures arrive`, () => sweep(width, pictures));
  stability(`nothing moves at ${width} px while fonts arrive`, () => sweep(width, fonts));
}

for (const width of [390, 700]) {
  stability(`the first screen looks the same at ${width} px before the rest is laid out`, async () => {
    const page = await site.open('/robots.txt', { width, reducedMotion: true, prepare: holdFrames });
    const found: string[] = [];
    for (const address of distinctAddresses) {
      await page.goto(site.url(address), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const before = Buffer.from(await page.screenshot());
      await page.evaluate('letFramesGo()');
      await page.waitForFunction(() => !('opening' in document.documentElement.dataset));
      const difference = await comparePictures(before, Buffer.from(await page.screenshot()));
      if (difference) found.push(`${address}: ${JSON.stringify(difference.box)}`);
    }
    none(found);
  });
}

stability('the audit sees what moves', async () => {
  const page = await site.open('/contact/', { prepare: watchShifts });
  await page.evaluate(() =>
    document.querySelector('main')!.before(Object.assign(document.createElement('p'), { textContent: 'Late.' })),
  );
  assert.ok(((await readThrough(page)) as readonly Shift[]).length > 0);
});

stability.run();
