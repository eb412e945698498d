import * as assert from 'uvu/assert';
import type { CaseBlock, CaseStudy } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import { prefixes, type RouteId, routes } from '../../content/routes.ts';
import { site as brand } from '../../content/site.ts';
import { solutionIds, solutions } from '../../content/solutions/index.ts';
import { begunAddresses, distinctAddresses, notFoundAddresses, wholePrefixes } from '../support/addresses.ts';
import { type Document, type Element, findAll, findOne, metaOf, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const promises = suite('what a page promises');
const site = siteFor(promises);

const read = async (address: string): Promise<Document> => parse(await (await fetch(site.url(address))).text());
const mainOf = async (address: string): Promise<Element> => findOne(await read(address), 'main');

/** The address of a page below each prefix. */
const addressesOf = (route: RouteId) =>
  wholePrefixes.flatMap((prefix) => {
    const { segment, locale } = prefixes[prefix];
    const path = routes[route][locale];
    return typeof path === 'string' ? [`/${segment}${path}/`] : [];
  });

promises(
  'how soon an answer comes is said on the contact page and the pages of its form, and nowhere else',
  async () => {
    const promise = new RegExp(`(?<!\\d)${brand.responseHours} (?:hours|uur)\\b`);
    const says = async (address: string) => promise.test(textOf(await read(address)));
    const contact = addressesOf('contact');
    for (const address of contact) assert.ok(await says(address), address);
    none(
      await Promise.all(
        [...distinctAddresses, ...notFoundAddresses]
          .filter((address) => !begunAddresses.includes(address))
          .map(async (address) =>
            !contact.some((page) => address.startsWith(page)) && (await says(address)) ? address : undefined,
          ),
      ),
    );
  },
);

promises('the description of the pricing page promises fixed prices only where the page names some', async () => {
  for (const address of addressesOf('pricing')) {
    const document = await read(address);
    const word = address.startsWith('/nl/') ? 'vast' : 'fixed';
    const promised = metaOf(document, 'description')!.includes(word);
    assert.ok(!promised || textOf(findOne(document, 'main')).includes(word), address);
  }
});

promises('the portfolio promises nothing that a case does not show', async () => {
  const shown: readonly (readonly [promise: RegExp, block: CaseBlock['kind']])[] = [
    [/colours? |kleur/, 'swatches'],
    [/posts?\b|bericht/, 'instagram'],
  ];
  const studies: readonly CaseStudy[] = Object.values(cases);
  for (const address of addressesOf('portfolio')) {
    const document = await read(address);
    const [hero] = findAll(document, 'h1').map(({ parent }) => textOf(parent as Element));
    const said = `${hero} ${metaOf(document, 'description')}`;
    for (const [promise, block] of shown) {
      const missing = studies.filter(({ blocks }) => !blocks.some(({ kind }) => kind === block));
      if (promise.test(said))
        none(missing.map(({ title }) => `${address} promises ${promise}, ${title} has no ${block}`));
    }
  }
});

promises('a solution that promises steps leads to a page that has some', async () => {
  for (const id of solutionIds) {
    const services = solutions[id].links.flatMap(({ route }) => addressesOf(route));
    for (const address of addressesOf(id)) {
      for (const link of findAll(await mainOf(address), 'a', { href: true })) {
        const words = textOf(link.parent as Element);
        const target = link.attribs['href']!.split(/[?#]/)[0]!;
        if (!services.includes(target) || !/\bsteps?\b|\bstap/.test(words)) continue;
        assert.ok(findAll(await mainOf(target), 'ol').length > 0, `${address} promises steps on ${target}`);
      }
    }
  }
});

promises.run();
