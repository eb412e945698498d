import * as assert from 'uvu/assert';
import { findAll, findOne, parse } from '../support/pages/markup.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';

const navigation = fixedSuite('the menus that were agreed', import.meta.filename);
const site = siteFor(navigation);

const services = [
  ...['services/', 'services/smart-start-website/', 'services/custom-complex-websites/', 'services/redesign-website/'],
  'services/website-configurator/',
  ...['services/marketing/', 'services/seo/', 'services/geo/', 'services/social-media/'],
  'services/branding/',
  ...['logo-design', 'brand-theme-strategy', 'marketing-materials'].map((id) => `services/branding/#${id}`),
];
const solutions = (growth: string) =>
  ['generate-traffic', 'need-website', 'google-ranking', 'ai-searches', growth, 'logo-branding'].map(
    (slug) => `solutions/${slug}/`,
  );

for (const [prefix, own] of [
  ['/', { services, solutions: solutions('social-media-growth') }],
  ['/en/', { services, solutions: solutions('social-media-growth') }],
  [
    '/nl/',
    {
      services: services.filter((path) => !path.includes('configurator')),
      solutions: solutions('groei-op-sociale-media'),
    },
  ],
] as const) {
  navigation(`below ${prefix} the services menu has three groups, the solutions menu six entries`, async () => {
    const document = parse(await (await fetch(site.url(prefix))).text());
    for (const menu of ['services', 'solutions'] as const) {
      const links = findAll(findOne(document, 'details', { 'data-menu': menu }), 'a');
      assert.equal(
        links.map(({ attribs }) => attribs['href']),
        own[menu].map((path) => prefix + path),
      );
    }
  });
}

navigation('the footer links to one photo-sharing and one professional network', async () => {
  const document = parse(await (await fetch(site.url('/'))).text());
  const hosts = findAll(document, 'a', { rel: 'noopener' }).map(({ attribs }) => new URL(attribs['href']!).hostname);
  for (const host of ['www.instagram.com', 'www.linkedin.com']) assert.ok(hosts.includes(host), hosts.join());
});

navigation.run();
