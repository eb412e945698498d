import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const opening = suite('how a page opens');
const site = siteFor(opening);

/** Pages with the hero of the site, and one with a hero of its own. */
const addresses = ['/', '/nl/services/', '/solutions/need-website/', '/about/', '/portfolio/hrneeds/'];

/** Milliseconds. */
interface Fade {
  readonly delay: number;
  readonly duration: number;
}

/** Notes every fade that begins in the first screen from the event that the browser sends for it, however slow the machine. */
const watchFades = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const fades: Fade[] = [];
    Object.assign(globalThis, { fades });
    const note = ({ target, animationName }: AnimationEvent) => {
      const element = target as Element;
      if (!element.closest('main') || element.getBoundingClientRect().top > innerHeight) return;
      for (const animation of element.getAnimations() as CSSAnimation[]) {
        const effect = animation.effect as KeyframeEffect;
        if (animation.animationName !== animationName || !effect.getKeyframes().some((frame) => 'opacity' in frame))
          continue;
        const { delay = 0, duration } = effect.getTiming();
        fades.push({ delay, duration: Number(duration) });
      }
    };
    addEventListener('animationstart', note, true);
  });

/** The fades that a page opens with, once everything that moves by the clock has come to its end. */
const fadesOf = (page: Page): Promise<readonly Fade[]> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect!.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ends.map(({ finished }) => finished));
    return (globalThis as unknown as { fades: Fade[] }).fades;
  });

opening('what fades in above the fold does so for 1000 ms after 100 ms', async () => {
  const found: (Fade & { readonly address: string })[] = [];
  for (const address of addresses) {
    const page = await site.open(address, { prepare: watchFades });
    found.push(...(await fadesOf(page)).map((fade) => ({ ...fade, address })));
  }
  assert.ok(found.length > 0, 'nothing fades in anywhere');
  none(
    found.map(({ address, delay, duration }) =>
      delay === 100 && duration === 1000 ? undefined : `${address}: ${duration} ms after ${delay} ms`,
    ),
  );
});

opening('with reduced motion nothing fades in', async () => {
  for (const address of addresses) {
    const page = await site.open(address, { prepare: watchFades, reducedMotion: true });
    assert.equal(await fadesOf(page), [], address);
  }
});

opening.run();
