import type { Page } from 'puppeteer';
import { allAddresses, unlistedAddresses } from './support/addresses.ts';
import { none } from './support/none.ts';
import { siteFor } from './support/site.ts';
import { suite } from './support/suite.ts';

const every = suite('every page', { limit: 120_000 });
const site = siteFor(every);

const addresses = [...allAddresses, ...unlistedAddresses];
/** A page below /en/ has the markup of its unprefixed twin. */
const different = addresses.filter((address) => !address.startsWith('/en/'));

/** A tall window needs few steps to scroll through a page; most of each page still lies below it. */
const tall = 1600;

/** Names of widgets whose markup is on the page and whose script has not taken it over. */
const sleepers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-widget]')].flatMap((root) =>
      root
        .getAttribute('data-widget')!
        .split(/\s+/)
        .filter((name) => !root.hasAttribute(`data-${name}-ready`)),
    ),
  );

/** What a visitor reads, and how long the page is. */
const reading = (page: Page) =>
  page.evaluate(() => `${document.documentElement.scrollHeight} px\n${document.body.innerText}`);

every('loads without a fault, and all its widgets start', async () => {
  const page = await site.open('/');
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(site.url(address), { waitUntil: 'load' });
    faults.push(...(await sleepers(page)).map((name) => `${address}: ${name} did not start`));
  }
  none(faults);
});

every('reads the same where no script arrives as where scripting is off', async () => {
  const off = await site.open('/', { javascript: false });
  const blocked = await site.open('/', { javascript: 'blocked' });
  const faults: string[] = [];
  for (const address of different) {
    await Promise.all([off, blocked].map((page) => page.goto(site.url(address), { waitUntil: 'load' })));
    if ((await reading(off)) !== (await reading(blocked))) faults.push(address);
  }
  none(faults);
});

every('hides nothing for good from a visitor who scrolls through it', async () => {
  const page = await site.open('/', { height: tall });
  const faults: string[] = [];
  for (const address of different) {
    await page.goto(site.url(address), { waitUntil: 'load' });
    const hidden = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      await frame();
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, img, a)')]
        .filter(
          (element) =>
            element.getClientRects().length > 0 &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => `${element.tagName.toLowerCase()} "${element.textContent!.trim().slice(0, 40)}"`);
    });
    faults.push(...hidden.map((what) => `${address}: ${what}`));
  }
  none(faults);
});

every.run();
