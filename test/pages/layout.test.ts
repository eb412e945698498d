import * as assert from 'uvu/assert';
import { footerWords } from '../../content/layout/footer.ts';
import { labels } from '../../content/labels.ts';
import { languages, wordsIn } from '../../content/locale.ts';
import { type MenuLink, serviceMenu, solutionMenu } from '../../content/navigation.ts';
import { prefixes, type RouteId, routes } from '../../content/routes.ts';
import { site as brand } from '../../content/site.ts';
import {
  allAddresses,
  begunAddresses,
  dutchAlternate,
  dutchCounterpart,
  rootAddresses,
  wholePrefixes,
} from '../support/addresses.ts';
import { type Document, type Element, findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
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

/** The parts of every page of the languages that say everything; a begun one has its own suite (audit/recipes-language). */
const sections = wholePrefixes.map((prefix) => {
  const { segment, locale } = prefixes[prefix];
  const home = `/${segment}`;
  const to = (route: RouteId) => `${home}${routes[route][locale] as string}/`;
  /** The addresses of a menu's entries; what has no page in the language has no entry. */
  const entriesOf = (links: readonly MenuLink[]) =>
    links.flatMap(({ route, fragment }) =>
      typeof routes[route][locale] === 'string' ? [to(route) + (fragment ? `#${fragment}` : '')] : [],
    );
  return {
    home,
    locale,
    to,
    services: entriesOf(serviceMenu.flatMap(({ overview, links }) => [overview, ...links])),
    solutions: entriesOf(solutionMenu),
  };
});

for (const { home, locale, to, services, solutions } of sections) {
  layout(`below ${home} the header leads home, to portfolio, pricing and contact, in this order`, async () => {
    const bar = header(await read(home));
    const menus = findAll(bar, 'details').flatMap(targetsIn);
    const direct = targetsIn(bar).filter((target) => !menus.includes(target));
    const wanted = [home, home, to('portfolio'), to('pricing')];
    assert.equal(
      direct.filter((target) => wanted.includes(target)),
      wanted,
    );
    const contact = linksIn(bar).find(({ attribs }) => attribs['href'] === to('contact'))!;
    assert.is(textOf(contact), wordsIn(labels, locale).contactUs);
  });

  layout(`below ${home} the menus hold their entries, in the order of the navigation's tables`, async () => {
    const bar = header(await read(home));
    assert.equal(targetsIn(findOne(bar, 'details', { 'data-menu': 'services' })), services);
    assert.equal(targetsIn(findOne(bar, 'details', { 'data-menu': 'solutions' })), solutions);
  });

  layout(`below ${home} the footer has quick links, e-mail, the networks, a prompt and the year`, async () => {
    const part = footer(await read(home));
    const targets = targetsIn(part);
    const wanted = [home, `${home}#what-we-do`, to('portfolio'), to('contact'), `mailto:${brand.email}`];
    none([...wanted, ...Object.values(brand.social).map(({ url }) => url)].filter((one) => !targets.includes(one)));
    const prompt = findAll(part, 'a', { href: to('contact') }).map(textOf);
    const { promptQuestion, promptInvitation } = wordsIn(footerWords, locale);
    assert.ok(prompt.includes(`${promptQuestion} ${promptInvitation}`), prompt.join());
    assert.match(textOf(part), `© ${new Date().getUTCFullYear()} ${brand.legalName}`);
  });
}

const entryFor = (document: Document, language: string) =>
  findOne(header(document), 'a', { 'data-language': language });

layout(
  'the language switch of every page leads to its true counterpart, or to the nearest page where there is none',
  async () => {
    none(
      (
        await Promise.all(
          rootAddresses.map(async (root) => {
            const dutch = dutchCounterpart(root);
            const own = [root, `/en${root}`, dutchAlternate(root) ?? []].flat();
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

layout('the language switch names each language shortly and in full, and which one is shown', async () => {
  for (const [address, shown] of [
    ['/pricing/', 'en'],
    ['/nl/prijzen/', 'nl'],
  ] as const) {
    const document = await read(address);
    for (const language of ['en', 'nl'] as const) {
      const { label, name } = languages[language];
      const { attribs } = entryFor(document, language);
      assert.is(textOf(entryFor(document, language)), `${label}, ${name}`);
      assert.is(attribs['lang'], language);
      assert.is(attribs['hreflang'], language);
      assert.is(attribs['aria-current'], language === shown ? 'true' : undefined, `${address} ${language}`);
    }
  }
});

layout('the header of every page marks the page shown, and no other', async () => {
  const inMenus = new Set(
    sections.flatMap(({ home, to, services, solutions }) => [
      ...[home, to('portfolio'), to('pricing'), to('contact')],
      ...[...services, ...solutions].filter((target) => !target.includes('#')),
    ]),
  );
  none(
    await Promise.all(
      allAddresses
        .filter((address) => !begunAddresses.includes(address))
        .map(async (address) => {
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
          (target, at) => targets.indexOf(target) !== at && !/^\/(?:[a-z]{2}\/)?$/.test(target),
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
