import * as assert from 'uvu/assert';
import { labels } from '../../content/labels.ts';
import { planIds, plans, priceGroups } from '../../content/prices.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pricing = suite('pricing page');
const site = siteFor(pricing, { reducedMotion: true });

const pages = [
  { address: '/pricing/', contact: '/contact/', badge: labels.en.popular },
  { address: '/nl/prijzen/', contact: '/nl/contact/', badge: labels.nl.popular },
] as const;

/** The plans of the page, group by group. */
const cardsOn = '[data-group] > li > article';
const popular = planIds.map((id) => 'popular' in plans[id]);

pricing(
  'the face of a stone is as large as its price, and only the popular plan has a frame, which ends where its words do',
  async () => {
    for (const { address } of pages) {
      // Nothing is on its way to its place.
      const page = await site.open(address, { javascript: false });
      for (const width of [390, 820, 1440]) {
        await page.setViewport({ width, height: 900 });
        const cards = await page.$$eval(cardsOn, (all) =>
          all.map((card) => ({
            framed: getComputedStyle(card).borderImageSource !== 'none',
            top: card.getBoundingClientRect().top,
            line: card.firstElementChild!.getBoundingClientRect().bottom,
            side: parseFloat(getComputedStyle(card.firstElementChild!, '::before').width),
            below:
              Math.max(...[...card.children].map((part) => part.getBoundingClientRect().bottom)) +
              parseFloat(getComputedStyle(card).paddingBottom) +
              parseFloat(getComputedStyle(card).borderBottomWidth) -
              card.getBoundingClientRect().bottom,
          })),
        );
        assert.equal(
          cards.map(({ framed }) => framed),
          popular,
        );
        const rows = cards.flatMap(({ framed, side }, at) => (framed ? [] : [side ** 2 / plans[planIds[at]!].amount]));
        none(
          rows.map((share) => (Math.abs(share / rows[0]! - 1) < 0.02 ? undefined : `${width} px: ${rows.join(', ')}`)),
        );
        // Stones beside each other stand on one line.
        const stones = cards.filter(({ framed }) => !framed);
        none(
          stones.flatMap(({ top, line }) =>
            stones
              .filter((other) => Math.abs(other.top - top) < 1 && Math.abs(other.line - line) > 1)
              .map((other) => `${width} px: ${line} and ${other.line}`),
          ),
        );
        none(cards.map(({ framed, below }) => (framed && Math.abs(below) > 1 ? `${width} px: ${below}` : undefined)));
      }
    }
  },
);

pricing('every plan has a cut of its own, and only the popular ones are whole stones, lit', async () => {
  for (const { address, badge } of pages) {
    const page = await site.open(address, { javascript: false });
    const cards = await page.$$eval(cardsOn, (all) =>
      all.map((card) => ({
        framed: getComputedStyle(card).borderImageSource !== 'none',
        // Who is not lit has a stone, whole, before its name.
        sources: [
          getComputedStyle(card).borderImageSource,
          getComputedStyle(card.firstElementChild!, '::before').backgroundImage,
        ],
        lit: (card as HTMLElement).dataset['lit'] !== undefined,
        text: card.textContent!,
      })),
    );
    const drawn = cards.map(({ sources }) => sources.find((source) => source !== 'none'));
    assert.is(new Set(drawn).size, planIds.length);
    assert.not.ok(drawn.includes(undefined));
    assert.equal(
      cards.map(({ framed }) => framed),
      popular,
    );
    assert.equal(
      cards.map(({ lit }) => lit),
      popular,
    );
    assert.equal(
      cards.map(({ text }) => text.includes(badge)),
      popular,
    );
  }
});

pricing('the words of a plan stand inside its card at every width', async () => {
  for (const { address } of pages) {
    const page = await site.open(address);
    for (const width of [320, 390, 640, 768, 820, 1024, 1056, 1280, 1440, 2560]) {
      await page.setViewport({ width, height: 900 });
      none(
        await page.$$eval(
          cardsOn,
          (all, at) =>
            all.flatMap((card) => {
              const box = card.getBoundingClientRect();
              // A row has no frame that its words could touch.
              const room = getComputedStyle(card).borderImageSource === 'none' ? -1 : 8;
              const outside = [...card.querySelectorAll('h3, p, li, a')].find((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                return (
                  left < box.left + room ||
                  right > box.right - room ||
                  top < box.top + room ||
                  bottom > box.bottom - room
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
    for (const project of priceGroups) {
      await page.goto(site.url(address), { waitUntil: 'load' });
      await page.evaluate(() => sessionStorage.clear());
      await Promise.all([page.waitForNavigation(), page.click(`[data-group="${project}"] a[href*="${contact}"]`)]);
      assert.is(new URL(page.url()).pathname, contact);
      await page.waitForSelector('[data-contact-form-ready]');
      assert.is(await page.$eval('[name="projectType"]', (select) => (select as HTMLSelectElement).value), project);
    }
  }
});

pricing('amounts have figures of one width', async () => {
  const page = await site.open('/pricing/', { javascript: false });
  const numerals = await page.$$eval(`${cardsOn} *`, (all) =>
    all
      .filter(({ children, textContent }) => children.length === 0 && textContent!.startsWith('€'))
      .map((amount) => getComputedStyle(amount).fontVariantNumeric),
  );
  assert.is(numerals.length, planIds.length);
  none(numerals.filter((numeral) => !numeral.includes('tabular-nums')));
});

pricing('every link of a card says which plan it is about', async () => {
  for (const { address } of pages) {
    const page = await site.open(address, { javascript: false });
    const names = await page.$$eval(`${cardsOn} a`, (all) => all.map((link) => link.textContent!.trim()));
    assert.is(names.length, 2 * planIds.length);
    assert.is(new Set(names).size, names.length);
  }
});

pricing.run();
