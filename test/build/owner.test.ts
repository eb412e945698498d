import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { projectFolder, runScript, SITE_FOLDER, suiteFolder } from '../support/build/built-site.ts';
import { plantCase } from '../support/build/planted-case.ts';
import { suite } from '../support/suite.ts';
import { findAll, parse, textOf } from '../support/pages/markup.ts';
import { graphFaults, graphOf } from '../support/pages/structured-data.ts';
import { copyTree } from '../support/build/tree-copy.ts';

const owner = suite('an owner who changes what was agreed', { limit: 60_000 });

/** Suites that start no browser and read most of what an owner may change. */
const suites = [
  'content/copy',
  'content/palettes',
  'content/parity',
  'content/prices',
  'content/promises',
  'pages/head',
  'pages/layout',
  'pages/routes',
  'pages/solutions',
];

const page = `
import { localized } from '../content/locale.ts';
import { definePage } from './page.ts';

export const planted = definePage({
  route: 'planted',
  words: localized({
    en: {
      head: {
        title: 'A page that its owner added to the site',
        description: 'It was added by the recipe, with an address, words of its own and a way to it from a menu.',
      },
      title: 'Something new',
    },
    nl: {
      head: {
        title: 'Een pagina die de eigenaar toevoegde',
        description: 'Ze kwam erbij volgens het recept, met een adres, eigen woorden en een weg ernaartoe.',
      },
      title: 'Iets nieuws',
    },
  }),
  ground: 'paper',
  render: ({ words }) => <h1>{words.title}</h1>,
});
`;

const questions = `
import type { PlainPage } from './plain-page.ts';

export const questions: PlainPage = {
  address: { en: 'questions', nl: 'vragen' },
  name: { en: 'Questions', nl: 'Vragen' },
  menu: 'footer',
  words: {
    en: {
      head: {
        title: 'Questions that clients ask before they book',
        description: 'What clients ask before they book a website, a brand or marketing, each with a plain answer.',
      },
      hero: { title: 'Ask *before* you book', lead: 'What clients want to know first.' },
      sections: [
        { kind: 'questions', title: 'Before', items: [{ question: 'May we call?', answer: ['Yes.', 'Any day.'] }] },
        { kind: 'prose', title: 'Around', paragraphs: ['One paragraph.', 'And another.'] },
        { kind: 'steps', title: 'How', items: [{ title: 'First', text: 'We talk.' }, { title: 'Then', text: 'We draw.' }] },
        { kind: 'points', title: 'Why', lead: 'For three reasons.', items: [{ title: 'Near', text: 'We are near.' }] },
        { kind: 'figures', lead: 'In figures', claims: [{ before: 'We answer in', figure: '1', after: 'day' }] },
        { kind: 'people', title: 'Who', items: [{ name: 'The studio', role: 'All of us', text: 'We do it.' }] },
        { kind: 'cards', title: 'On', items: [{ title: 'Prices', text: 'All.', link: { label: 'See', route: 'pricing' } }] },
      ],
      closing: { title: 'One *more*?', action: 'Ask it' },
    },
    nl: {
      head: {
        title: 'Vragen die klanten stellen voor ze boeken',
        description: 'Wat klanten vragen voor ze een website, een huisstijl of marketing boeken, met een helder antwoord.',
      },
      hero: { title: 'Vraag het *vooraf*', lead: 'Wat klanten het eerst willen weten.' },
      sections: [
        { kind: 'questions', title: 'Vooraf', items: [{ question: 'Mogen wij bellen?', answer: ['Ja.', 'Elke dag.'] }] },
        { kind: 'prose', title: 'Rondom', paragraphs: ['Een alinea.', 'En nog een.'] },
        { kind: 'steps', title: 'Hoe', items: [{ title: 'Eerst', text: 'Wij praten.' }, { title: 'Dan', text: 'Wij tekenen.' }] },
        { kind: 'points', title: 'Waarom', lead: 'Om deze reden.', items: [{ title: 'Dichtbij', text: 'Wij zitten in de buurt.' }] },
        { kind: 'figures', lead: 'In cijfers', claims: [{ before: 'Antwoord binnen', figure: '1', after: 'dag' }] },
        { kind: 'people', title: 'Wie', items: [{ name: 'Het bureau', role: 'Wij allemaal', text: 'Wij doen het.' }] },
        { kind: 'cards', title: 'Verder', items: [{ title: 'Prijzen', text: 'Alle.', link: { label: 'Bekijk', route: 'pricing' } }] },
      ],
      closing: { title: 'Nog *iets*?', action: 'Vraag het ons' },
    },
  },
};
`;

const legal = `{
  address: { street: 'Herengracht 1', postcode: '1015 BA', place: 'Amsterdam', country: 'NL' },
  chamberOfCommerce: '12345678',
  vat: 'NL001234567B01',
  complaints: { name: { en: 'the Dutch authority', nl: 'de Autoriteit' }, url: 'https://autoriteit.example/' },
  host: { name: 'Hosting Ltd', logDays: 14 },
  processors: ['Mailbox Ltd'],
}`;

let copy = '';
let site = '';

/** Changes a file of the copy; throws where there is nothing to change. */
function edit(file: string, pattern: RegExp, to: string | ((found: string) => string)): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  assert.match(text, pattern);
  writeFileSync(path, text.replace(pattern, to as string));
}

const run = (name: string) =>
  runScript(join(copy, `test/${name}.test.ts`), [], {
    cwd: copy,
    env: { [SITE_FOLDER]: site, TEST_REPORT: '' },
    limit: 50_000,
  });

owner.before(async () => {
  copy = copyTree();
  cpSync(join(projectFolder, 'test'), join(copy, 'test'), { recursive: true });
  edit('content/prices.ts', /(?<=amount: )\d+/, (amount) => String(Number(amount) + 111));
  edit('content/labels.ts', /(?<=contactUs: ')/, 'Please: ');
  edit('content/services/claims.ts', /\d+(?=%)/, (share) => String(Number(share) + 1));
  edit('content/routes.ts', /(?<=const fixed = [^{\n]*\{\n)/, "  planted: { en: 'planted', nl: 'geplant' },\n");
  edit(
    'content/navigation.ts',
    /(?<=const solutionMenu[^[]*\[\]? = \[\n)/,
    "  { route: 'planted', label: { en: 'New', nl: 'Nieuw' } },\n",
  );
  edit('pages/index.ts', /(?<=const pages: readonly Page\[\] = \[\n)/, '  planted,\n');
  edit('pages/index.ts', /^/, "import { planted } from './planted.tsx';\n");
  writeFileSync(join(copy, 'pages/planted.tsx'), page);
  edit('content/site.ts', /(?<=legal: LegalDetails = )\{\}/, legal);
  writeFileSync(join(copy, 'content/plain-pages/questions.ts'), questions);
  edit('content/plain-pages/index.ts', /(?<=const plainPages = \{)/, ' questions ');
  edit('content/plain-pages/index.ts', /^/, "import { questions } from './questions.ts';\n");
  plantCase(copy);
  site = join(suiteFolder('owned'), 'dist');
  const built = await runScript(join(copy, 'test/support/build/build-for-tests.ts'), [site], { cwd: copy });
  if (built.code !== 0) throw new Error(built.output);
});

owner('the page, the case and the price are on the site', () => {
  for (const path of ['planted', 'nl/geplant', 'questions', 'nl/vragen', 'portfolio/the-eighth'])
    assert.ok(existsSync(join(site, path, 'index.html')), path);
});

owner('what the law wants to be read stands in the footer, on the privacy page and in the data for machines', () => {
  const read = (address: string) => parse(readFileSync(join(site, address, 'index.html'), 'utf8'));
  for (const [address, facts] of [
    ['', ['Herengracht 1, 1015 BA Amsterdam, Netherlands', '12345678', 'NL001234567B01']],
    ['nl/prijzen', ['Herengracht 1, 1015 BA Amsterdam, Nederland', '12345678', 'NL001234567B01']],
    ['nl/privacy', ['Herengracht 1', 'de Autoriteit', 'Hosting Ltd', 'na 14 dagen', 'Mailbox Ltd']],
    ['privacy', ['NL001234567B01', 'the Dutch authority', 'Hosting Ltd', 'after 14 days', 'Mailbox Ltd']],
  ] as const) {
    const document = read(address);
    const text = textOf(findAll(document, address.endsWith('privacy') ? 'main' : 'footer').at(-1)!);
    for (const fact of facts) assert.match(text, fact, address);
    assert.equal(graphFaults(graphOf(document), document), []);
    const [agency] = graphOf(document)['@graph'];
    assert.equal(agency!['address'], {
      '@type': 'PostalAddress',
      streetAddress: 'Herengracht 1',
      postalCode: '1015 BA',
      addressLocality: 'Amsterdam',
      addressCountry: 'NL',
    });
    assert.is(agency!['vatID'], 'NL001234567B01');
  }
});

for (const name of suites) {
  owner(`a price, a word, a claim, a page and a case of the owner's leave ${name} green`, async () => {
    const { code, output } = await run(name);
    assert.is(code, 0, output);
  });
}

if (existsSync(join(projectFolder, 'test/specification'))) {
  owner('what was agreed says which file to change as well', async () => {
    const { code, output } = await run('specification/prices');
    assert.is(code, 1, output);
    assert.match(output, 'Changed on purpose? Then change test/specification/prices.test.ts as well');
  });
}

owner.run();
