import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { planIds, priceOf } from '../../content/prices.ts';
import { site as brand } from '../../content/site.ts';
import { dutchAddresses, englishAddresses, rootAddresses, unlistedAddresses } from '../support/addresses.ts';
import { markdownFaults } from '../support/pages/markdown.ts';
import { findAll, parse } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pages = suite('pages as Markdown');
const site = siteFor(pages);

const canonical = [...rootAddresses, ...dutchAddresses];
const file = (address: string, name: string) => join(site.folder(), address, name);
const markdownOf = (address: string) => readFileSync(file(address, 'index.md'), 'utf8');
const documentOf = (address: string) => parse(readFileSync(file(address, 'index.html'), 'utf8'));
const linkOf = (address: string) =>
  findAll(documentOf(address), 'link', { type: 'text/markdown' })
    .map(({ attribs }) => `${attribs['rel']} ${attribs['href']}`)
    .join();
const faultsOf = (address: string, markdown = markdownOf(address)) =>
  markdownFaults(documentOf(address), markdown, brand.origin + address);

pages('every page has its headings, words, pictures and links in Markdown, in their order', () => {
  none(canonical.flatMap((address) => faultsOf(address).map((fault) => `${address} ${fault}`)));
});

pages('every page names its Markdown, and a page below /en/ that of its unprefixed alternate', () => {
  const wanted = (address: string) => `alternate ${brand.origin}${address}index.md`;
  none(canonical.map((address) => (linkOf(address) === wanted(address) ? '' : `${address}: ${linkOf(address)}`)));
  none(englishAddresses.map((address) => (linkOf(address) === wanted(address.slice('/en'.length)) ? '' : address)));
});

pages('pages that are not listed have none', () => {
  none(unlistedAddresses.filter((address) => existsSync(file(address, 'index.md')) || linkOf(address)));
});

pages('it is served as Markdown', async () => {
  const answer = await fetch(site.url('/nl/prijzen/index.md'));
  assert.match(answer.headers.get('content-type') ?? '', /^text\/markdown; ?charset=utf-8$/i);
});

pages('the price list is tables', () => {
  for (const address of ['/pricing/', '/nl/prijzen/']) {
    const rows = markdownOf(address)
      .split('\n')
      .filter((line) => /^\| .*€/.test(line));
    assert.is(rows.length, planIds.length, address);
  }
});

pages('an amount is not parted from its sign', () => {
  const parted = (markdown: string) => markdown.match(/€\x20/g) ?? [];
  none(canonical.filter((address) => parted(markdownOf(address)).length > 0));
  assert.is(parted('vanaf € 1.900').length, 1);
});

const about = () => markdownOf('/about/');
for (const [what, broken, fault] of [
  ['a heading that is missing', () => about().replace(/\n## .*\n/, '\n'), 'other headings'],
  [
    'two paragraphs turned round',
    () => about().replace(/\n([A-Z][^\n]{120,})\n([^]*?)\n([A-Z][^\n]{120,})\n/, '\n$3\n$2\n$1\n'),
    'has elsewhere',
  ],
  [
    'a word that was changed',
    () =>
      about()
        .replace(/\b(website|brand)\b(?=[^\n]*\n*$)/i, 'else')
        .replace(' the ', ' thy '),
    'lacks, or has elsewhere',
  ],
  ['a link that leads elsewhere', () => about().replaceAll('/contact/)', '/contract/)'), 'lacks the link'],
  ['a link that is not complete', () => about().replaceAll(`(${brand.origin}/contact/`, '(/contact/'), 'not complete'],
  ['markup', () => `${about()}\n<div class="x">\n`, 'markup'],
] as const) {
  pages(`it is found: ${what}`, () => {
    assert.is.not(broken(), about());
    assert.match(faultsOf('/about/', broken()).join('\n'), fault);
  });
}

pages('a price that is changed in its table alone is found', () => {
  const { amount } = priceOf('smart-start', 'en');
  const broken = markdownOf('/pricing/').replace(new RegExp(`^(\\| .*)${amount} `, 'm'), '$1€1 ');
  assert.is.not(broken, markdownOf('/pricing/'));
  assert.match(faultsOf('/pricing/', broken).join('\n'), 'lacks of a plan');
});

pages.run();
