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

pricing(
  'the popular plan of each group has its stone beside its words, as large as its price, and no other has',
  async () => {
    for (const { address, badge } of pages) {
      const page = await site.open(address, { javascript: false });
      for (const width of [390, 820, 1440, 2560]) {
        await page.setViewport({ width, height: 900 });
        const sides = await page.$$eval(cardsOn, (all) =>
          all.map((card) => card.querySelector<HTMLElement>('.plan-stone')?.offsetWidth ?? 0),
        );
        assert.equal(
          sides.map((side) => side > 0),
          popular,
          `${width} px`,
        );
        const shares = sides.flatMap((side, at) => (side ? [side ** 2 / drawn[at]!] : []));
        none(shares.map((share) => (Math.abs(share / shares[0]! - 1) < 0.03 ? undefined : `${width} px: ${shares}`)));
      }
      assert.equal(
        await page.$$eval(cardsOn, (all, text) => all.map((card) => card.textContent!.includes(text)), badge),
        popular,
      );
    }
  },
);

pricing(
  'every stone stands on the slope once, to one scale, each in a cut of its own and a way to its plan, from the least price to the largest; each line climbs at 22.5° to the right, and where there is room there is one',
  async () => {
    for (const { address } of pages) {
      const page = await site.open(address, { javascript: false });
      for (const width of [390, 820, 1440, 2560]) {
        await page.setViewport({ width, height: 900 });
        const stones = await page.$$eval('.price-slope > li', (all) =>
          all.map((item) => {
            const link = item.querySelector('a')!;
            const stone = item.querySelector<HTMLElement>('.plan-stone')!;
            const box = item.getBoundingClientRect();
            const turned = stone.getBoundingClientRect();
            return {
              id: link.hash.replace('#plan-', ''),
              side: Number.parseFloat(getComputedStyle(stone).width),
              line: item.offsetTop + item.offsetHeight,
              at: [turned.left, turned.bottom],
              // Before it leans: how far its foot is above the ground of its line.
              above:
                item.offsetHeight -
                Number.parseFloat(getComputedStyle(item).paddingBottom) -
                stone.offsetTop -
                stone.offsetHeight,
              // What a stone is wide and high where it leans at the angle of the slope.
              leans: [turned.width, turned.height],
              climbs: (box.height - item.offsetHeight) / box.width,
              image: getComputedStyle(stone).backgroundImage,
            };
          }),
        );
        const amounts = stones.map(({ id }) => drawn[planIds.findIndex((other) => other === id)]!);
        assert.equal(stones.map(({ id }) => id).sort(), [...planIds].sort());
        assert.equal(
          amounts,
          [...amounts].sort((one, other) => one - other),
          `${width} px`,
        );
        const follows = ({ line }: { readonly line: number }, at: number) =>
          at > 0 && Math.abs(line - stones[at - 1]!.line) < 20;
        if (width >= 1344)
          assert.ok(
            stones.slice(1).every((stone, at) => follows(stone, at + 1)),
            `${width} px`,
          );
        assert.is(new Set(stones.map(({ image }) => image)).size, planIds.length);
        assert.not.ok(stones.some(({ image }) => image === 'none'));
        const scale = stones[0]!.side ** 2 / amounts[0]!;
        const angle = Math.PI / 8;
        none(
          stones.flatMap((stone, index) => {
            const [left, bottom] = stone.at as [number, number];
            const [before, below] = (stones[index - 1]?.at ?? [0, 0]) as [number, number];
            return follows(stone, index) && (left <= before || bottom >= below)
              ? [`${width} px: ${stone.id} does not stand higher than the one at its left`]
              : [];
          }),
        );
        none(
          stones.flatMap(({ id, side, leans, climbs, above }, at) => [
            Math.abs(above) < 2 ? undefined : `${width} px: ${id} stands ${above} px above its line`,
            Math.abs(side ** 2 / amounts[at]! / scale - 1) < 0.02 ? undefined : `${width} px: ${id} is ${side}`,
            Math.abs(climbs - Math.tan(angle)) < 0.02
              ? undefined
              : `${width} px: the line below ${id} climbs by ${climbs}`,
            ...leans.map((length) =>
              Math.abs(length / side - Math.cos(angle) - Math.sin(angle)) < 0.02
                ? undefined
                : `${width} px: ${id} does not lean at its angle`,
            ),
          ]),
        );
      }
    }
  },
);

pricing(
  'the words of a plan stand inside its row at every width, each price whole in the table of its stone where it stands in one, and no name on the slope leaves the screen',
  async () => {
    for (const { address } of pages) {
      const page = await site.open(address);
      for (const width of [320, 390, 640, 768, 820, 1024, 1056, 1280, 1360, 1440, 2560]) {
        await page.setViewport({ width, height: 900 });
        none(
          await page.$$eval(
            cardsOn,
            (all, at, tables) => [
              ...[...document.querySelectorAll('.price-slope b')].flatMap((name) => {
                const words = document.createRange();
                words.selectNodeContents(name);
                const { left, right } = words.getBoundingClientRect();
                return left < 0 || right > at ? [`${at} px: ${name.textContent} leaves the screen`] : [];
              }),
              ...all.flatMap((card, index) => {
                const box = card.getBoundingClientRect();
                const outside = [...card.querySelectorAll('h3, p, li, a')].find((part) => {
                  const { left, right, top, bottom } = part.getBoundingClientRect();
                  return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
                });
                const stones = [
                  card,
                  document.querySelector(`.price-slope a[href="#${card.closest('[id]')!.id}"]`),
                ].map((place) => place?.querySelector<HTMLElement>('.plan-stone'));
                return [
                  ...(outside ? [`${at} px: ${outside.textContent} leaves its row`] : []),
                  ...stones.flatMap((stone) => {
                    // As they are before the stone leans.
                    const lines = [...(stone?.children ?? [])] as HTMLElement[];
                    const width = Math.max(...lines.map(({ offsetWidth }) => offsetWidth));
                    const height = lines.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
                    return stone && at >= 768 && Math.max(width, height) > tables[index]! * stone.offsetWidth
                      ? [`${at} px: ${stone.textContent} is too large for its table`]
                      : [];
                  }),
                ];
              }),
            ],
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
