import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { budgets } from '../../content/budgets.ts';
import { sweptAddresses } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { visit } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const sizes = suite('sizes', { limit: 600_000 });
const site = siteFor(sizes, { reducedMotion: true });

const smallestText = 12;
/** WCAG 2.2, 2.5.8. */
const smallestTarget = 24;

/** Words set smaller than may be, once for each size and place. */
const smallText = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent!.trim() || !element.checkVisibility() || element.closest('script, style'))
        continue;
      // In a drawing pixels are as large as the drawing makes them, however it turns them.
      const { a, b } = element instanceof SVGGraphicsElement ? element.getScreenCTM()! : { a: 1, b: 0 };
      const scale = Math.hypot(a, b);
      const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * scale);
      if (size < least) found.add(`${size} px at ${element.localName}.${element.getAttribute('class')}`);
    }
    return [...found];
  }, smallestText);

/** Words too small to stand closer together than their typeface has them, as they do who take their letter spacing from a headline. */
const tightText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ display, closest }) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement!;
        const text = walker.currentNode.textContent!.trim();
        if (text.length < 2 || !element.checkVisibility()) continue;
        const { fontSize, letterSpacing } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        // "normal" is no number, and none is below what is allowed.
        if (size < display && Number.parseFloat(letterSpacing) < closest * size)
          found.add(`letters ${letterSpacing} apart at ${size} px: “${text.slice(0, 40)}”`);
      }
      return [...found];
    },
    { display: 20, closest: -0.026 },
  );

/** Controls smaller than a finger needs; links within a line of text are as high as the line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const inText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      return element.parentElement!.textContent!.trim() !== element.textContent!.trim();
    };
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'),
      )
      .filter((element) => !inText(element))
      .flatMap((element) => {
        // A field is pressed by its label as well.
        const parts = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        const { width, height, right } = parts.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
        if (right <= 0 || (width >= least && height >= least)) return [];
        return `${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 80)}`;
      });
  }, smallestTarget);

/** Bytes on their way of the pictures within the first screen. */
const pictureBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const sources = new Set(seen.map((image) => image.currentSrc));
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => sources.has(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a wide screen', 1440, 900],
] as const) {
  sizes(
    `on ${device} no text is below 12 px or too close, no target below 24, and first pictures weigh 60 KB at most`,
    async () => {
      const page = await site.open('/robots.txt', { width, height });
      const found: string[] = [];
      for (const address of sweptAddresses) {
        await visit(page, site.url(address));
        const faults = [...(await smallText(page)), ...(await tightText(page)), ...(await smallTargets(page))];
        const bytes = await pictureBytes(page);
        if (bytes > budgets.firstPictures) faults.push(`${bytes} bytes of pictures before scrolling`);
        found.push(...faults.map((fault) => `${address}: ${fault}`));
      }
      none(found);
    },
  );
}

sizes('the audit sees what is too small', async () => {
  const page = await site.open('/contact/');
  await page.evaluate(() => {
    const [line, button] = ['p', 'button'].map((name) => {
      const tiny = document.createElement(name);
      tiny.className = 'tiny';
      tiny.style.cssText = 'font-size: 11px; letter-spacing: -0.5px; padding: 0';
      return tiny;
    });
    button!.textContent = 'xx';
    line!.append(button!);
    document.querySelector('main')!.prepend(line!);
  });
  assert.match((await smallText(page)).join(), /11 px at button\.tiny/);
  assert.match((await tightText(page)).join(), /-0.5px apart at 11 px: “xx”/);
  assert.match((await smallTargets(page)).join(), /button class="tiny"/);
});

sizes.run();
