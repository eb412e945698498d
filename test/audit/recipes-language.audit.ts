import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serveFolder, type Served } from '../../build/serving/serve.ts';
import { languages, type Locale } from '../../content/locale.ts';
import { exists } from '../../content/routes.ts';
import { germanWords } from '../fixtures/german-words.ts';
import { nameGerman, writeGerman } from '../support/build/begin-german.ts';
import { builtSite, projectFolder, runScript, suiteFolder } from '../support/build/built-site.ts';
import { buildIn, copyTree, digestsOf, replaceIn } from '../support/build/tree-copy.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage, type PageOptions } from '../support/browser/page.ts';
import { eventually } from '../support/eventually.ts';
import { none } from '../support/none.ts';
import { alternatesOf, findAll, findOne, languageOf, parse, textOf } from '../support/pages/markup.ts';
import { crawl } from '../support/pages/crawl.ts';
import { suite } from '../support/suite.ts';

const recipe = suite('a language, page by page, by the recipe', { limit: 240_000 });

/** An owner who has followed the recipe has nothing left to add by it. */
const followed = 'de' in languages;
const step: (name: string, proof: () => Promise<void> | void) => void = followed ? () => {} : recipe;

let copy: string;
let site: string;
let served: Served;

/** Builds the copy as `npm start` does, types apart. */
const build = (folder: string) =>
  runScript(join(copy, 'test/support/build/build-for-tests.ts'), [folder], { cwd: copy });

recipe.before(() => {
  copy = copyTree();
  cpSync(join(projectFolder, 'test'), join(copy, 'test'), { recursive: true });
  site = join(suiteFolder('german'), 'dist');
});

recipe.after(async () => {
  await closeBrowsers();
  await served?.close();
});

const read = (address: string) => parse(readFileSync(join(site, address, 'index.html'), 'utf8'));
const open = (path: string, options: PageOptions = {}) =>
  openPage(served.origin + path, { reducedMotion: true, ...options });

step('what its pages say and it lacks is listed once, by file, line and count', async () => {
  nameGerman(copy);
  const { code, output } = await build(site);
  assert.is(code, 1);
  const [, total] = /^Deutsch lacks (\d+) texts that its pages show:$/m.exec(output) ?? [];
  const files = [...output.matchAll(/^ +(\d+) {2}(\S+) \(line \d+(?:, \d+)*(?: …)?\)$/gm)];
  assert.equal(
    files.map(([, , file]) => file),
    Object.keys(germanWords).sort(),
  );
  assert.is(
    files.reduce((sum, [, count]) => sum + Number(count), 0),
    Number(total),
  );
  // Nothing else is wrong.
  assert.is(output.match(/remedy:/g)!.length, 1, output);
});

step('with these words it is published: its pages, and no others', async () => {
  writeGerman(copy);
  const { code, output } = await build(site);
  assert.is(code, 0, output);
  served = await serveFolder({ folder: site });
  for (const address of ['de/', 'de/kontakt/']) assert.is(languageOf(read(address)), 'de');
  assert.is((await fetch(`${served.origin}/de/services/`)).status, 404);
});

step('no link of the site is dead, and each page names the German one where there is one', async () => {
  none((await crawl(served.origin, '/', ['/', '/en/', '/nl/', '/de/'])).faults);
  for (const addresses of [
    ['', 'nl/', 'de/'],
    ['contact/', 'nl/contact/', 'de/kontakt/'],
  ]) {
    const [first, ...others] = addresses.map((address) => alternatesOf(read(address)));
    assert.equal(Object.keys(first!), ['en', 'nl', 'de', 'x-default']);
    assert.ok(first!['de']!.endsWith(`/${addresses[2]}`));
    for (const other of others) assert.equal(other, first);
  }
  assert.equal(Object.keys(alternatesOf(read('services/'))), ['en', 'nl', 'x-default']);
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  assert.equal(sitemap.match(/(?<=<loc>[^<]+)\/de\/[^<]*/g), ['/de/', '/de/kontakt/']);
});

step('a link to a page that it lacks leads to the English one and says so; menus list what it has', async () => {
  for (const address of ['de/', 'de/kontakt/']) {
    const links = findAll(read(address), 'a').filter(({ attribs }) => attribs['href']!.startsWith('/'));
    const leaving = links.filter(({ attribs }) => !attribs['href']!.startsWith('/de/') && !attribs['data-language']);
    assert.ok(leaving.length > 0);
    none(
      leaving
        .filter((link) => link.attribs['hreflang'] !== 'en' || !textOf(link).includes('(Englisch)'))
        .map((link) => `${address}: ${textOf(link)}`),
    );
    const menu = findAll(findOne(read(address), 'nav', { id: 'site-menu' }), 'a');
    none(menu.filter((link) => leaving.includes(link)).map(textOf));
  }
  // Fallback of a language that says everything: as before, without a word about it.
  assert.not.ok(exists('about', 'nl'));
  none(
    findAll(read('nl/'), 'a', { hreflang: 'en' })
      .filter((link) => !link.attribs['data-language'])
      .map(textOf),
  );
});

for (const javascript of [true, false]) {
  step(`home and contact work in German with scripts ${javascript ? 'on' : 'off'}`, async () => {
    const page = await open('/services/', { javascript });
    const follow = async (selector: string) => {
      const goal = await page.$eval(selector, (link) => (link as HTMLAnchorElement).href);
      await page.goto(goal, { waitUntil: 'load' });
      return goal.slice(served.origin.length);
    };
    assert.is(await follow('a[data-language="de"]'), '/de/');
    assert.is(await follow('.site-menu__end .button'), '/de/kontakt/');
    assert.match(
      await page.$eval('.contact-form [type="submit"]', (button) => button.textContent!),
      /^Nachricht senden/,
    );
    if (javascript) {
      await page.waitForSelector('[data-contact-form-ready]');
      await page.$eval('.contact-form form', (form) => (form as HTMLFormElement).requestSubmit());
      await eventually(async () =>
        assert.match(await page.$eval('[role="alert"]', (toast) => toast.textContent!), 'Es fehlt noch etwas'),
      );
    }
    assert.is(await follow('.contact-form__privacy a'), '/privacy/');
  });
}

step('who chose German is taken to its page from an unprefixed one, and stays where there is none', async () => {
  const prepare = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.evaluateOnNewDocument(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('language', 'de');
    });
  const page = await open('/', { prepare });
  await eventually(() => assert.is(page.url(), `${served.origin}/de/`));
  await page.goto(`${served.origin}/services/`);
  assert.is(page.url(), `${served.origin}/services/`);
});

step('the embed of the form speaks it; the one of the portfolio, whose page it lacks, does not', async () => {
  const types = readFileSync(join(site, 'widgets/v1/embeds.d.ts'), 'utf8');
  const spoken = types.match(/(?<='data-language'\?: ).+(?= \| undefined)/g)!.toSorted();
  assert.equal(spoken, ["'en' | 'nl'", "'en' | 'nl' | 'de'"]);
  const host =
    '<!doctype html><html lang="de"><title>Host</title><link rel="icon" href="data:,"><div data-widget="contact-form"></div>';
  writeFileSync(join(site, 'host.html'), `${host}<script src="/widgets/v1/contact-form.js"></script></html>`);
  const page = await open('/host.html');
  await eventually(async () =>
    assert.match(await page.$eval('>>> h2', (title) => title.textContent!), 'Erzählen Sie uns von Ihrem Projekt'),
  );
});

recipe(
  'once it is no longer begun, and where a language is left over, the compiler’s complaints are one list each',
  async () => {
    const table = readFileSync(join(copy, 'content/locale.ts'), 'utf8');
    replaceIn(copy, 'content/locale.ts', ", begun: { others: 'en' }", '');
    const results = readFileSync(join(copy, 'content/cases/results.ts'), 'utf8');
    writeFileSync(join(copy, 'content/cases/results.ts'), results.replaceAll(" nl: '", " fr: 'Mieux', nl: '"));
    const { code, output } = await buildIn(copy);
    assert.is(code, 1);
    assert.match(output, /^\d{3} texts lack 'de':$/m);
    assert.match(
      output,
      /^\d texts are written in 'fr', which is no language of the site:\n +\d {2}content\/cases\/results\.ts \(line /m,
    );
    assert.not.match(output, 'TS2');
    writeFileSync(join(copy, 'content/locale.ts'), table);
  },
);

step('taken away again, the site is byte for byte what it was', async () => {
  rmSync(join(copy, 'content'), { recursive: true });
  cpSync(join(projectFolder, 'content'), join(copy, 'content'), { recursive: true });
  const without = join(suiteFolder('without'), 'dist');
  const { code, output } = await build(without);
  assert.is(code, 0, output);
  // Where packages are linked, one that two folders name is in the licences twice.
  const bytes = (folder: string) => ({ ...digestsOf(folder), 'licences.txt': '' });
  assert.equal(bytes(without), bytes(await builtSite()));
});

if (followed) recipe('it has been followed', () => assert.ok(exists('home', 'de' as Locale)));

recipe.run();
