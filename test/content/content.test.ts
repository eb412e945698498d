import * as assert from 'uvu/assert';
import type { CaseBlock } from '../../content/cases/case.ts';
import { cases } from '../../content/cases/index.ts';
import { site as brand } from '../../content/site.ts';
import {
  distinctAddresses,
  dutchAddresses,
  dutchTwin,
  notFoundAddresses,
  rootAddresses,
} from '../support/addresses.ts';
import { type Document, type Element, findAll, findOne, metaOf, parse, textOf } from '../support/markup.ts';
import { none } from '../support/none.ts';
import { casePromises, type PagePromise, pagePromises } from '../support/page-promises.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const content = suite('what each page says and where it leads');
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
    content(`${address} says what the specification puts into words`, async () => {
      const text = textOf(await mainOf(address)).toLowerCase();
      none(says.filter((words) => !text.includes(words.toLowerCase())));
    });
  }

  if (lists.length) {
    content(`${address} has lists of ${lists.join(', ')} entries, in Dutch as in English`, async () => {
      for (const alternate of [address, dutchTwin(address)]) {
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
      const inFamily = (target: string) => [target, `/en${target}`, dutchTwin(target)!] as const;
      const wanted = [0, 1, 2].map((prefix) => leads.map((target) => inFamily(target)[prefix]!));
      const found = await Promise.all(
        [address, `/en${address}`, dutchTwin(address)].map(async (alternate, prefix) => {
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

content('the portfolio shows each project with the tags of the table', async () => {
  const tags: Readonly<Record<string, string>> = {
    're-sult-skin-clinic': 'Rebrand Social Media Print',
    kraftortreisen: 'Social Media',
    'digitalagentur-seidl': 'Social Media',
    hrneeds: 'Web',
    'b2b-insider': 'Social Media Rebrand Web',
    'e-learning-group': 'Social Media Web',
  };
  const cards = findAll(await mainOf('/portfolio/'), 'li').filter((item) => findAll(item, 'h2').length === 1);
  for (const [slug, wanted] of Object.entries(tags)) {
    const card = cards.find((item) => findAll(item, 'a', { href: `/portfolio/${slug}/` }).length > 0)!;
    assert.equal(
      findAll(card, 'li').map(textOf).sort().join(' '),
      wanted
        .split(/ (?!Media)/)
        .sort()
        .join(' '),
      slug,
    );
  }
});

content('each result claim of the specification stands with one project', async () => {
  const text = textOf(await mainOf('/portfolio/'));
  none(['180%', '250%', '190%', '300%', '150%', '200%', '350%'].filter((claim) => text.split(claim).length !== 2));
});

content('closing buttons of Dutch pages speak as the specification does', async () => {
  assert.match(textOf(await mainOf('/nl/portfolio/hrneeds/')), 'Start Uw Project');
  assert.match(textOf(await mainOf('/nl/services/marketing/')), 'Meer Informatie');
  assert.match(textOf(await mainOf('/nl/contact/')), 'Combi Service');
});

content('the Dutch page on social media growth adds a list of five benefits', async () => {
  assert.ok(lengths(await mainOf('/nl/solutions/groei-op-sociale-media/')).includes(5));
});

content(
  'how soon an answer comes is said on the contact page and the pages of its form, and nowhere else',
  async () => {
    const promise = new RegExp(`\\b${brand.responseHours} (?:hours|uur)\\b`);
    const says = async (address: string) => promise.test(textOf(await read(address)));
    const isContact = (address: string) => address.includes('/contact/');
    for (const address of ['/contact/', '/nl/contact/']) assert.ok(await says(address), address);
    none(
      await Promise.all(
        [...distinctAddresses, ...notFoundAddresses].map(async (address) =>
          !isContact(address) && (await says(address)) ? address : undefined,
        ),
      ),
    );
  },
);

content('the contact page says that the consultation is free', async () => {
  assert.match(textOf(await mainOf('/nl/contact/')), /adviesgesprek is gratis/);
  for (const address of ['/contact/', '/en/contact/']) {
    assert.match(textOf(await mainOf(address)), /consultation is free/, address);
  }
});

content('the portfolio promises nothing that a case does not show', async () => {
  const shown: readonly (readonly [promise: RegExp, block: CaseBlock['kind']])[] = [
    [/colours? |kleur/, 'swatches'],
    [/posts?\b|bericht/, 'instagram'],
  ];
  for (const address of ['/portfolio/', '/nl/portfolio/']) {
    const document = await read(address);
    const [hero] = findAll(document, 'h1').map(({ parent }) => textOf(parent as Element));
    const said = `${hero} ${metaOf(document, 'description')}`;
    for (const [promise, block] of shown) {
      const missing = Object.values(cases).filter(({ blocks }) => !blocks.some(({ kind }) => kind === block));
      if (promise.test(said))
        none(missing.map(({ title }) => `${address} promises ${promise}, ${title} has no ${block}`));
    }
  }
});

content('a solution that promises steps leads to a page that has some', async () => {
  const solutions = [...rootAddresses, ...dutchAddresses].filter((address) => address.includes('/solutions/'));
  assert.ok(solutions.length >= 12);
  for (const address of solutions) {
    for (const link of findAll(await mainOf(address), 'a', { href: true })) {
      const words = textOf(link.parent as Element);
      const target = place(link.attribs['href']!);
      if (!target.includes('/services/') || !/\bsteps?\b|\bstap/.test(words)) continue;
      assert.ok(findAll(await mainOf(target), 'ol').length > 0, `${address} promises steps on ${target}`);
    }
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
