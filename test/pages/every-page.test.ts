import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { englishAddresses } from '../support/addresses.ts';
import { everyThirdAddress, sweptAddresses } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const every = suite('every page', { limit: 120_000 });
const site = siteFor(every);

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

/** Scrolls to the end as a visitor does, lets movements end, and names what is still not seen. */
const hiddenAfterScrolling = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    // Answers that a reader opens; all at once, where a browser lets one of a name be open.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
      Object.assign(details, { name: '', open: true });
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

every(
  'loads without a fault, starts all its widgets, and hides nothing for good from who scrolls through it',
  async () => {
    const page = await site.open('/robots.txt', { height: tall });
    const faults: string[] = [];
    for (const address of sweptAddresses) {
      await page.goto(site.url(address), { waitUntil: 'load' });
      faults.push(...(await sleepers(page)).map((name) => `${address}: ${name} did not start`));
      if (everyThirdAddress.includes(address))
        faults.push(...(await hiddenAfterScrolling(page)).map((what) => `${address}: ${what} stays hidden`));
    }
    none(faults);
  },
);

every(
  'every page below /en/ has the markup of its unprefixed alternate, but for addresses and what is said about them',
  () => {
    const read = (address: string) => readFileSync(join(site.folder(), address, 'index.html'), 'utf8');
    const bare = (html: string) =>
      html
        .slice(html.indexOf('<body'))
        .replace(/(href|action)="\/(?:en\/)?/g, '$1="/')
        // The form says in a hidden field where it stands.
        .replace('name="prefix" value="en"', 'name="prefix" value="root"');
    none(englishAddresses.filter((address) => bare(read(address)) !== bare(read(address.slice('/en'.length)))));
  },
);

every.run();
