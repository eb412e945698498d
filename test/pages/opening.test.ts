import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const opening = suite('how a page opens');
const site = siteFor(opening);

/** Pages with the hero of the site, and one with a hero of its own. */
const addresses = ['/', '/nl/services/', '/solutions/need-website/', '/about/', '/portfolio/hrneeds/'];

interface Fade {
  readonly delay: string;
  readonly duration: string;
}

/** Notes every animation that begins in the first screen from its own first event, however slow the machine. */
const watchAnimations = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const fades: Fade[] = [];
    Object.assign(globalThis, { fades });
    addEventListener(
      'animationstart',
      ({ target, animationName }) => {
        const element = target as Element;
        if (!element.closest('main') || element.getBoundingClientRect().top > innerHeight) return;
        const style = getComputedStyle(element);
        const at = style.animationName.split(', ').indexOf(animationName);
        const nth = (list: string) => list.split(', ')[at] ?? list;
        fades.push({ delay: nth(style.animationDelay), duration: nth(style.animationDuration) });
      },
      true,
    );
  });
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { fades: Fade[] }).fades);

opening('what fades in above the fold does so for 1000 ms after 100 ms', async () => {
  for (const address of addresses) {
    const page = await site.open(address, { prepare: watchAnimations });
    await page.waitForFunction(() => (globalThis as unknown as { fades: Fade[] }).fades.length > 0);
    none(
      (await seen(page)).map(({ delay, duration }) =>
        delay === '0.1s' && duration === '1s' ? undefined : `${address}: ${duration} after ${delay}`,
      ),
    );
  }
});

opening('with reduced motion nothing fades in', async () => {
  for (const address of addresses) {
    const page = await site.open(address, { prepare: watchAnimations, reducedMotion: true });
    // An animation that were to begin has begun after the second picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await seen(page), [], address);
  }
});

opening.run();
