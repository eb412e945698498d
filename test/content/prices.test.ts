import * as assert from 'uvu/assert';
import { labels } from '../../content/labels.ts';
import { type Locale, type Spoken, wordsIn } from '../../content/locale.ts';
import { type Plan, plan, planIds, plans, plansOf } from '../../content/prices.ts';
import { exists, type Prefix, prefixes, prefixIds, routes } from '../../content/routes.ts';
import { dutchAddresses } from '../support/addresses.ts';
import { type Element, findAll, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

// The table is compared with what a visitor reads: amounts are read back from the text, not formatted a second time.

const prices = suite('prices');
const site = siteFor(prices);

const table: readonly Plan[] = planIds.map((id) => plans[id]);

/** How each language writes whole euros. */
const notation: Spoken<RegExp> = {
  en: /€\d{1,3}(?:,\d{3})*(?![\d.,]*\d)/g,
  nl: /€\u00a0\d{1,3}(?:\.\d{3})*(?![\d.,]*\d)/g,
};
/** The prefixes below which prices are shown. */
const withPrices = prefixIds.filter((prefix) => exists('pricing', prefixes[prefix].locale));
const numberIn = (amount: string) => Number(amount.replace(/\D/g, ''));

const addressOf = (prefix: Prefix, route: keyof typeof routes) => {
  const { segment, locale } = prefixes[prefix];
  return `/${segment}${routes[route][locale] as string}/`;
};

async function cardsOf(prefix: Prefix): Promise<readonly Element[]> {
  const document = parse(await (await fetch(site.url(addressOf(prefix, 'pricing')))).text());
  return findAll(document, 'ul', { 'data-group': true }).flatMap((group) =>
    group.children.filter((child): child is Element => 'name' in child && child.name === 'li'),
  );
}

/** The paragraph of a card that holds its price, in parts: what stands before the amount, the amount, what follows. */
function priceIn(card: Element, locale: Locale): readonly [before: string, amount: string, after: string] {
  // A no-break space belongs to the notation: text must not be made one space here.
  const [paragraph, ...more] = findAll(card, 'p').filter((one) => textOf(one).includes('€'));
  assert.is(more.length, 0, `${textOf(card)} names more than one price`);
  const text = findAll(paragraph!, 'span')
    .map((part) => part.children.map((child) => ('data' in child ? child.data : '')).join(''))
    .join('|');
  const [amount, ...others] = text.match(notation[locale] ?? /€?[\d.,’\u00a0]*\d(?:[ \u00a0]€)?/g) ?? [];
  assert.ok(amount && others.length === 0, `"${text}" is not written as in ${locale}`);
  const [before, after] = text.split(amount!) as [string, string];
  return [before.replace('|', '').trim(), amount!, after.replace('|', '').trim()];
}

for (const prefix of withPrices) {
  const { locale } = prefixes[prefix];
  const label = wordsIn(labels, locale);
  const page = addressOf(prefix, 'pricing');

  prices(`${page} shows the plans of the table in their order, with title and features`, async () => {
    const cards = await cardsOf(prefix);
    assert.equal(
      cards.map((card) => textOf(findAll(card, 'h3')[0]!)),
      table.map(({ words }) => wordsIn(words, locale).title),
    );
    assert.equal(
      cards.map((card) => findAll(card, 'li').map(textOf)),
      table.map(({ words }) => wordsIn(words, locale).features),
    );
  });

  prices(`${page} shows the amounts of the table in the notation of its language`, async () => {
    const shown = (await cardsOf(prefix)).map((card) => priceIn(card, locale));
    assert.equal(
      shown.map(([, amount]) => numberIn(amount)),
      table.map(({ amount }) => amount),
    );
    assert.equal(
      shown.map(([before]) => before !== ''),
      table.map(({ from = false }) => from),
    );
  });

  prices(`${page} says for every plan what the amount buys, in one way for each period`, async () => {
    const cards = await cardsOf(prefix);
    const said = new Map<string, Set<string>>();
    table.forEach(({ period }, at) => {
      const [, , after] = priceIn(cards[at]!, locale);
      assert.ok(after, textOf(cards[at]!));
      said.set(period, (said.get(period) ?? new Set()).add(after));
    });
    const words = [...said.values()].flatMap((ways) => [...ways]);
    assert.is(words.length, said.size, `${words.join(', ')}: two ways to say one period`);
    assert.is(new Set(words).size, said.size, `${words.join(', ')}: two periods that read alike`);
  });

  prices(`${page} marks the popular plans, and no other`, async () => {
    assert.equal(
      (await cardsOf(prefix)).map((card) => textOf(card).includes(label.popular)),
      table.map(({ popular = false }) => popular),
    );
  });

  prices(`on ${page} every plan leads to its page and to contact`, async () => {
    const linkOf = (card: Element, text: string) =>
      findAll(card, 'a').find((link) => textOf(link).startsWith(text))?.attribs['href'] ?? `no link "${text}"`;
    const cards = await cardsOf(prefix);
    assert.equal(
      cards.map((card) => linkOf(card, label.learnMore)),
      table.map(({ route, fragment }) => addressOf(prefix, route) + (fragment ? `#${fragment}` : '')),
    );
    for (const card of cards) {
      const target = linkOf(card, label.contactUs);
      assert.is(target.split('?')[0], addressOf(prefix, 'contact'), target);
    }
  });
}

for (const prefix of withPrices) {
  prices(
    `below /${prefixes[prefix].segment} a website plan has one name, on its card and in every link to its page`,
    async () => {
      const { locale } = prefixes[prefix];
      const services = parse(await (await fetch(site.url(addressOf(prefix, 'services')))).text());
      for (const id of plansOf('website')) {
        const name = wordsIn(plan(id).words, locale).title;
        const target = addressOf(prefix, plans[id].route);
        const links = findAll(services, 'a', { href: target }).map((link) => textOf(link));
        assert.ok(links.includes(name), `the menu says ${links.join(', ')}, the card ${name}`);
        none(links.map((text) => (text.includes(name) ? undefined : `${target}: ${text}`)));
      }
    },
  );
}

prices('the Dutch pages speak of no plan by a name it has in English only', async () => {
  const dutch = planIds.map((id) => plans[id].words.nl.title);
  const english = planIds
    .map((id) => plans[id].words.en.title)
    .filter((name) => !dutch.some((own) => own.includes(name)));
  assert.ok(english.length > 0);
  for (const address of dutchAddresses) {
    const text = textOf(parse(await (await fetch(site.url(address))).text()));
    none(english.map((name) => (text.includes(name) ? `${address}: ${name}` : undefined)));
  }
});

prices.run();
