import * as assert from 'uvu/assert';
import { tableShare } from '../../content/art/services/cut/plan-stones.tsx';
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

/** A month is drawn three times as large: what is paid by the quarter is then as large as its months, and as its one amount. */
const drawn = planIds.map((id) => plans[id].amount * (plans[id].period === 'month' ? 3 : 1));

pricing('the face of a stone is as large as its price, and stones beside each other stand on one line', async () => {
  for (const { address } of pages) {
    const page = await site.open(address, { javascript: false });
    for (const width of [390, 820, 1440, 2560]) {
      await page.setViewport({ width, height: 900 });
      const stones = await page.$$eval(cardsOn, (all) =>
        all.map((card) => {
          const stone = card.querySelector('.plan-card__stone')!.getBoundingClientRect();
          const { top, bottom } = card.getBoundingClientRect();
          // Words hang from the shelf, or stand on it beside their stone.
          const papers = [card.querySelector('h3')!.getBoundingClientRect().top, bottom];
          const paper = papers.sort((one, other) => Math.abs(one - stone.bottom) - Math.abs(other - stone.bottom))[0]!;
          return { side: stone.width, height: stone.height, foot: stone.bottom, paper, top, bottom };
        }),
      );
      assert.is(stones.length, planIds.length, `${width} px: a stone for every plan`);
      const shares = stones.map(({ side }, at) => side ** 2 / drawn[at]!);
      none(shares.map((share) => (Math.abs(share / shares[0]! - 1) < 0.02 ? undefined : `${width} px: ${shares}`)));
      none(
        stones.flatMap(({ side, height, foot, paper }, at) => [
          Math.abs(side - height) > 1 ? `${width} px: ${planIds[at]} is ${side} by ${height}` : undefined,
          Math.abs(foot - paper) > 1
            ? `${width} px: ${planIds[at]} stands at ${foot}, its paper at ${paper}`
            : undefined,
        ]),
      );
      none(
        stones.flatMap(({ foot, top, bottom }) =>
          stones
            .filter((other) => other.top < bottom && top < other.bottom && Math.abs(other.foot - foot) > 1)
            .map((other) => `${width} px: ${foot} and ${other.foot}`),
        ),
      );
    }
  }
});

pricing(
  'the first screen has every stone on a shelf, to one scale, each a way to its plan: what goes on in one list, what is paid once in another, from the smallest to the largest of each period',
  async () => {
    for (const { address } of pages) {
      const page = await site.open(address, { javascript: false });
      for (const [width, shelves] of [
        [390, 3],
        [820, 2],
        [1440, 2],
        [2560, 2],
      ] as const) {
        await page.setViewport({ width, height: 900 });
        const lists = await page.$$eval('ul.price-shelf', (all) =>
          all.map((list) =>
            [...list.children].map((stone) => {
              const link = stone.querySelector('a')!;
              const { width, bottom } = link.getBoundingClientRect();
              return { side: width, foot: Math.round(bottom), id: link.hash.replace('#plan-', '') };
            }),
          ),
        );
        const stones = lists.flat();
        assert.equal(stones.map(({ id }) => id).sort(), [...planIds].sort());
        assert.is(new Set(stones.map(({ foot }) => foot)).size, shelves, `${width} px`);
        const amountOf = (id: string) => drawn[planIds.findIndex((other) => other === id)]!;
        const isOngoing = (id: string) => ['month', 'quarter'].includes(plans[id as keyof typeof plans].period);
        const scale = stones[0]!.side ** 2 / amountOf(stones[0]!.id);
        none(
          stones.map(({ side, id }) =>
            Math.abs(side ** 2 / amountOf(id) / scale - 1) < 0.02 ? undefined : `${width} px: ${id} is ${side}`,
          ),
        );
        for (const [at, list] of lists.entries()) {
          none(list.map(({ id }) => (isOngoing(id) === (at === 0) ? undefined : `${id} stands in list ${at}`)));
          const paid = list.filter(({ id }) => plans[id as keyof typeof plans].period !== 'quarter');
          none(
            paid.map(({ side }, index) => (index && side < paid[index - 1]!.side ? `${width} px: ${side}` : undefined)),
          );
        }
      }
    }
  },
);

pricing('every plan has a cut of its own, and only the popular ones are lit', async () => {
  for (const { address, badge } of pages) {
    const page = await site.open(address, { javascript: false });
    const cards = await page.$$eval(cardsOn, (all) =>
      all.map((card) => ({
        stone: getComputedStyle(card.querySelector('.plan-card__stone')!).backgroundImage,
        lit: (card as HTMLElement).dataset['lit'] !== undefined,
        text: card.textContent!,
      })),
    );
    const stones = cards.map(({ stone }) => stone);
    assert.is(new Set(stones).size, planIds.length);
    assert.not.ok(stones.includes('none'));
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

pricing(
  'the words of a plan stand inside its column at every width, and each price whole in the table of its stone where it stands in one',
  async () => {
    for (const { address } of pages) {
      const page = await site.open(address);
      for (const width of [320, 390, 640, 768, 820, 1024, 1056, 1280, 1360, 1440, 2560]) {
        await page.setViewport({ width, height: 900 });
        none(
          await page.$$eval(
            cardsOn,
            (all, at, tables) =>
              all.flatMap((card, index) => {
                const box = card.getBoundingClientRect();
                const outside = [...card.querySelectorAll('h3, p, li, a, .plan-card__stone')].find((part) => {
                  const { left, right, top, bottom } = part.getBoundingClientRect();
                  return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
                });
                const stone = card.querySelector('.plan-card__stone')!;
                const price = document.createRange();
                price.selectNodeContents(stone);
                const { width, height } = price.getBoundingClientRect();
                return [
                  ...(outside ? [`${at} px: ${outside.textContent} leaves its column`] : []),
                  ...(at >= 768 && Math.max(width, height) > tables[index]! * stone.getBoundingClientRect().width
                    ? [`${at} px: ${stone.textContent} is too large for its table`]
                    : []),
                ];
              }),
            width,
            planIds.map(tableShare),
          ),
        );
      }
    }
  },
);

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
