import * as assert from 'uvu/assert';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pricing = suite('pricing', { limit: 60_000 });
const site = siteFor(pricing, { reducedMotion: true });

const pages = [
  { address: '/pricing/', contact: '/contact/' },
  { address: '/nl/prijzen/', contact: '/nl/contact/' },
] as const;

pricing('every plan is a stone of a cut of its own, and only the popular ones are lit', async () => {
  for (const { address } of pages) {
    const page = await site.open(address, { javascript: false });
    const cards = await page.$$eval('.plan-card', (all) =>
      all.map((card) => ({
        source: getComputedStyle(card).borderImageSource,
        lit: (card as HTMLElement).dataset['lit'] !== undefined,
        badge: Boolean(card.querySelector('.plan-card__badge')),
      })),
    );
    assert.is(cards.length, 11);
    assert.is(new Set(cards.map(({ source }) => source)).size, 11);
    assert.not.ok(cards.some(({ source }) => source === 'none'));
    assert.equal(
      cards.map(({ lit }) => lit),
      cards.map(({ badge }) => badge),
    );
    assert.is(cards.filter(({ lit }) => lit).length, 3);
  }
});

pricing('the words of a plan stand inside its card at every width', async () => {
  for (const { address } of pages) {
    const page = await site.open(address);
    for (const width of [320, 390, 640, 768, 820, 1024, 1056, 1280, 1440, 2560]) {
      await page.setViewport({ width, height: 900 });
      none(
        await page.$$eval(
          '.plan-card',
          (all, at) =>
            all.flatMap((card) => {
              const frame = card.getBoundingClientRect();
              const outside = [...card.querySelectorAll('h3, p, li, a:not(.visually-hidden)')].find((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                return (
                  left < frame.left + 8 || right > frame.right - 8 || top < frame.top + 8 || bottom > frame.bottom - 8
                );
              });
              return outside ? [`${at} px: ${outside.textContent} leaves its card`] : [];
            }),
          width,
        ),
      );
    }
  }
});

pricing('who writes from a card finds the kind of project chosen', async () => {
  const page = await site.open('/robots.txt');
  for (const { address, contact } of pages) {
    for (const project of ['website', 'marketing', 'branding']) {
      await page.goto(site.url(address), { waitUntil: 'load' });
      await page.evaluate(() => sessionStorage.clear());
      await Promise.all([page.waitForNavigation(), page.click(`[data-group="${project}"] .plan-card .button`)]);
      assert.is(new URL(page.url()).pathname, contact);
      await page.waitForSelector('[data-contact-form-ready]');
      assert.is(await page.$eval('[name="projectType"]', (select) => (select as HTMLSelectElement).value), project);
    }
  }
});

pricing('amounts have figures of one width', async () => {
  const page = await site.open('/pricing/', { javascript: false });
  const numerals = await page.$$eval('.plan-offer__amount', (all) =>
    all.map((amount) => getComputedStyle(amount).fontVariantNumeric),
  );
  assert.ok(numerals.every((numeral) => numeral.includes('tabular-nums')));
});

pricing('every link of a card says which plan it is about', async () => {
  for (const { address } of pages) {
    const page = await site.open(address, { javascript: false });
    const names = await page.$$eval('.plan-card__links a', (all) => all.map((link) => link.textContent!.trim()));
    assert.is(names.length, 22);
    assert.is(new Set(names).size, 22);
  }
});

pricing.run();
