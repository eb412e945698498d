import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dutchAddresses, rootAddresses, unlistedAddresses } from '../support/addresses.ts';
import { type Document, parse } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import {
  deprecatedTerms,
  graphFaults,
  graphOf,
  type Node,
  nodesIn,
  type PageGraph,
  vocabularyFaults,
} from '../support/pages/structured-data.ts';
import { suite } from '../support/suite.ts';

const data = suite('structured data', { limit: 150_000 });
const site = siteFor(data);

const read = (address: string): Document => parse(readFileSync(join(site.folder(), address, 'index.html'), 'utf8'));
const canonical = [...rootAddresses, ...dutchAddresses];

/** A page's graph with one of its things changed. */
const changed = (graph: PageGraph, type: string, change: object): PageGraph =>
  JSON.parse(JSON.stringify(graph), (_, value: unknown) =>
    typeof value === 'object' && value !== null && (value as Node)['@type'] === type ? { ...value, ...change } : value,
  ) as PageGraph;

data('every page has a graph whose facts its readers can see', () => {
  none(
    canonical.flatMap((address) =>
      graphFaults(graphOf(read(address)), read(address)).map((fault) => `${address}: ${fault}`),
    ),
  );
});

data('pages that are not listed have none', () => {
  none(
    unlistedAddresses.filter((address) =>
      readFileSync(join(site.folder(), address, 'index.html'), 'utf8').includes('ld+json'),
    ),
  );
});

data('types, properties and values are those of the vocabulary of schema.org', async () => {
  assert.is(
    await vocabularyFaults(Object.fromEntries(canonical.map((address) => [address, graphOf(read(address))]))),
    '',
  );
});

data('nothing is used that the vocabulary has given up', () => {
  const terms = deprecatedTerms();
  assert.ok(terms.size > 20);
  none(
    canonical.flatMap((address) =>
      nodesIn(graphOf(read(address))).flatMap((node) =>
        [node['@type'], ...Object.keys(node)].filter((term) => terms.has(term)).map((term) => `${address}: ${term}`),
      ),
    ),
  );
});

data('every service page and the price list offer something, every case is a work', () => {
  const typesOf = (address: string) => nodesIn(graphOf(read(address))).map((node) => node['@type']);
  for (const address of ['/services/seo/', '/nl/services/geo/']) assert.ok(typesOf(address).includes('Service'));
  assert.is(typesOf('/pricing/').filter((type) => type === 'Offer').length, 11);
  none(canonical.filter((address) => /portfolio\/./.test(address) && !typesOf(address).includes('CreativeWork')));
});

for (const [name, address, type, change, fault] of [
  ['a price', '/services/seo/', 'UnitPriceSpecification', { price: 351 }, 'price is not on the page: 351'],
  ['a name', '/about/', 'Organization', { name: 'Somebody else' }, 'Organization.name is nowhere on the page'],
  ['a step of the trail', '/nl/services/seo/', 'ListItem', { name: 'Elders' }, 'not the trail'],
  ['a network', '/', 'Organization', { sameAs: ['https://example.com/else'] }, 'no link of the page'],
  ['an address', '/pricing/', 'WebPage', { url: 'https://example.com/' }, 'another address'],
  ['a logo taken away', '/', 'Organization', { logo: undefined }, 'lacks logo'],
  ['a rating', '/', 'WebSite', { aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }, 'for show'],
] as const) {
  data(`a change is found: ${name}`, () => {
    const document = read(address);
    assert.match(graphFaults(changed(graphOf(document), type, change), document).join('\n'), fault);
  });
}

data('a property that is not in the vocabulary is found, and one of another type', async () => {
  const graph = graphOf(read('/services/seo/'));
  assert.match(await vocabularyFaults({ misspelt: changed(graph, 'Service', { provides: 'x' }) }), 'TS2');
  assert.match(await vocabularyFaults({ unknown: changed(graph, 'Service', { '@type': 'Servise' }) }), 'TS2');
});

data.run();
