import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import {
  allAddresses,
  dutchAddresses,
  dutchTwin,
  demonstrations,
  englishAddresses,
  forward,
  rootAddresses,
  unlistedAddresses,
} from '../support/addresses.ts';
import { eventually } from '../support/eventually.ts';
import { alternatesOf, canonicalOf, type Document, findAll, languageOf, metaOf, parse } from '../support/markup.ts';
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
  const dutch = dutchTwin(root);
  return dutch ? { en: complete(root), nl: complete(dutch), 'x-default': complete(root) } : {};
}

routes('the specification names 28 unprefixed, 28 English and 26 Dutch addresses', () => {
  assert.equal([rootAddresses.length, englishAddresses.length, dutchAddresses.length], [28, 28, 26]);
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
      [root, `/en${root}`, dutchTwin(root) ?? []].flat().map((address) => ({ address, root })),
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

routes('there is no Dutch about page and no Dutch configurator', async () => {
  for (const address of ['/nl/about/', '/nl/services/website-configurator/'])
    assert.is((await answer(address)).status, 404, address);
});

routes('placeholder, sent and failed pages exist under every prefix, for visitors only', async () => {
  none(
    await faultsOf(unlistedAddresses, (document, address) => {
      const language = address.startsWith('/nl/') ? 'nl' : 'en';
      if (metaOf(document, 'robots') !== 'noindex') return 'may be listed by search engines';
      return speaks(language)(document);
    }),
  );
});

routes('every page of the specification may be listed by search engines', async () => {
  none(
    await faultsOf(allAddresses, (document) =>
      metaOf(document, 'robots') ? `says ${metaOf(document, 'robots')}` : undefined,
    ),
  );
});

for (const javascript of [true, false] as const) {
  routes(
    `the old Dutch address of the social media page leads to the new one, scripting ${javascript ? 'on' : 'off'}`,
    async () => {
      const page = await site.open(forward.from, { javascript });
      await eventually(() => assert.is(page.url(), site.url(forward.to)));
    },
  );
}

routes('the old Dutch address is not for search engines and has a plain link', async () => {
  const { document } = await answer(forward.from);
  assert.is(metaOf(document, 'robots'), 'noindex');
  assert.is(findAll(document, 'a', { href: forward.to }).length, 1);
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
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
  const promised = [...allAddresses, ...unlistedAddresses, forward.from, ...demonstrations];
  none([
    ...promised.filter((address) => !pages.includes(address)).map((address) => `${address} is missing`),
    ...pages.filter((address) => !promised.includes(address)).map((address) => `${address} was not promised`),
  ]);
});

routes('the sitemap lists the 54 canonical addresses with their alternates and nothing else', () => {
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
    [root, dutchTwin(root) ?? []].flat().map((address) => [complete(address), alternatesFor(root)] as const),
  );
  const byAddress = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  assert.is(listed.length, 54);
  assert.equal(listed.sort(byAddress), wanted.sort(byAddress));
});

routes.run();
