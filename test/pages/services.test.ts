import * as assert from 'uvu/assert';
import { type FixedRoute, prefixes, routes } from '../../content/routes.ts';
import { type Element, findAll, findOne, parse } from '../support/pages/markup.ts';
import { wholePrefixes } from '../support/addresses.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pages = suite('services');
const site = siteFor(pages);

const services = [
  'services',
  'smart-start-website',
  'custom-complex-websites',
  'redesign-website',
  'marketing',
  'seo',
  'geo',
  'social-media',
  'branding',
] as const satisfies readonly FixedRoute[];

const buttonsIn = (part: Element) =>
  findAll(part, 'a')
    .filter(({ attribs }) => attribs['class']?.split(' ').includes('button'))
    .map(({ attribs }) => attribs['href']);

pages(
  'each page ends in one section with its call to action, which stands nowhere else below the first screen',
  async () => {
    const found: string[] = [];
    for (const prefix of wholePrefixes) {
      const { segment, locale } = prefixes[prefix];
      const addressOf = (route: FixedRoute) => `/${segment}${routes[route][locale] as string}/`;
      for (const service of services) {
        const main = findOne(parse(await (await fetch(site.url(addressOf(service)))).text()), 'main');
        const opening = findOne(main, 'header');
        const buttons = buttonsIn(main);
        const closing = buttonsIn(findAll(main, 'section').at(-1)!);
        const wanted = [addressOf('contact'), addressOf('portfolio')].join(' ');
        if (closing.join(' ') !== wanted || buttons.length !== buttonsIn(opening).length + closing.length)
          found.push(`${addressOf(service)}: ${buttons.join(' ')}, of them at the end ${closing.join(' ')}`);
      }
    }
    none(found);
  },
);

pages('the phone shows three posts, each of them whole, with nothing to scroll in it', async () => {
  for (const width of [320, 820, 1440]) {
    const page = await site.open('/services/social-media/', { width });
    const seen = await page.$eval('.phone', (phone) => {
      const { top, bottom, left, right } = phone.getBoundingClientRect();
      return {
        scrolls: [...phone.querySelectorAll('*')].some(
          (part) => part.matches('.cut') && part.scrollHeight > part.clientHeight + 1,
        ),
        whole: [...phone.querySelectorAll('img')].filter((post) => {
          const box = post.getBoundingClientRect();
          return (
            box.height > box.width && box.top > top && box.bottom <= bottom && box.left >= left && box.right <= right
          );
        }).length,
      };
    });
    assert.equal(seen, { scrolls: false, whole: 3 }, String(width));
  }
});

pages.run();
