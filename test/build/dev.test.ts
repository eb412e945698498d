import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { createClients } from '../../build/dev/clients.ts';
import { watchSources } from '../../build/dev/watch.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { asSent, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { type DevServer, startDev } from '../support/build/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { openPage } from '../support/browser/page.ts';
import { readSpool } from '../support/contact/spooled.ts';
import { atEnd, suite } from '../support/suite.ts';

/** Milliseconds until a save counts as lost; how fast it should be is another question. */
const LIMIT = 60_000;

const dev = suite('npm run dev', { limit: 200_000 });

let server: DevServer;

dev.before(async () => {
  server = await startDev();
  await eventually(() => assert.ok(/pages in/.test(server.output()), `No site yet:\n${server.output()}`), 180_000);
});

dev.after(async () => {
  await closeBrowsers();
  server.close();
});

/** Asks the page until it says yes; one that is just being reloaded cannot answer. */
const untilPage = (page: Page, says: string) =>
  eventually(async () => assert.ok(await page.evaluate(says), `The page never said: ${says}`), LIMIT);

const overlayText = (page: Page) =>
  eventually(async () => {
    const text = await page.evaluate(() =>
      [...document.querySelector('build-faults')!.shadowRoot!.querySelectorAll('p, dd')].map(
        (part) => part.textContent,
      ),
    );
    return text.filter((part) => part !== null);
  }, LIMIT);

async function newsUntilMended(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  let heard = '';
  while (!heard.includes('mended')) heard += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  return heard;
}

const title = 'head: {\n      title: ';

dev('a word that is saved shows on the page that is open without a reload, and its widgets start anew', async () => {
  const page = await openPage(`${server.url}contact/`);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  server.save('content/contact/contact.ts', title, `${title}'Saved now, ' + `);
  await untilPage(page, "document.title.startsWith('Saved now, ')");
  assert.is(await page.evaluate('window.notReloaded'), true);
  await untilPage(page, "!!document.querySelector('[data-contact-form-ready]')");
  server.save('content/contact/contact.ts', "'Saved now, ' + ", '');
  await untilPage(page, "!document.title.startsWith('Saved now, ')");
});

dev('a style that is saved is put in place without a reload', async () => {
  const builds = () => server.output().split('pages in').length;
  const saveStyle = (value: number) =>
    writeFileSync(join(server.folder, 'styles/utilities.css'), `:root { --saved: ${value} }`, { flag: 'a' });
  // Words that were saved just before would have the page reloaded.
  const before = builds();
  saveStyle(1);
  await eventually(() => assert.ok(builds() > before), LIMIT);

  const page = await openPage(`${server.url}contact/`);
  const sheets = '[...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled).length';
  const count = await page.evaluate(sheets);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  saveStyle(2);
  await untilPage(page, "getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === '2'");
  await untilPage(page, `${sheets} === ${count}`);
  assert.is(await page.evaluate('window.notReloaded'), true);
});

dev('text that cannot be read is named over the last good page, and the name goes once it is mended', async () => {
  const page = await openPage(`${server.url}nl/contact/`);
  const before = await page.evaluate(() => document.querySelector('main')!.textContent);
  server.save('content/contact/contact.ts', title, `= ${title}`);
  const [found, place, remedy] = await overlayText(page);
  assert.match(found!, /Unexpected|Expected/);
  assert.match(place!, /^content\/contact\/contact\.ts:\d+$/);
  assert.match(remedy!, /\w/);
  assert.is(await page.evaluate(() => document.querySelector('main')!.textContent), before);
  server.save('content/contact/contact.ts', `= ${title}`, title);
  await untilPage(page, "!document.querySelector('build-faults')");
});

dev('an error while a page is drawn is named with the line of the source', async () => {
  const page = await openPage(`${server.url}nl/`);
  const source = readFileSync(join(server.folder, 'pages/layout/layout.tsx'), 'utf8');
  const line = source.slice(0, source.indexOf('return (')).split('\n').length;
  server.save('pages/layout/layout.tsx', 'return (', "if (route === 'home') throw new Error('Planted.');\n  return (");
  const [found, place] = await overlayText(page);
  assert.is(found, 'Error: Planted.');
  assert.is(place, `pages/layout/layout.tsx:${line}`);
  server.save('pages/layout/layout.tsx', "if (route === 'home') throw new Error('Planted.');\n  return (", 'return (');
  await untilPage(page, "!document.querySelector('build-faults')");
});

dev('a fault that only the whole site shows is named with its page', async () => {
  const page = await openPage(`${server.url}contact/`);
  server.save('pages/layout/layout.tsx', 'href="#content"', 'href="#nowhere"');
  const facts = await overlayText(page);
  assert.match(facts[0]!, /#nowhere/);
  assert.ok(facts.includes('en') || facts.includes('nl'));
  server.save('pages/layout/layout.tsx', 'href="#nowhere"', 'href="#content"');
  await untilPage(page, "!document.querySelector('build-faults')");
});

for (const [name, file, from, to, says] of [
  ['an empty text', 'content/coming-soon.ts', "home: 'Go to the home page'", "home: ''", /text is empty/],
  ['a style that a browser would drop', 'styles/blocks/hero.css', '.hero {', '.hero {{', /Unexpected "\{"/],
  ['a misspelt title', 'content/cases/seidl.ts', 'title: `Digital', 'titel: `Digital', /'titel'|'title'/],
  [
    'a wrong type in a widget',
    'widgets/reveal/state.ts',
    '\nexport const',
    '\nexport const a: 1 = 2;\nexport const',
    /type '1'/,
  ],
] as const) {
  dev(`${name} is named with file and line, until it is mended`, async () => {
    const page = await openPage(`${server.url}contact/`);
    const text = readFileSync(join(server.folder, file), 'utf8');
    const line = text.slice(0, text.indexOf(from)).split('\n').length + Number(from.startsWith('\n'));
    server.save(file, from, to);
    const [found, place, ...others] = await overlayText(page);
    server.save(file, to, from);
    assert.match(found!, says);
    assert.is(place, `${file}:${line}`);
    assert.ok(others.length > 0);
    await untilPage(page, "!document.querySelector('build-faults')");
  });
}

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

dev('a first build that fails is explained on the page, and the site follows once it is mended', async () => {
  const broken = 'const = broken;\n';
  const other = await startDev((folder) => {
    const path = join(folder, 'content/home.ts');
    writeFileSync(path, broken + readFileSync(path, 'utf8'));
  });
  atEnd(other.close);
  const page = await openPage(other.url);
  assert.is((await overlayText(page))[1], 'content/home.ts:1');
  other.save('content/home.ts', broken, '');
  await untilPage(page, "!!document.querySelector('main h1') && !document.querySelector('build-faults')");
});

dev('a page that grew old before it listened is told to reload, a current one is not', async () => {
  const clients = createClients(() => 2);
  const hears = async (version: number) => {
    const response = await clients.handler(new Request(`http://x/?page=contact/&version=${version}`));
    if (version === 2) clients.refresh({ kind: 'reload' }, 2);
    clients.announce({ kind: 'mended' });
    return (await newsUntilMended(response)).includes('reload');
  };
  assert.is(await hears(1), true);
  assert.is(await hears(2), false);
});

dev('a page is not reloaded for the drafts of others, and is forgotten once it is closed', async () => {
  const clients = createClients(() => 0);
  const response = await clients.handler(new Request('http://x/?page=contact/&version=0'));
  assert.equal(clients.pages(), ['contact/index.html']);
  clients.refresh({ kind: 'reload' }, 1, new Set(['index.html']));
  clients.announce({ kind: 'mended' });
  assert.not.match(await newsUntilMended(response), /reload/);
  assert.equal(clients.pages(), []);
});

for (const [what, save] of [
  ['written over', (folder: string) => writeFileSync(join(folder, 'file.ts'), 'new')],
  [
    'replaced by renaming',
    (folder: string) => {
      writeFileSync(join(folder, 'file.ts~'), 'new');
      renameSync(join(folder, 'file.ts~'), join(folder, 'file.ts'));
    },
  ],
] as const) {
  dev(`a file that is ${what} is noticed again and again`, async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file.ts'), 'old');
    const seen: string[] = [];
    atEnd(await watchSources(folder, ['file.ts'], (paths) => seen.push(...paths)));
    for (let times = 1; times <= 3; times++) {
      save(folder);
      await eventually(() => assert.equal(seen, Array(times).fill('file.ts')));
    }
  });
}

dev('a file in a new folder is noticed', async () => {
  const folder = temporaryFolder();
  const seen = new Set<string>();
  atEnd(await watchSources(folder, ['new'], (paths) => paths.forEach((path) => seen.add(path))));
  mkdirSync(join(folder, 'new/deeper'), { recursive: true });
  await eventually(() => assert.ok(seen.has('new')));
  writeFileSync(join(folder, 'new/deeper/file.ts'), '');
  await eventually(() => assert.ok(seen.has('new/deeper/file.ts')));
});

dev.run();
