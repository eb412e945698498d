import * as assert from 'uvu/assert';
import type { Locale } from '../../content/locale.ts';
import { plans } from '../../content/prices.ts';
import { prefixes, routes } from '../../content/routes.ts';
import { solutionIds, solutions } from '../../content/solutions/index.ts';
import { findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { wholePrefixes } from '../support/addresses.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pages = suite('solutions');
const site = siteFor(pages);

const mainOf = async (address: string) => findOne(parse(await (await fetch(site.url(address))).text()), 'main');
const addressOf = (segment: string, locale: Locale, route: keyof typeof routes) =>
  `/${segment}${routes[route][locale] as string}/`;
const amountsIn = (text: string) =>
  [...text.matchAll(/€\s?(\d+(?:[.,]\d{3})*)/g)].map(([, digits]) => Number(digits!.replace(/\D/g, '')));

for (const prefix of wholePrefixes) {
  const { segment, locale } = prefixes[prefix];

  pages(
    `each page below /${segment} leads to its services, then to contact and the stories, and nowhere else`,
    async () => {
      for (const id of solutionIds) {
        const links = findAll(await mainOf(addressOf(segment, locale, id)), 'a');
        assert.equal(
          links.map(({ attribs }) => attribs['href']),
          [...solutions[id].links.map(({ route }) => route), 'contact' as const, 'portfolio' as const].map((route) =>
            addressOf(segment, locale, route),
          ),
          id,
        );
      }
    },
  );

  pages(`each page below /${segment} says what it costs`, async () => {
    for (const id of solutionIds) {
      const text = textOf(await mainOf(addressOf(segment, locale, id)));
      assert.equal(
        amountsIn(text),
        solutions[id].plans.map((plan) => plans[plan].amount),
        id,
      );
    }
  });
}

pages('the whole problem can be read before anything is scrolled, on a phone as well', async () => {
  const opened = await site.open('/robots.txt', { javascript: false, width: 390, height: 700 });
  for (const [segment, locale] of [
    ['', 'en'],
    ['nl/', 'nl'],
  ] as const) {
    for (const id of solutionIds) {
      await opened.goto(site.url(addressOf(segment, locale, id)), { waitUntil: 'load' });
      const bottom = await opened.$eval('h1', (title) => title.getBoundingClientRect().bottom);
      assert.ok(bottom < 400, `${opened.url()}: the problem ends at ${bottom} px`);
    }
  }
});

pages.run();
