import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dutchAlternate } from '../support/addresses.ts';
import { type Document, type Element, findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';
import { casePromises, type PagePromise, pagePromises } from './page-promises.ts';

const content = fixedSuite('what each page says and where it leads', join(import.meta.dirname, 'page-promises.ts'));
const site = siteFor(content);

const read = async (address: string): Promise<Document> => parse(await (await fetch(site.url(address))).text());
const mainOf = async (address: string): Promise<Element> => findOne(await read(address), 'main');

const promises: readonly PagePromise[] = [
  ...pagePromises,
  ...casePromises.map((promise) => ({ ...promise, leads: ['/portfolio/', '/contact/'] })),
];

/** How many entries each list of a part has. */
const lengths = (part: Element): readonly number[] =>
  findAll(part, /^(?:ul|ol|dl)$/).map(({ children }) => children.filter((child) => 'name' in child).length);

/** The wanted numbers that are not there, each found list counting once. */
function missingLists(found: readonly number[], wanted: readonly number[]): readonly number[] {
  const left = [...found];
  return wanted.filter((length) => {
    const at = left.indexOf(length);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

const place = (target: string) => target.split(/[?#]/)[0]!;

for (const { address, says, lists = [], leads } of promises) {
  if (says.length) {
    content(`${address} says what it was agreed to say`, async () => {
      const text = textOf(await mainOf(address)).toLowerCase();
      none(says.filter((words) => !text.includes(words.toLowerCase())));
    });
  }

  if (lists.length) {
    content(`${address} has lists of ${lists.join(', ')} entries, in Dutch as in English`, async () => {
      for (const alternate of [address, dutchAlternate(address)]) {
        if (alternate)
          assert.equal(
            missingLists(lengths(await mainOf(alternate)), lists),
            [],
            `${alternate} has ${lengths(await mainOf(alternate))}`,
          );
      }
    });
  }

  if (leads.length) {
    content(`${address} leads on to ${leads.join(', ')}, under every prefix`, async () => {
      const inFamily = (target: string) => [target, `/en${target}`, dutchAlternate(target)!] as const;
      const wanted = [0, 1, 2].map((prefix) => leads.map((target) => inFamily(target)[prefix]!));
      const found = await Promise.all(
        [address, `/en${address}`, dutchAlternate(address)].map(async (alternate, prefix) => {
          if (!alternate) return [];
          const targets = findAll(await mainOf(alternate), 'a', { href: true }).map(({ attribs }) =>
            place(attribs['href']!),
          );
          return wanted[prefix]!.filter((target) => !targets.includes(target)).map(
            (target) => `${alternate} does not lead to ${target}`,
          );
        }),
      );
      none(found.flat());
    });
  }
}

content('the Dutch page on social media growth adds a list of five benefits', async () => {
  assert.ok(lengths(await mainOf('/nl/solutions/groei-op-sociale-media/')).includes(5));
});

content('the contact page says that the consultation is free', async () => {
  assert.match(textOf(await mainOf('/nl/contact/')), /adviesgesprek is gratis/);
  for (const address of ['/contact/', '/en/contact/']) {
    assert.match(textOf(await mainOf(address)), /consultation is free/, address);
  }
});

content('the branding page has the three sections and the two old fragments', async () => {
  for (const address of ['/services/branding/', '/en/services/branding/', '/nl/services/branding/']) {
    const document = await read(address);
    for (const id of [
      'logo-design',
      'brand-theme-strategy',
      'marketing-materials',
      'brochure-banner-design',
      'flyer-poster-design',
    ]) {
      assert.is(findAll(document, /./, { id }).length, 1, `${address}#${id}`);
    }
  }
});

content.run();
