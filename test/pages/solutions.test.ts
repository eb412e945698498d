import * as assert from 'uvu/assert';
import { findAll, findOne, parse, textOf } from '../support/markup.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const solutions = suite('solutions', { limit: 60_000 });
const site = siteFor(solutions);

// Typed out from the specification, sections 2 and 9.
const pages = [
  { path: 'generate-traffic', services: ['seo', 'geo', 'social-media'], prices: ['350', '550'] },
  { path: 'need-website', services: [''], prices: ['1900', '2900', '1500'] },
  { path: 'google-ranking', services: ['seo'], prices: ['350'] },
  { path: 'ai-searches', services: ['geo'], prices: ['350'] },
  { path: 'social-media-growth', dutch: 'groei-op-sociale-media', services: ['social-media'], prices: ['550', '800'] },
  { path: 'logo-branding', services: ['branding'], prices: ['750', '750', '3500'] },
] as const;

const prefixes = [
  { prefix: '', words: ['Get Started Today', 'Our Success Stories'] },
  { prefix: '/en', words: ['Get Started Today', 'Our Success Stories'] },
  { prefix: '/nl', words: ['Begin Vandaag', 'Onze Succesverhalen'] },
] as const;

const mainOf = async (address: string) => findOne(parse(await (await fetch(site.url(address))).text()), 'main');
const addressOf = (prefix: string, page: (typeof pages)[number]) =>
  `${prefix}/solutions/${prefix === '/nl' && 'dutch' in page ? page.dutch : page.path}/`;

for (const { prefix, words } of prefixes) {
  solutions(
    `each page below "${prefix}/" leads to its services, then to contact and the stories, and nowhere else`,
    async () => {
      for (const page of pages) {
        const address = addressOf(prefix, page);
        const links = findAll(await mainOf(address), 'a');
        assert.equal(
          links.map(({ attribs }) => attribs['href']),
          [
            ...page.services.map((service) => `${prefix}/services/${service && `${service}/`}`),
            `${prefix}/contact/`,
            `${prefix}/portfolio/`,
          ],
          address,
        );
        assert.equal(links.slice(-2).map(textOf), words, address);
      }
    },
  );

  solutions(`each page below "${prefix}/" says what it costs`, async () => {
    for (const page of pages) {
      const address = addressOf(prefix, page);
      const amounts = findAll(await mainOf(address), 'span', { class: 'plan-offer__amount figures' });
      assert.equal(
        amounts.map((amount) => textOf(amount).replace(/\D/g, '')),
        page.prices,
        address,
      );
    }
  });
}

solutions('each has a drawing of its own, and no two set their sections alike', async () => {
  const seen = await Promise.all(
    pages.map(async (page) => {
      const main = await mainOf(addressOf('', page));
      const sections = findAll(main, 'section', { 'data-ground': true });
      return {
        drawing: findAll(main, 'img')[0]!.attribs['src'],
        setting: sections.map(({ attribs }) => `${attribs['data-ground']} ${attribs['data-edge']}`).join(),
      };
    }),
  );
  assert.is(new Set(seen.map(({ drawing }) => drawing)).size, pages.length);
  assert.is(new Set(seen.map(({ setting }) => setting)).size, pages.length);
});

solutions('the whole problem can be read before anything is scrolled, on a phone as well', async () => {
  const opened = await site.open('/robots.txt', { javascript: false, width: 390, height: 700 });
  for (const prefix of ['', '/nl'] as const) {
    for (const page of pages) {
      await opened.goto(site.url(addressOf(prefix, page)), { waitUntil: 'load' });
      const bottom = await opened.$eval('h1', (title) => title.getBoundingClientRect().bottom);
      assert.ok(bottom < 400, `${opened.url()}: the problem ends at ${bottom} px`);
    }
  }
});

solutions.run();
