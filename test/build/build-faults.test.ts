import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { buildLean, projectFolder } from '../support/build/built-site.ts';
import { eventually } from '../support/eventually.ts';
import { inPairs } from '../support/in-pairs.ts';
import { type Planted, plantedFile, plantedRoute, plantPage } from '../support/build/planted-page.ts';
import type { Ended } from '../support/runner/process.ts';
import { suite } from '../support/suite.ts';
import { buildCommand } from '../support/build/build-command.ts';
import { buildIn, copyTree, digestsOf, replaceIn } from '../support/build/tree-copy.ts';

const faults = suite('what the build refuses', { limit: 90_000 });

interface Fault extends Planted {
  /** The name of the test. */
  readonly name: string;
  /** What the message says of it. */
  readonly says: RegExp;
  readonly language?: 'en' | 'nl';
}

/** What can only be seen in the finished site is told all at once. */
const inSite: readonly Fault[] = [
  { name: 'a dead link', markup: '<a href="/nowhere/">x</a>', says: /\/nowhere\// },
  { name: 'a dead fragment', markup: "<a href={link('contact', 'nowhere')}>x</a>", says: /#nowhere/ },
  {
    name: 'a Dutch page that links to an English one',
    markup: "<a href={locale === 'nl' ? '/pricing/' : link('pricing')}>x</a>",
    says: /\/pricing\/ leaves the language/,
    language: 'nl',
  },
  {
    name: 'a page below /en/ that links to an unprefixed one',
    markup: "<a href={locale === 'en' ? '/about/' : link('about')}>x</a>",
    says: /\/about\/ leaves the page's prefix/,
    language: 'en',
  },
  {
    name: 'a missing picture',
    markup: '<img src="/assets/missing.svg" alt="" width={1} height={1} />',
    says: /\/assets\/missing\.svg/,
  },
  {
    name: 'a picture without an alternative text',
    markup: '<img src="/favicon.svg" width={1} height={1} />',
    says: /favicon\.svg lacks alt/,
  },
  { name: 'two titles', markup: '<title>Another</title>', says: /2 titles/ },
  { name: 'an unknown widget', markup: '<div data-widget="carousel" />', says: /'carousel'/ },
  { name: 'an inline style', markup: "<p style={{ color: 'red' }}>x</p>", says: /style attribute/ },
  { name: 'one id twice', markup: '<p id="twice" /><p id="twice" />', says: /'twice'/ },
];

/** What the compiler sees is told with it. */
const inWords: readonly Fault[] = [
  {
    name: 'a key missing in Dutch',
    beside: "export const poor = localized({\n  en: { lost: 'A' },\n  nl: {},\n});",
    says: /lost/,
    language: 'nl',
  },
  {
    name: 'a key too many in Dutch',
    beside: "export const rich = localized({\n  en: { kept: 'A' },\n  nl: { kept: 'B', extra: 'C' },\n});",
    says: /extra/,
    language: 'nl',
  },
];

/** What React complains of ends the build at the page where it is met. */
const inMarkup: readonly Fault[] = [
  { name: 'a warning of React', markup: "{['a', 'b'].map((item) => <i>{item}</i>)}", says: /unique "key"/ },
  { name: 'a title of several pieces', markup: '<title>Hi {words.sentence}</title>', says: /React complains: .*title/ },
];

/** What React draws once for all addresses of a page in one language has to be the same at each. */
const inLinks: readonly Fault[] = [
  {
    name: 'markup that is made of a link',
    markup: "<p>{link('about').toUpperCase()}</p>",
    says: /differs between \/coming-soon\/ and \/en\/coming-soon\/ in more than its links/,
    language: 'en',
  },
];

/** The message names twelve faults at most, and some of these are told once for each language: they stand on one page each. */
const pages: readonly (readonly Fault[])[] = [inSite.slice(0, 6), [...inSite.slice(6), ...inWords], inMarkup, inLinks];
const planted: readonly Planted[] = pages.map((some) => ({
  markup: some.map(({ markup = '' }) => markup).join('\n'),
  beside: some.map(({ beside = '' }) => beside).join('\n'),
}));
/** What is changed in the project's own files: file, words, and what stands in their place. */
type Edits = readonly (readonly [file: string, from: string, to: string])[];
const isEdits = (plant: Planted | Edits): plant is Edits => Array.isArray(plant);

/** A message that is expected: what it says, and its file with the line. */
type Told = readonly [name: string, says: RegExp, file: string, line: number];

interface Edited {
  readonly edits: Edits;
  readonly told: readonly Told[];
  /** What stands in no message. */
  readonly not?: RegExp;
}

const lineOf = (file: string, words: string) => {
  const text = readFileSync(join(projectFolder, file), 'utf8');
  return text.slice(0, text.indexOf(words)).split('\n').length;
};

const soon = 'content/coming-soon.ts';
const title = 'Coming soon: a new page | ${site.name}';
const description = 'This page is still being made. Until it is here you can look at our work or write to us directly.';
const sent = 'content/contact/contact-sent.ts';
const sentTitle = 'Your message has arrived | ${site.name}';
const address = "{ reason: 'The agency presents itself on the Dutch home page.', fallback: 'home' }";
const caseTitle = 'title: `Digitalagentur Seidl: Instagram';

/** What is wrong in a way that leaves a site to look at: all of it is told at once, types first. */
const inTexts: Edited = {
  edits: [
    [soon, title, `${title}${' and on'.repeat(6)}`],
    [soon, description, description.repeat(2)],
    [soon, "contact: 'Ask your question'", "contact: ''"],
    [sent, sentTitle, 'Contact ${site.name} for a free consultation'],
    ['content/cases/slugs.ts', '} as const;', "  ninth: 'the-ninth',\n} as const;"],
    ['widgets/reveal/index.ts', 'export const reveal', "export const planted: number = 'one';\nexport const reveal"],
  ],
  told: [
    [
      'a case without an entry',
      /'ninth' is missing/,
      'content/cases/index.ts',
      lineOf('content/cases/index.ts', 'export const cases'),
    ],
    [
      'a route without a page',
      /'portfolio\/ninth' has no page/,
      'content/cases/slugs.ts',
      lineOf('content/cases/slugs.ts', '} as const'),
    ],
    [
      'a wrong type in a widget',
      /'string' is not assignable to type 'number'/,
      'widgets/reveal/index.ts',
      lineOf('widgets/reveal/index.ts', 'export const reveal'),
    ],
    ['an empty text', /text is empty/, soon, lineOf(soon, 'Ask your question')],
    ['a title that is too long', /The title "Coming soon.*" has \d+ characters/, soon, lineOf(soon, title)],
    ['a description that is too long', /The description ".*" has \d+ characters/, soon, lineOf(soon, description)],
    ['one title twice', /Two pages have the title .*: contact-?\w* and contact/, sent, lineOf(sent, sentTitle)],
  ],
};

/**
 * What ends the drawing of a page is told by its type, not by what follows from it. Built last: what the compiler found in the trees
 * before says nothing about a name of this one that files use which are as they were.
 */
const inTypes: Edited = {
  edits: [
    ['content/cases/seidl.ts', caseTitle, caseTitle.replace('title', 'titel')],
    [soon, "    contact: 'Stel uw vraag',\n", ''],
    ['content/routes.ts', address, address.replace("'home'", "'hom'")],
    ['content/site.ts', '  location: {', '  place: {'],
  ],
  told: [
    [
      'a misspelt title',
      /'titel' does not exist|'title' is missing/,
      'content/cases/seidl.ts',
      lineOf('content/cases/seidl.ts', caseTitle),
    ],
    ['a fallback that is no route', /"hom"/, 'content/routes.ts', lineOf('content/routes.ts', address)],
    ['a missing Dutch word', /'contact' is missing/, soon, lineOf(soon, '  nl: {')],
    ['a name that other files use', /'location' does not exist/, '(?:content|pages)/\\S+', 0],
  ],
  not: /React|^\s+at /m,
};

const inStyles: Edited = {
  edits: [['styles/blocks/hero.css', '.hero {', '.hero {{']],
  told: [
    [
      'a style sheet that a browser would drop in part',
      /Unexpected "\{"/,
      'styles/blocks/hero.css',
      lineOf('styles/blocks/hero.css', '.hero {'),
    ],
  ],
};

const edited = [inTexts, inStyles, inTypes];

const twice: Planted = { twice: true };
const unreadable: Planted = { beside: 'const = broken;' };

/** The site that was there before. */
function leaveOldSite(copy: string) {
  mkdirSync(join(copy, 'dist/nl'), { recursive: true });
  writeFileSync(join(copy, 'dist/index.html'), 'the last good site');
  writeFileSync(join(copy, 'dist/nl/index.html'), 'de laatste goede site');
  return digestsOf(join(copy, 'dist'));
}

interface Refused {
  readonly ended: Ended;
  readonly before: object;
  readonly after: object;
}

/** The number of a process that has ended. */
const endedProcess = spawnSync(process.execPath, ['--version']).pid;
/** The build of this fault finds what a build leaves that was killed while it swapped the two folders. */
const swapping = planted[2]!;

/** What the command itself has to tell; all else is found on the way to an uncompressed site, which takes half the time. */
const commanded: readonly (Planted | Edits)[] = [unreadable, inTypes.edits];
const typed: readonly (Planted | Edits)[] = [planted[1]!, inTexts.edits];

async function buildWith(plant: Planted | Edits): Promise<Refused> {
  const copy = copyTree();
  if (isEdits(plant)) for (const [file, from, to] of plant) replaceIn(copy, file, from, to);
  else plantPage(copy, plant);
  const before = leaveOldSite(copy);
  if (plant === swapping) renameSync(join(copy, 'dist'), join(copy, `.dist-previous-${endedProcess}`));
  const ended = await (commanded.includes(plant) ? buildIn(copy) : buildLean(copy, { types: typed.includes(plant) }));
  return { ended, before, after: digestsOf(join(copy, 'dist')) };
}

const killed = copyTree();
const builds = new Map<Planted | Edits, Promise<Refused>>();
faults.before(() => {
  const all = [...planted, twice, unreadable, ...edited.map(({ edits }) => edits)];
  inPairs(all, buildWith).forEach((build, at) => builds.set(all[at]!, build));
});

/** The message about a fault, after the proof that the build failed and that the last good site stayed. */
async function messageAbout(plant: Planted | Edits, says: RegExp): Promise<string> {
  const { ended, before, after } = await builds.get(plant)!;
  assert.is(ended.code, 1, ended.output);
  assert.equal(after, before);
  const message = ended.output.split('\n\n').find((part) => says.test(part));
  assert.ok(message, `No message says ${says}:\n${ended.output}`);
  return message;
}

for (const [at, some] of pages.entries()) {
  for (const { name, says, language = '' } of some) {
    faults(`${name}: the message names file, page, language and remedy, and the last good site stays`, async () => {
      const message = await messageAbout(planted[at]!, says);
      assert.match(message, new RegExp(`file: +${plantedFile}`));
      assert.match(message, new RegExp(`page: +.*(?:${plantedRoute}|planted)`));
      assert.match(message, new RegExp(`language: +${language}`));
      assert.match(message, /remedy: +\S/);
    });
  }
}

for (const { edits, told, not } of edited) {
  for (const [name, says, file, line] of told) {
    faults(`${name}: the message names file, line and remedy, and the last good site stays`, async () => {
      const message = await messageAbout(edits, says);
      assert.match(message, new RegExp(`file: +${file}:${line || '\\d+'}(?:\\n|$)`));
      assert.match(message, /remedy: +\S/);
      if (not) assert.not.match((await builds.get(edits)!).ended.output, not);
    });
  }
}

faults('two pages at one path: the message names both and the remedy, and the last good site stays', async () => {
  const message = await messageAbout(twice, /coming-soon\/index\.html/);
  assert.match(message, new RegExp(`page: +${plantedRoute} \\(en\\)`));
  assert.match(message, /file: +content\/routes\.ts/);
  assert.match(message, /remedy: +\S/);
});

faults('text that cannot be read: the message names file, line and remedy, and the last good site stays', async () => {
  const message = await messageAbout(unreadable, /Expected identifier/);
  assert.match(message, new RegExp(`file: +${plantedFile}:\\d+`));
  assert.match(message, /remedy: +\S/);
});

faults(
  'a build that was killed while it swapped the folders is made good by the next one, even one that fails',
  async () => {
    const { ended, before, after } = await builds.get(swapping)!;
    assert.is(ended.code, 1);
    assert.equal(after, before);
  },
);

/** Starts a build of a copy and kills it once its first page is written. */
async function killHalfWay(copy: string): Promise<void> {
  const [command, ...args] = buildCommand;
  const build = spawn(command, args, { cwd: copy, stdio: 'ignore' });
  const ended = new Promise((resolve) => build.once('exit', resolve));
  await eventually(
    () => assert.ok(unfinishedIn(copy).some((name) => existsSync(join(copy, name, 'index.html')))),
    60_000,
  );
  build.kill('SIGKILL');
  await ended;
  assert.is(build.signalCode, 'SIGKILL', 'the build was over before it could be killed');
}

const unfinishedIn = (copy: string) => readdirSync(copy).filter((name) => name.startsWith('.dist-'));

faults('a build that is killed half-way leaves the last good site', async () => {
  const before = leaveOldSite(killed);
  await killHalfWay(killed);
  assert.equal(digestsOf(join(killed, 'dist')), before);
});

faults(
  'the next build clears away what a killed one left, and builds the planted page where nothing is wrong with it',
  async () => {
    plantPage(killed, {});
    assert.is(unfinishedIn(killed).length, 1);
    const { code, output } = await buildLean(killed);
    assert.is(code, 0, output);
    assert.equal(unfinishedIn(killed), []);
    assert.match(readFileSync(join(killed, 'dist', plantedRoute, 'index.html'), 'utf8'), 'A sentence.');
  },
);

faults.run();
