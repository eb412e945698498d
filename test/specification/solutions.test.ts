import * as assert from 'uvu/assert';
import { findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';

const solutions = fixedSuite('the solution pages that were agreed', import.meta.filename);
const site = siteFor(solutions);

const pages = [
  { path: 'generate-traffic', services: ['seo/', 'geo/', 'social-media/'], prices: [350, 550] },
  { path: 'need-website', services: [''], prices: [1900, 2900, 1500] },
  { path: 'google-ranking', services: ['seo/'], prices: [350] },
  { path: 'ai-searches', services: ['geo/'], prices: [350] },
  { path: 'social-media-growth', dutch: 'groei-op-sociale-media', services: ['social-media/'], prices: [550, 800] },
  { path: 'logo-branding', services: ['branding/'], prices: [750, 750, 3500] },
] as const;

const prefixes = [
  { prefix: '/', closing: ['Get Started Today', 'Our Success Stories'] },
  { prefix: '/en/', closing: ['Get Started Today', 'Our Success Stories'] },
  { prefix: '/nl/', closing: ['Begin vandaag', 'Onze succesverhalen'] },
] as const;

const mainOf = async (address: string) => findOne(parse(await (await fetch(site.url(address))).text()), 'main');
const amountsIn = (text: string) =>
  [...text.matchAll(/€\s?(\d+(?:[.,]\d{3})*)/g)].map(([, digits]) => Number(digits!.replace(/\D/g, '')));

for (const { prefix, closing } of prefixes) {
  solutions(
    `each page below ${prefix} leads to its services, contact and the stories, and names its prices`,
    async () => {
      for (const page of pages) {
        const name = prefix === '/nl/' && 'dutch' in page ? page.dutch : page.path;
        const main = await mainOf(`${prefix}solutions/${name}/`);
        const links = findAll(main, 'a');
        assert.equal(
          links.map(({ attribs }) => attribs['href']),
          [
            ...page.services.map((service) => `${prefix}services/${service}`),
            `${prefix}contact/`,
            `${prefix}portfolio/`,
          ],
          page.path,
        );
        assert.equal(links.slice(-2).map(textOf), closing, page.path);
        assert.equal(amountsIn(textOf(main)), page.prices, page.path);
      }
    },
  );
}

solutions('each has a drawing of its own, and no two set their sections alike', async () => {
  const seen = await Promise.all(
    pages.map(async ({ path }) => {
      const main = await mainOf(`/solutions/${path}/`);
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

solutions(
  'the drawing goes on to the end: the last section of each page draws something that no other does',
  async () => {
    const last = await Promise.all(
      pages.map(async ({ path }) => {
        const section = findAll(await mainOf(`/solutions/${path}/`), 'section', { 'data-ground': true }).at(-1)!;
        const pictures = findAll(section, 'img').map(({ attribs }) => attribs['src']);
        return [...pictures, ...findAll(section, 'path').map(({ attribs }) => attribs['d'])].join();
      }),
    );
    assert.not.ok(last.includes(''), `${pages[last.indexOf('')]?.path} ends without a drawing`);
    assert.is(new Set(last).size, pages.length);
  },
);

solutions.run();
