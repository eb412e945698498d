import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { allAddresses, dutchTwin, rootAddresses } from '../support/addresses.ts';
import { type Document, type Element, findAll, findOne, parse, textOf } from '../support/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const layout = suite('header and footer in the markup');
const site = siteFor(layout);

const read = async (address: string): Promise<Document> => parse(await (await fetch(site.url(address))).text());
/** A part that stands directly below the body: a page may have headers and footers of its own inside. */
const partOfBody = (tag: string) => (document: Document) =>
  findAll(document, tag).find(({ parent }) => parent && 'name' in parent && parent.name === 'body')!;
const header = partOfBody('header');
const footer = partOfBody('footer');
const linksIn = (part: Element | Document) => findAll(part, 'a', { href: true });
const targetsIn = (part: Element | Document) =>
  linksIn(part).flatMap(({ attribs }) => ('data-language' in attribs ? [] : [attribs['href']!]));

/** What the menus hold, below the prefix of a prefix; typed out, since a test of the menus must not read what they read. */
const services = [
  ['services/', 'services/smart-start-website/', 'services/custom-complex-websites/', 'services/redesign-website/'],
  ['services/marketing/', 'services/seo/', 'services/geo/', 'services/social-media/'],
  [
    'services/branding/',
    'services/branding/#logo-design',
    'services/branding/#brand-theme-strategy',
    'services/branding/#marketing-materials',
  ],
];
const solutions = [
  'generate-traffic',
  'need-website',
  'google-ranking',
  'ai-searches',
  'social-media-growth',
  'logo-branding',
];

interface PrefixFacts {
  readonly prefix: string;
  readonly pricing: string;
  readonly growth: string;
  readonly configurator: boolean;
  readonly contactLabel: string;
  readonly prompt: string;
}
const english = {
  pricing: 'pricing/',
  growth: 'social-media-growth',
  configurator: true,
  contactLabel: 'Contact Us',
  prompt: 'Ready to elevate your brand? Let’s talk',
};
const localeFacts: Readonly<Record<string, PrefixFacts>> = {
  unprefixed: { prefix: '/', ...english },
  English: { prefix: '/en/', ...english },
  Dutch: {
    prefix: '/nl/',
    pricing: 'prijzen/',
    growth: 'groei-op-sociale-media',
    configurator: false,
    contactLabel: 'Neem Contact Op',
    prompt: '',
  },
};

for (const [name, facts] of Object.entries(localeFacts)) {
  const { prefix } = facts;

  layout(`${name} pages: the header leads home, to portfolio, pricing and contact, in this order`, async () => {
    const bar = header(await read(prefix));
    const menus = findAll(bar, 'details').flatMap(targetsIn);
    const direct = targetsIn(bar).filter((target) => !menus.includes(target));
    const wanted = [prefix, prefix, `${prefix}portfolio/`, `${prefix}${facts.pricing}`];
    assert.equal(
      direct.filter((target) => wanted.includes(target)),
      wanted,
    );
    assert.is(textOf(linksIn(bar).find(({ attribs }) => attribs['href'] === `${prefix}contact/`)!), facts.contactLabel);
  });

  layout(`${name} pages: the services menu has three groups with their pages`, async () => {
    const menu = findOne(header(await read(prefix)), 'details', { 'data-menu': 'services' });
    const wanted = services.map((group) => group.map((path) => prefix + path));
    if (facts.configurator) wanted[0]!.push(`${prefix}services/website-configurator/`);
    assert.equal(targetsIn(menu), wanted.flat());
  });

  layout(`${name} pages: the solutions menu has six entries`, async () => {
    const menu = findOne(header(await read(prefix)), 'details', { 'data-menu': 'solutions' });
    const named = solutions.map((slug) => (slug === 'social-media-growth' ? facts.growth : slug));
    assert.equal(
      targetsIn(menu),
      named.map((slug) => `${prefix}solutions/${slug}/`),
    );
  });

  layout(`${name} pages: the footer has quick links, e-mail, two networks, a prompt and the year`, async () => {
    const part = footer(await read(prefix));
    const targets = targetsIn(part);
    for (const target of [
      prefix,
      `${prefix}#what-we-do`,
      `${prefix}portfolio/`,
      `${prefix}contact/`,
      `mailto:${brand.email}`,
    ]) {
      assert.ok(targets.includes(target), `no link to ${target}`);
    }
    assert.ok(targets.some((target) => new URL(target, brand.origin).hostname === 'www.instagram.com'));
    assert.ok(targets.some((target) => new URL(target, brand.origin).hostname === 'www.linkedin.com'));
    assert.match(textOf(part), `© ${new Date().getUTCFullYear()} ${brand.legalName}`);
    if (facts.prompt) assert.match(textOf(part), facts.prompt);
  });
}

const entryFor = (document: Document, language: string) =>
  findOne(header(document), 'a', { 'data-language': language });

layout(
  'the language switch of every page leads to its true counterpart, or to the nearest page where there is none',
  async () => {
    const nearest: Readonly<Record<string, string>> = {
      '/about/': '/nl/',
      '/services/website-configurator/': '/nl/services/',
    };
    none(
      (
        await Promise.all(
          rootAddresses.map(async (root) => {
            const dutch = dutchTwin(root) ?? nearest[root]!;
            const own = [root, `/en${root}`, dutchTwin(root) ?? []].flat();
            return Promise.all(
              own.map(async (address) => {
                const document = await read(address);
                const found = ['en', 'nl'].map((language) => entryFor(document, language).attribs['href']).join(' ');
                return found === `/en${root} ${dutch}` ? undefined : `${address} switches to ${found}`;
              }),
            );
          }),
        )
      ).flat(),
    );
  },
);

layout('the language switch says ENG and NL, each in its own language, and which one is shown', async () => {
  for (const [address, shown] of [
    ['/pricing/', 'en'],
    ['/nl/prijzen/', 'nl'],
  ] as const) {
    const document = await read(address);
    for (const [language, label] of [
      ['en', 'ENG'],
      ['nl', 'NL'],
    ] as const) {
      const { attribs } = entryFor(document, language);
      assert.match(textOf(entryFor(document, language)), new RegExp(`^${label}\\b`));
      assert.is(attribs['hreflang'], language);
      assert.is(attribs['aria-current'], language === shown ? 'true' : undefined, `${address} ${language}`);
    }
  }
});

layout('the header of every page marks the page shown, and no other', async () => {
  const inMenus = new Set(
    Object.values(localeFacts).flatMap(({ prefix, pricing, growth, configurator }) =>
      [
        '',
        'portfolio/',
        pricing,
        'contact/',
        ...services.flat().filter((path) => !path.includes('#')),
        ...(configurator ? ['services/website-configurator/'] : []),
        ...solutions.map((slug) => `solutions/${slug === 'social-media-growth' ? growth : slug}/`),
      ].map((path) => prefix + path),
    ),
  );
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const marked = findAll(header(await read(address)), 'a', { 'aria-current': 'page' }).map(
          ({ attribs }) => attribs['href'],
        );
        const wanted = inMenus.has(address) ? [address] : [];
        return [...new Set(marked)].join() === wanted.join()
          ? undefined
          : `${address} marks ${marked.join(', ') || 'nothing'}`;
      }),
    ),
  );
});

layout('every page carries one navigation tree, not one for each width', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const targets = targetsIn(header(await read(address)));
        const twice = targets.filter(
          (target, at) => targets.indexOf(target) !== at && !/^\/(?:en\/|nl\/)?$/.test(target),
        );
        return twice.length ? `${address} has ${twice.join(', ')} more than once` : undefined;
      }),
    ),
  );
});

layout('the first link of every page leads past the navigation to its main part', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const document = await read(address);
        const [first] = linksIn(findOne(document, 'body'));
        const goal = first?.attribs['href']?.slice(1);
        return findOne(document, 'main').attribs['id'] === goal
          ? undefined
          : `${address} begins with a link to ${first?.attribs['href']}`;
      }),
    ),
  );
});

layout('on paper a link of the text is followed by its complete address, an e-mail address by nothing', async () => {
  const page = await site.open('/contact/failed/');
  await page.emulateMediaType('print');
  const after = await page.$$eval('main a', (links) =>
    links.map((link) => [link.getAttribute('href')!, getComputedStyle(link, '::after').content] as const),
  );
  // The parts of generated text are told apart by quotation marks.
  const shown = new Map(after.map(([href, content]) => [href, content.replace(/" "|^"|"$/g, '')]));
  assert.is(shown.get('/contact/'), ` (${brand.origin}/contact/)`);
  assert.is(shown.get(`mailto:${brand.email}`), 'none');
});

layout.run();
