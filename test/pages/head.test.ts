import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { allAddresses, dutchAddresses, englishAddresses, rootAddresses } from '../support/addresses.ts';
import { type Document, findAll, findOne, metaOf, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const head = suite('heads and headings');
const site = siteFor(head);

const read = async (address: string): Promise<Document> => parse(await (await fetch(site.url(address))).text());

/** Everything that two addresses say alike, where each should say its own. */
function repeats(said: readonly { readonly address: string; readonly text: string }[]): readonly string[] {
  const first = new Map<string, string>();
  return said.flatMap(({ address, text }) => {
    const other = first.get(text);
    if (other) return [`${address} says the same as ${other}: ${text}`];
    first.set(text, address);
    return [];
  });
}

const titleOf = (document: Document) => textOf(findOne(findOne(document, 'head'), 'title'));
const descriptionOf = (document: Document) => metaOf(document, 'description') ?? '';

const inEach = async (addresses: readonly string[], words: (document: Document) => string) =>
  Promise.all(addresses.map(async (address) => ({ address, text: words(await read(address)) })));

const outside =
  (least: number, most: number) =>
  ({ address, text }: { readonly address: string; readonly text: string }) =>
    text.length < least || text.length > most ? `${address} has ${text.length} characters: ${text}` : undefined;

for (const [language, addresses] of [
  ['English', rootAddresses],
  ['Dutch', dutchAddresses],
] as const) {
  head(`every ${language} page has a title of its own, 30 to 60 characters long`, async () => {
    const titles = await inEach(addresses, titleOf);
    none([...titles.map(outside(30, 60)), ...repeats(titles)]);
  });

  head(`every ${language} page has a description of its own, 70 to 160 characters long`, async () => {
    const descriptions = await inEach(addresses, descriptionOf);
    none([...descriptions.map(outside(70, 160)), ...repeats(descriptions)]);
  });

  head(`every ${language} page has one main heading, different from every other page's`, async () => {
    const headings = await inEach(addresses, (document) => textOf(findOne(document, 'h1')));
    none([...headings.map(outside(3, 120)), ...repeats(headings)]);
  });
}

head('a page below /en/ has the head of its unprefixed alternate', async () => {
  const alternates = await inEach(englishAddresses, titleOf);
  const originals = await inEach(rootAddresses, titleOf);
  assert.equal(
    alternates.map(({ text }) => text),
    originals.map(({ text }) => text),
  );
});

head('no heading skips a level', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const levels = findAll(await read(address), /^h[1-6]$/).map((heading) => Number(heading.name[1]));
        const skip = levels.findIndex((level, at) => level > (levels[at - 1] ?? 0) + 1);
        return skip < 0 ? undefined : `${address}: h${levels[skip - 1] ?? 0} is followed by h${levels[skip]}`;
      }),
    ),
  );
});

head('every page has its landmarks once: header, main and footer, and names its navigations', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const document = await read(address);
        const body = findOne(document, 'body');
        const top = ['header', 'main', 'footer'].filter(
          (tag) => body.children.filter((child) => 'name' in child && child.name === tag).length !== 1,
        );
        if (top.length) return `${address}: not exactly one ${top.join(', ')}`;
        const unnamed = findAll(document, 'nav').filter(
          ({ attribs }) => !attribs['aria-label'] && !attribs['aria-labelledby'],
        );
        return unnamed.length ? `${address}: ${unnamed.length} <nav> without a name` : undefined;
      }),
    ),
  );
});

head('no page carries an inline style or an inline handler', async () => {
  none(
    (
      await Promise.all(
        allAddresses.map(async (address) =>
          findAll(await read(address), /./).flatMap(({ name, attribs }) =>
            Object.keys(attribs)
              .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
              .map((attribute) => `${address}: <${name} ${attribute}>`),
          ),
        ),
      )
    ).flat(),
  );
});

head('every picture has an alternative text and its size', async () => {
  none(
    (
      await Promise.all(
        allAddresses.map(async (address) =>
          findAll(await read(address), 'img').flatMap(({ attribs }) =>
            'alt' in attribs && Number(attribs['width']) > 0 && Number(attribs['height']) > 0
              ? []
              : [`${address}: ${attribs['src']}`],
          ),
        ),
      )
    ).flat(),
  );
});

head('the words of a share picture say what it shows, in the language of the page', async () => {
  const said = await Promise.all(
    allAddresses.map(async (address) => {
      const document = await read(address);
      const alt = findAll(document, 'meta', { property: 'og:image:alt' })[0]?.attribs['content'] ?? '';
      return { address, alt, title: titleOf(document) };
    }),
  );
  // A card without a picture of its own shows the title.
  none(
    said.map(({ address, alt, title }) =>
      !alt || (alt !== title && (alt.includes(title) || title.includes(alt))) ? `${address}: ${alt}` : undefined,
    ),
  );
  const english = new Set(said.flatMap(({ address, alt }) => (address.startsWith('/nl/') ? [] : [alt])));
  none(
    said.map(({ address, alt }) => (address.startsWith('/nl/') && english.has(alt) ? `${address}: ${alt}` : undefined)),
  );
});

head('share pictures and addresses in the head are complete addresses', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const document = await read(address);
        const given = ['og:image', 'og:url'].map(
          (property) => findAll(document, 'meta', { property })[0]?.attribs['content'],
        );
        return given.every((value) => value?.startsWith(`${brand.origin}/`))
          ? undefined
          : `${address}: ${given.join(', ')}`;
      }),
    ),
  );
});

head.run();
