import * as assert from 'uvu/assert';
import { dutchAddresses } from '../support/addresses.ts';
import { type Element, findAll, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';

const prices = fixedSuite('the prices that were agreed', import.meta.filename);
const site = siteFor(prices);

interface Plan {
  readonly title: string;
  readonly price: string;
  readonly page: string;
  readonly popular?: true;
  readonly says?: readonly string[];
}

/** The plans as they were agreed: typed out, so that the price table is compared with something. */
const english: readonly Plan[] = [
  {
    title: 'Smart Start Website',
    price: 'from €1,900 one-time',
    page: '/services/smart-start-website/',
    popular: true,
    says: ['Free draft preview on demand', '3–5 pages', 'SEO optimized', 'Contact form', 'Mobile optimized'],
  },
  {
    title: 'Custom Complex Website',
    price: 'from €2,900 one-time',
    page: '/services/custom-complex-websites/',
    says: ['Unlimited pages', 'SEO', 'Contact form', 'Mobile', 'Integration modules', 'Bespoke design'],
  },
  {
    title: 'Redesign Website',
    price: 'from €1,500 one-time',
    page: '/services/redesign-website/',
    says: ['Depends on package', 'Smart Start', 'Custom Complex'],
  },
  { title: 'SEO & GEO', price: '€350 per month', page: '/services/seo/' },
  {
    title: 'Social Media Essentials',
    price: '€550 per month',
    page: '/services/social-media/',
    says: ['2 posts a week', '8–10 a month', '1 revision per post', '15–20 min', 'Instagram and Facebook scheduling'],
  },
  {
    title: 'Social Media Growth Kit',
    price: '€800 per month',
    page: '/services/social-media/',
    popular: true,
    says: [
      'Monthly strategy call',
      '3–4 posts a week',
      'Reels or stories 2x a month',
      '15 min a day',
      'Bi-monthly report',
      'Monthly hashtag optimization',
    ],
  },
  { title: 'Social Media Strategy', price: '€2,200 one-time', page: '/services/social-media/' },
  {
    title: 'Content Calendar Planning',
    price: '€1,500 per quarter',
    page: '/services/social-media/',
    says: ['12-month strategy'],
  },
  { title: 'Logo Design & Variations', price: '€750 per project', page: '/services/branding/#logo-design' },
  { title: 'Marketing Materials', price: '€750 per project', page: '/services/branding/#marketing-materials' },
  {
    title: 'Complete Rebranding',
    price: '€3,500 one-time',
    page: '/services/branding/#brand-theme-strategy',
    popular: true,
  },
];

/** The same amounts as Dutch writes them, in the same order. */
const dutchPrices = [
  'vanaf € 1.900 eenmalig',
  'vanaf € 2.900 eenmalig',
  'vanaf € 1.500 eenmalig',
  '€ 350 per maand',
  '€ 550 per maand',
  '€ 800 per maand',
  '€ 2.200 eenmalig',
  '€ 1.500 per kwartaal',
  '€ 750 per project',
  '€ 750 per project',
  '€ 3.500 eenmalig',
];

async function cardsOf(address: string): Promise<readonly Element[]> {
  const document = parse(await (await fetch(site.url(address))).text());
  return findAll(document, 'ul', { 'data-group': true }).flatMap((group) =>
    group.children.filter((child): child is Element => 'name' in child && child.name === 'li'),
  );
}

const linkOf = (card: Element, label: string) =>
  findAll(card, 'a').find((link) => textOf(link).startsWith(label))?.attribs['href'] ?? `no link "${label}"`;

for (const [kind, prefix] of [
  ['unprefixed', ''],
  ['English', '/en'],
] as const) {
  prices(`the ${kind} page shows the eleven plans of the table with price, period and features`, async () => {
    const cards = await cardsOf(`${prefix}/pricing/`);
    assert.is(cards.length, english.length);
    english.forEach(({ title, price, says = [] }, at) => {
      const text = textOf(cards[at]!);
      for (const part of [title, price, ...says])
        assert.ok(text.toLowerCase().includes(part.toLowerCase()), `"${part}" is missing in: ${text}`);
    });
  });

  prices(`the ${kind} page marks the three popular plans, and no other`, async () => {
    const cards = await cardsOf(`${prefix}/pricing/`);
    assert.equal(
      cards.map((card) => textOf(card).includes('Most Popular')),
      english.map(({ popular = false }) => popular),
    );
  });

  prices(`on the ${kind} page every plan leads to its page and to contact`, async () => {
    const cards = await cardsOf(`${prefix}/pricing/`);
    assert.equal(
      cards.map((card) => linkOf(card, 'Learn More')),
      english.map(({ page }) => prefix + page),
    );
    for (const card of cards) assert.match(linkOf(card, 'Contact Us'), new RegExp(`^${prefix}/contact/(\\?|$)`));
  });
}

prices('the Dutch page shows the same amounts in Dutch notation', async () => {
  const cards = await cardsOf('/nl/prijzen/');
  assert.is(cards.length, dutchPrices.length);
  dutchPrices.forEach((price, at) =>
    assert.ok(textOf(cards[at]!).includes(price), `"${price}" is missing in: ${textOf(cards[at]!)}`),
  );
});

prices('the Dutch page marks the popular plans and leads to Dutch pages', async () => {
  const cards = await cardsOf('/nl/prijzen/');
  english.forEach(({ page, popular = false }, at) => {
    assert.is(textOf(cards[at]!).includes('Meest gekozen'), popular);
    assert.is(linkOf(cards[at]!, 'Meer Informatie'), `/nl${page}`);
    assert.match(linkOf(cards[at]!, 'Neem Contact Op'), /^\/nl\/contact\/(\?|$)/);
  });
});

prices('a page says what one pays for a redesign beside its packages', async () => {
  for (const [address, amounts, alone] of [
    ['/services/redesign-website/', ['€1,500', '€1,900', '€2,900'], /one amount.*do not come on top/],
    ['/nl/services/redesign-website/', ['€ 1.500', '€ 1.900', '€ 2.900'], /één bedrag.*komen er niet bovenop/],
  ] as const) {
    const text = textOf(findAll(parse(await (await fetch(site.url(address))).text()), 'main')[0]!);
    none(amounts.map((amount) => (text.includes(amount) ? undefined : `${address} lacks ${amount}`)));
    assert.match(text, alone, address);
  }
});

prices('the Dutch pages speak of no Custom Complex', async () => {
  for (const address of dutchAddresses) {
    const document = parse(await (await fetch(site.url(address))).text());
    assert.not.match(textOf(document), /Custom Complex/, address);
  }
});

prices('the configurator says that the logo is part of a rebranding', async () => {
  const document = parse(await (await fetch(site.url('/services/website-configurator/'))).text());
  assert.match(textOf(document), 'Logo Design & Variations is part of it and is not charged again.');
});

prices.run();
