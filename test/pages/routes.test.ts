import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { locales } from '../../content/locale.ts';
import { site as brand } from '../../content/site.ts';
import {
  allAddresses,
  alternatesAt,
  dutchAddresses,
  dutchAlternate,
  demonstrations,
  englishAddresses,
  forwards,
  rootAddresses,
  unlistedAddresses,
} from '../support/addresses.ts';
import { eventually } from '../support/eventually.ts';
import {
  alternatesOf,
  canonicalOf,
  type Document,
  findAll,
  languageOf,
  metaOf,
  parse,
} from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const routes = suite('addresses');
const site = siteFor(routes);

const complete = (address: string) => brand.origin + address;

async function answer(address: string): Promise<{ status: number; document: Document }> {
  const response = await fetch(site.url(address), { redirect: 'manual' });
  return { status: response.status, document: parse(await response.text()) };
}

/** Asks every address and says what is wrong with each. */
const faultsOf = async (
  addresses: readonly string[],
  fault: (document: Document, address: string) => string | undefined,
) =>
  Promise.all(
    addresses.map(async (address) => {
      const { status, document } = await answer(address);
      const found = status === 200 ? fault(document, address) : `answers ${status}`;
      return found && `${address} ${found}`;
    }),
  );

const speaks = (language: string) => (document: Document) =>
  languageOf(document) === language ? undefined : `says lang="${languageOf(document)}"`;

const canonicalIs = (expected: (address: string) => string) => (document: Document, address: string) =>
  canonicalOf(document) === complete(expected(address)) ? undefined : `names ${canonicalOf(document)} as canonical`;

function alternatesFor(root: string): Readonly<Record<string, string>> {
  const pages = Object.entries(alternatesAt(root)).map(([locale, address]) => [locale, complete(address)]);
  return pages.length > 1 ? Object.fromEntries([...pages, ['x-default', complete(root)]]) : {};
}

routes('there are pages under every prefix, and as many below /en/ as without it', () => {
  assert.ok(rootAddresses.length > 0 && dutchAddresses.length > 0);
  assert.is(englishAddresses.length, rootAddresses.length);
});

routes('every unprefixed address answers, in English', async () => {
  none(await faultsOf(rootAddresses, speaks('en')));
});

routes('every address below /en/ answers, in English', async () => {
  none(await faultsOf(englishAddresses, speaks('en')));
});

routes('every address below /nl/ answers, in Dutch', async () => {
  none(await faultsOf(dutchAddresses, speaks('nl')));
});

routes('an unprefixed page and a Dutch page are their own canonical address', async () => {
  none(
    await faultsOf(
      [...rootAddresses, ...dutchAddresses],
      canonicalIs((address) => address),
    ),
  );
});

routes('a page below /en/ names its unprefixed alternate as canonical', async () => {
  none(
    await faultsOf(
      englishAddresses,
      canonicalIs((address) => address.slice('/en'.length)),
    ),
  );
});

routes(
  'each page names the same alternates under all its prefixes: canonical addresses of true alternates only',
  async () => {
    const groups = rootAddresses.flatMap((root) =>
      [`/en${root}`, ...Object.values(alternatesAt(root))].map((address) => ({ address, root })),
    );
    const rootOf = new Map(groups.map(({ address, root }) => [address, root]));
    none(
      await faultsOf(allAddresses, (document, address) => {
        const found = alternatesOf(document);
        const wanted = alternatesFor(rootOf.get(address)!);
        return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `names ${JSON.stringify(found)}`;
      }),
    );
  },
);

routes('what has no Dutch page has no Dutch address', async () => {
  for (const root of rootAddresses.filter((address) => !dutchAlternate(address)))
    assert.is((await answer(`/nl${root}`)).status, 404, root);
});

routes('what the route table keeps from search engines exists for visitors only', async () => {
  none(
    await faultsOf(unlistedAddresses, (document, address) => {
      const language = locales.find((locale) => address.startsWith(`/${locale}/`)) ?? 'en';
      if (metaOf(document, 'robots') !== 'noindex') return 'may be listed by search engines';
      return speaks(language)(document);
    }),
  );
});

routes('every other page may be listed by search engines', async () => {
  none(
    await faultsOf(allAddresses, (document) =>
      metaOf(document, 'robots') ? `says ${metaOf(document, 'robots')}` : undefined,
    ),
  );
});

for (const javascript of [true, false] as const) {
  routes(`an old address leads to the new one, scripting ${javascript ? 'on' : 'off'}`, async () => {
    for (const { from, to } of forwards) {
      const page = await site.open(from, { javascript });
      await eventually(() => assert.is(page.url(), site.url(to)));
    }
  });
}

routes('an old address is not for search engines and has a plain link', async () => {
  for (const { from, to } of forwards) {
    const { document } = await answer(from);
    assert.is(metaOf(document, 'robots'), 'noindex');
    assert.is(findAll(document, 'a', { href: to }).length, 1);
  }
});

routes('any other address answers 404 with a page that speaks both languages', async () => {
  for (const address of ['/missing/', '/en/missing/', '/nl/missing/', '/portfolio/missing']) {
    const { status, document } = await answer(address);
    assert.is(status, 404, address);
    const languages = new Set([
      languageOf(document),
      ...findAll(document, 'section')
        .concat(findAll(document, 'div'))
        .map((part) => part.attribs['lang']),
    ]);
    assert.ok(
      languages.has('en') && languages.has('nl'),
      `${address} speaks ${[...languages].filter(Boolean).join(', ')} only`,
    );
  }
});

routes('an address without its last slash leads to the one with it', async () => {
  const response = await fetch(site.url('/nl/contact?from=letter'), { redirect: 'manual' });
  assert.is(response.status, 301);
  assert.is(response.headers.get('location'), '/nl/contact/?from=letter');
});

routes('the folder holds these pages and no others', () => {
  const files = readdirSync(site.folder(), { recursive: true, encoding: 'utf8' });
  const pages = files
    .map((file) => `/${file}`)
    // An old address may be a file.
    .filter((file) => file.endsWith('/index.html') || forwards.some(({ from }) => from === file))
    .map((file) => file.replace(/(?<=\/)index\.html$/, ''));
  const promised = [...allAddresses, ...unlistedAddresses, ...forwards.map(({ from }) => from), ...demonstrations];
  none([
    ...promised.filter((address) => !pages.includes(address)).map((address) => `${address} is missing`),
    ...pages.filter((address) => !promised.includes(address)).map((address) => `${address} was not promised`),
  ]);
});

routes('the sitemap lists the canonical addresses with their alternates and nothing else', () => {
  const sitemap = parse(readFileSync(join(site.folder(), 'sitemap.xml'), 'utf8'));
  const listed = findAll(sitemap, 'url').map((entry) => {
    const [place] = findAll(entry, 'loc');
    const alternates = findAll(entry, 'xhtml:link').map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
    return [
      place && 'data' in place.children[0]! ? place.children[0].data : '',
      Object.fromEntries(alternates),
    ] as const;
  });
  const wanted = rootAddresses.flatMap((root) =>
    Object.values(alternatesAt(root)).map((address) => [complete(address), alternatesFor(root)] as const),
  );
  const byAddress = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  assert.ok(listed.length > 0);
  assert.equal(listed.sort(byAddress), wanted.sort(byAddress));
});

routes.run();
