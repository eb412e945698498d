import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { createClients } from '../../build/dev/clients.ts';
import { comingSoonWords } from '../../content/coming-soon.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { asSent } from '../support/contact/contact-endpoint.ts';
import { type DevServer, startDev } from '../support/build/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { audit } from '../support/extent.ts';
import { openPage } from '../support/browser/page.ts';
import { readSpool } from '../support/contact/spooled.ts';
import { suite } from '../support/suite.ts';

/** Milliseconds until a save counts as lost; how fast it should be is another question. */
const LIMIT = 60_000;

const dev = suite('npm run dev', { limit: 200_000 });

let server: DevServer;

/** What is wrong from the start. */
const unreadable = 'const = broken;\n';
const home = 'content/home.ts';

dev.before(async () => {
  server = await startDev((folder) => {
    const path = join(folder, home);
    writeFileSync(path, unreadable + readFileSync(path, 'utf8'));
  });
});

dev.after(async () => {
  await closeBrowsers();
  server?.close();
});

/** Asks the page until it says yes; one that is just being reloaded cannot answer. */
const untilPage = (page: Page, says: string) =>
  eventually(async () => assert.ok(await page.evaluate(says), `The page never said: ${says}`), LIMIT);

/** How often the whole site has been made. */
const sitesMade = () => server.output().split('pages in').length;

/** What stands over a page: of each fault what was found, then its facts. */
const shownOver = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('build-faults')!.shadowRoot!.querySelectorAll('article')].map((fault) =>
      [...fault.querySelectorAll('p, dd')].map((part) => part.textContent!),
    ),
  );

async function newsUntilMended(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  let heard = '';
  while (!heard.includes('mended')) heard += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  return heard;
}

dev('a first build that fails is explained on the page, and the site follows once it is mended', async () => {
  const page = await openPage(server.url);
  await eventually(async () => assert.is((await shownOver(page))[0]![1], `${home}:1`), LIMIT);
  server.save(home, unreadable, '');
  await untilPage(page, "!!document.querySelector('main h1') && !document.querySelector('build-faults')");
  await eventually(() => assert.ok(sitesMade() > 1, `No site yet:\n${server.output()}`), LIMIT);
});

const contact = 'content/contact/contact.ts';
const title = 'head: {\n      title: ';

dev('a word that is saved shows on the page that is open without a reload, and its widgets start anew', async () => {
  const page = await openPage(`${server.url}contact/`);
  await page.evaluate(() => Object.assign(window, { notReloaded: true, header: document.querySelector('header') }));
  const before = sitesMade();
  server.save(contact, title, `${title}'Saved now, ' + `);
  await untilPage(page, "document.title.startsWith('Saved now, ')");
  assert.is(await page.evaluate('window.notReloaded'), true);
  assert.is(
    await page.evaluate("window.header === document.querySelector('header')"),
    true,
    'What is as it was stays.',
  );
  await untilPage(page, "!!document.querySelector('[data-contact-form-ready]')");
  // What is saved before the site is whole is shown together with this.
  await eventually(() => assert.ok(sitesMade() > before), LIMIT);
});

dev('a style that is saved is put in place without a reload', async () => {
  const page = await openPage(`${server.url}contact/`);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  const sheets = 'document.adoptedStyleSheets.length';
  const counts: unknown[] = [];
  for (const turn of [2, 3]) {
    writeFileSync(join(server.folder, 'styles/utilities.css'), `:root { --saved: ${turn} }`, { flag: 'a' });
    await untilPage(
      page,
      `getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === '${turn}'`,
    );
    counts.push(await page.evaluate(sheets));
  }
  assert.is(counts[0], counts[1]);
  assert.is(await page.evaluate("document.querySelector('style').sheet.disabled"), true);
  assert.is(await page.evaluate('window.notReloaded'), true);
});

interface Planted {
  readonly name: string;
  /** What it is told with: one line of its file, or a page of the site. */
  readonly at: 'line' | 'page';
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly says: RegExp;
}

const layout = 'pages/layout/layout.tsx';
const draws = 'return (';

/** What a step of the build meets, from the first to the last; what one step finds all at once stands in one list. */
const planted: readonly (readonly Planted[])[] = [
  [
    {
      name: 'text that cannot be read',
      at: 'line',
      file: contact,
      from: title,
      to: `= ${title}`,
      says: /Unexpected|Expected/,
    },
  ],
  [
    {
      name: 'a style that a browser would drop',
      at: 'line',
      file: 'styles/blocks/hero.css',
      from: '.hero {',
      to: '.hero {{',
      says: /"\{"/,
    },
  ],
  [
    {
      name: 'an error while a page is drawn',
      at: 'line',
      file: layout,
      from: draws,
      to: `if (route === 'home') throw new Error('Planted.');\n  ${draws}`,
      says: /^Error: Planted\.$/,
    },
  ],
  [
    {
      name: 'a misspelt title',
      at: 'line',
      file: 'content/cases/seidl.ts',
      from: 'title: `Digital',
      to: 'titel: `Digital',
      says: /'titel'|'title'/,
    },
  ],
  [
    {
      name: 'a fault that only the whole site shows',
      at: 'page',
      file: layout,
      from: 'href="#content"',
      to: 'href="#nowhere"',
      says: /#nowhere/,
    },
    {
      name: 'an empty text',
      at: 'line',
      file: 'content/coming-soon.ts',
      from: `home: '${comingSoonWords.en.home}'`,
      to: "home: ''",
      says: /text is empty/,
    },
  ],
  [
    {
      name: 'a wrong type in a widget',
      at: 'line',
      file: 'widgets/reveal/state.ts',
      from: 'export const',
      to: 'export const a: 1 = 2; export const',
      says: /type '1'/,
    },
  ],
];

let standing: readonly Planted[] = [];
/** Plants faults and mends those before in one go: each time the site is made proves both. */
function plant(next: readonly Planted[]): void {
  for (const { file, from, to } of standing) server.save(file, to, from);
  for (const { file, from, to } of next) server.save(file, from, to);
  standing = next;
}

const lineIn = (file: string, words: string) => {
  const text = readFileSync(join(server.folder, file), 'utf8');
  return text.slice(0, text.indexOf(words)).split('\n').length;
};

/** What the compiler and the style sheets' reader say is proven with every change by `build/build-faults`; here, what only a server meets. */
const inEveryBuild = ['content/cases/seidl.ts', 'styles/blocks/hero.css'];
const steps = planted.filter(([first]) => audit || !inEveryBuild.includes(first!.file));

for (const some of steps) {
  const names = some.map(({ name }) => name).join(' and ');
  dev(`${names}: named with file and line or page over the last good page, and nothing else any more`, async () => {
    const page = await openPage(`${server.url}nl/contact/`);
    const before = await page.evaluate(() => document.querySelector('main')!.textContent);
    const places = some.map(({ file, from }) => `${file}:${lineIn(file, from)}`);
    plant(some);
    await eventually(async () => {
      const told = await shownOver(page);
      for (const [index, { at, says }] of some.entries()) {
        const fault = told.find(([found]) => says.test(found!));
        assert.ok(fault, JSON.stringify(told));
        if (at === 'line') assert.is(fault[1], places[index]);
        else assert.ok(fault.includes('en') || fault.includes('nl'), fault.join());
        assert.match(fault.at(-1)!, /\w{3}/);
      }
      assert.ok(
        told.every(([found]) => some.some(({ says }) => says.test(found!))),
        JSON.stringify(told),
      );
    }, LIMIT);
    assert.is(await page.evaluate(() => document.querySelector('main')!.textContent), before);
  });
}

dev('once all is mended no name is left', async () => {
  const page = await openPage(`${server.url}contact/`);
  // They come once the page listens.
  await untilPage(page, "!!document.querySelector('build-faults')");
  assert.ok((await shownOver(page)).length > 0);
  plant([]);
  await untilPage(page, "!document.querySelector('build-faults')");
});

dev('what is shown while working never becomes part of the site', () => {
  const dist = join(server.folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) assert.not.match(readFileSync(join(dist, file), 'utf8'), /@dev\//, file);
  }
});

dev('the contact endpoint stands beside the pages', async () => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer local' };
  const response = await fetch(server.url + contactPath, { method: 'POST', headers, body: JSON.stringify(asSent) });
  assert.is(response.status, 200);
  assert.is(readSpool(join(server.folder, 'enquiries')).length, 1);
});

dev('a page that grew old before it listened is told to reload, a current one is not', async () => {
  const clients = createClients(() => 2);
  const hears = async (version: number) => {
    const response = await clients.handler(new Request(`http://x/?page=contact/&version=${version}`));
    if (version === 2) clients.reload(2);
    clients.announce({ kind: 'mended' });
    return (await newsUntilMended(response)).includes('reload');
  };
  assert.is(await hears(1), true);
  assert.is(await hears(2), false);
});

dev('a page is sent no drafts of others, and is forgotten once it is closed', async () => {
  const clients = createClients(() => 0);
  const response = await clients.handler(new Request('http://x/?page=contact/&version=0'));
  assert.equal(clients.pages(), ['contact/index.html']);
  clients.show(1, [], (page) => (page === 'index.html' ? 'another page' : undefined));
  clients.announce({ kind: 'mended' });
  assert.not.match(await newsUntilMended(response), /another page/);
  assert.equal(clients.pages(), []);
});

dev.run();
