import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { locales } from '../../content/locale.ts';
import { buildLean, projectFolder, SITE_FOLDER, suiteFolder } from '../support/build/built-site.ts';
import { raster } from '../support/build/photographs.ts';
import { plantCase, plantedCase } from '../support/build/planted-case.ts';
import * as planted from '../support/build/planted-recipes.ts';
import { copyTree } from '../support/build/tree-copy.ts';
import { audit } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { findAll, parse, textOf } from '../support/pages/markup.ts';
import { graphFaults, graphOf } from '../support/pages/structured-data.ts';
import { prepareSuites, type RunSuite } from '../support/runner/prepare-suites.ts';
import { suite } from '../support/suite.ts';

/** Colours, typefaces and mark: content/palette; the brand: build/determinism; a language: its own suite. A build each, since every picture follows. */
const recipes = suite('the recipes of the README, followed by their letter');

/** Suites that start no browser and read most of what an owner may change; those that read every page take long. */
const suites = [
  'content/copy',
  'content/parity',
  'content/prices',
  'content/promises',
  'pages/routes',
  ...(audit ? ['pages/head', 'pages/layout', 'pages/solutions'] : []),
];

/** What was agreed, where it stands yet. */
const agreed = ['specification/prices'].filter((name) => existsSync(join(projectFolder, `test/${name}.test.ts`)));

let copy = '';
let site = '';

/** Changes a file of the copy; throws where there is nothing to change. */
function edit(file: string, pattern: RegExp, to: string | ((found: string) => string)): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  assert.match(text, pattern, file);
  writeFileSync(path, text.replace(pattern, to as string));
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};

/** A recipe, by the words that it begins with in the README. */
const followed: Readonly<Record<string, () => Promise<void> | void>> = {
  'Change a word': () => edit('content/labels.ts', /(?<=contactUs: ')/, 'Please: '),
  'Change a price': () => edit('content/prices.ts', /(?<=amount: )\d+/, (amount) => String(Number(amount) + 111)),
  'Raise a budget': () => edit('content/budgets.ts', /(?<=roomyScripts: )\d+/, '7000'),
  'Let crawlers in or turn them away': () => edit('content/site.ts', /(?<=training: )\w+/, 'false'),
  'Fill in the company’s details': () =>
    edit('content/site.ts', /(?<=legal: LegalDetails = )[^]*?(?=;\n)/, planted.legal),
  'Let addresses of an old site arrive': () =>
    edit('content/forwards.ts', /(?<=OldAddress\[\] = \[\n)/, "  { from: 'team.html', locale: 'en', to: 'about' },\n"),
  'Add a page without programming': () => {
    write('content/plain-pages/planted.ts', planted.questions);
    edit('content/plain-pages/index.ts', /(?<=const plainPages = \{)/, ' planted, ');
    edit('content/plain-pages/index.ts', /^/, "import { planted } from './planted.ts';\n");
  },
  'Add a page with a composition of its own': () => {
    edit(
      'content/routes.ts',
      /(?<=const fixed = [^{\n]*\{\n)/,
      "  'planted-page': { en: 'planted', nl: 'geplant' },\n",
    );
    write('pages/planted.tsx', planted.page);
    edit('pages/index.ts', /(?<=const pages: readonly Page\[\] = \[\n)/, '  planted,\n');
    edit('pages/index.ts', /^/, "import { planted } from './planted.tsx';\n");
    linkFromMenu('planted-page', 'New', 'Nieuw');
  },
  'Add a case study': () => plantCase(copy),
  'Add a solution': () => {
    edit('content/routes.ts', /(?<=\n {2}'logo-branding': .*\n)/, "  'no-time': shared('solutions/no-time'),\n");
    write('content/solutions/no-time.ts', planted.solution);
    write('pages/solutions/no-time.tsx', planted.solutionComposition);
    edit('content/solutions/index.ts', /(?<=solutionIds = \[)/, "'no-time', ");
    edit('content/solutions/index.ts', /(?<=SolutionId, Solution>> = \{\n)/, "  'no-time': noTime,\n");
    edit('content/solutions/index.ts', /^/, "import { noTime } from './no-time.ts';\n");
    edit('pages/solutions/solution-pages.ts', /(?<=SolutionId, Page>> = \{\n)/, "  'no-time': noTime,\n");
    edit('pages/solutions/solution-pages.ts', /^/, "import { noTime } from './no-time.tsx';\n");
    linkFromMenu('no-time', 'No Time', 'Geen tijd');
  },
  'Add a widget': () => {
    write('widgets/planted/index.ts', planted.widget);
    edit('widgets/names.ts', /(?<=pageWidgets = \[)/, "'planted', ");
  },
  'Put in a photograph': async () => {
    await raster(join(copy, 'media'), 'planted-front.jpg', { width: 1500, height: 1000 });
    const file = `content/cases/${plantedCase.id}.ts`;
    edit(file, /^/, "import front from '../../media/planted-front.jpg';\n");
    edit(
      file,
      /pictures: \[cover\]/,
      "pictures: [cover, { art: front, alt: { en: 'A shop front', nl: 'Een winkelpui' } }]",
    );
  },
  'Put in a film': () => {
    mkdirSync(join(copy, 'media'), { recursive: true });
    copyFileSync(join(projectFolder, 'test/fixtures/intro.mp4'), join(copy, 'media/planted.mp4'));
    for (const locale of locales) write(`media/planted.${locale}.vtt`, planted.captions(locale));
    edit('content/about.ts', planted.introFilmLine, "export { default as introFilm } from '../media/planted.mp4';");
  },
  'Publish a file': () => write('content/files/brochure.pdf', planted.brochure),
};

const linkFromMenu = (route: string, en: string, nl: string) =>
  edit(
    'content/navigation.ts',
    /(?<=const solutionMenu[^[]*\[\]? = \[\n)/,
    `  { route: '${route}', label: { en: '${en}', nl: '${nl}' } },\n`,
  );

let runSuite: RunSuite;
const run = (name: string) =>
  runSuite(`${name}.test.ts`, { env: { [SITE_FOLDER]: site, TEST_REPORT: '' }, limit: 50_000 });

recipes.before(async () => {
  copy = copyTree();
  cpSync(join(projectFolder, 'test'), join(copy, 'test'), { recursive: true });
  edit('content/services/claims.ts', /\d+(?=%)/, (share) => String(Number(share) + 1));
  for (const follow of Object.values(followed)) await follow();
  site = join(suiteFolder('owned'), 'dist');
  const built = await buildLean(copy, { folder: site, local: true });
  if (built.code !== 0) throw new Error(built.output);
  runSuite = await prepareSuites(
    copy,
    [...suites, ...agreed].map((name) => `${name}.test.ts`),
  );
});

const read = (address: string) => readFileSync(join(site, address, 'index.html'), 'utf8');

recipes('each of them stands in the README under its name', () => {
  const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8').replaceAll("'", '’');
  for (const name of Object.keys(followed)) assert.match(readme, `**${name}.**`);
});

recipes('the pages, the case and the solution are on the site, and an old address leads on', () => {
  for (const path of [
    'planted',
    'nl/geplant',
    'planted-questions',
    'nl/geplante-vragen',
    'portfolio/the-eighth',
    'solutions/no-time',
  ])
    assert.ok(existsSync(join(site, path, 'index.html')), path);
  assert.match(readFileSync(join(site, 'team.html'), 'utf8'), 'href="/about/"');
});

recipes('photograph, film, file and widget stand where they were put', () => {
  assert.match(read('portfolio/the-eighth'), /planted-front-\d+-\w+\.avif/);
  assert.match(read('about'), /<video[^>]* controls/);
  assert.match(read('nl/geplant'), 'href="/brochure.pdf"');
  assert.is(readFileSync(join(site, 'brochure.pdf'), 'utf8'), planted.brochure);
  assert.match(read('planted'), /src="\/assets\/planted-\w+\.js"/);
});

recipes('what starts before the bundler reads no picture, which it could not', async () => {
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['build/dev/dev.ts', 'build/js/bundle.ts', 'functions/send-contact-email/node/contact.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
  });
  // These hold pictures as soon as an owner brings some.
  none(Object.keys(metafile.inputs).filter((file) => /^content\/(?:look|about|cases\/index|art\/)/.test(file)));
});

recipes('a crawler that is turned away is named in robots.txt', () => {
  assert.match(readFileSync(join(site, 'robots.txt'), 'utf8'), /User-agent: GPTBot[^]*?Disallow: \//);
});
recipes('what the law wants to be read stands in the footer, on the privacy page and in the data for machines', () => {
  for (const [address, facts] of [
    ['', ['Herengracht 1, 1015 BA Amsterdam, Netherlands', '12345678', 'NL001234567B01']],
    ['nl/prijzen', ['Herengracht 1, 1015 BA Amsterdam, Nederland', '12345678', 'NL001234567B01']],
    ['nl/privacy', ['Herengracht 1', 'de Autoriteit', 'Hosting Ltd', 'na 14 dagen', 'Mailbox Ltd']],
    ['privacy', ['NL001234567B01', 'the Dutch authority', 'Hosting Ltd', 'after 14 days', 'Mailbox Ltd']],
  ] as const) {
    const document = parse(read(address));
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
  recipes(`all of it leaves ${name} green`, async () => {
    const { code, output } = await run(name);
    assert.is(code, 0, output);
  });
}

if (agreed.length) {
  recipes('what was agreed says which file to change as well', async () => {
    const { code, output } = await run(agreed[0]!);
    assert.is(code, 1, output);
    assert.match(output, 'Changed on purpose? Then change test/specification/prices.test.ts as well');
  });
}

recipes.run();
