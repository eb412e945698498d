import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { begunAddresses, dutchAddresses, rootAddresses } from '../support/addresses.ts';
import { alternateFaults, type Published } from '../support/pages/alternates.ts';
import { type Document, parse } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const alternates = suite('pages and what stands for them elsewhere');
const site = siteFor(alternates);

const read = (path: string) => readFileSync(join(site.folder(), path), 'utf8');
const complete = (address: string) => brand.origin + address;

const documents = new Map<string, Document>();
const documentOf = (address: string) => {
  const document = documents.get(address) ?? parse(read(`${address}index.html`));
  documents.set(address, document);
  return document;
};

/** The site as it was built, with one of its pages or its sitemap changed. */
function published(change: { address?: string; page?: (html: string) => string } & Partial<Published> = {}): Published {
  const { address, page, ...rest } = change;
  const present = (at: string) => (page && at === address ? parse(page(read(`${at}index.html`))) : documentOf(at));
  return {
    pages: new Map([...rootAddresses, ...dutchAddresses, ...begunAddresses].map((at) => [complete(at), present(at)])),
    sitemap: read('sitemap.xml'),
    has: (url) => existsSync(join(site.folder(), new URL(url).pathname)),
    ...rest,
  };
}

alternates('name each other: languages, Markdown and the sitemap say the same of every page', () => {
  none(alternateFaults(published()));
});

const [english, dutch] = [complete('/services/seo/'), complete('/nl/services/seo/')];
const flipped = (html: string) =>
  html.replace(
    /(hreflang="(?:en|nl)" href=")([^"]+)/gi,
    (_, before: string, url: string) => before + (url === english ? dutch : url === dutch ? english : url),
  );
const sitemapWithout = (url: string) =>
  read('sitemap.xml').replace(new RegExp(`<url>\\s*<loc>${url}</loc>[\\s\\S]*?</url>`), '');

for (const [what, change, fault] of [
  ['a pair that is flipped', { address: '/services/seo/', page: flipped }, 'does not speak'],
  [
    'a page that names no Dutch one',
    {
      address: '/services/seo/',
      page: (html: string) => html.replace(/<link rel="alternate" hreflang="nl"[^>]*>/i, ''),
    },
    'name different alternates',
  ],
  [
    'a page without its Markdown',
    { has: (url: string) => !url.includes('/pricing/') && existsSync(join(site.folder(), new URL(url).pathname)) },
    '/pricing/ has no Markdown',
  ],
] as const) {
  alternates(`it is found: ${what}`, () => {
    assert.match(alternateFaults(published(change)).join('\n'), fault);
  });
}

alternates('it is found: a page that the sitemap leaves out, and one that it makes up', () => {
  assert.match(alternateFaults(published({ sitemap: sitemapWithout(english) })).join(), 'is not in the sitemap');
  const made = read('sitemap.xml').replace(`<loc>${english}</loc>`, `<loc>${english}more/</loc>`);
  assert.match(alternateFaults(published({ sitemap: made })).join(), 'which is no canonical page');
});

alternates.run();
