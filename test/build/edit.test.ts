import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import type { EditableText, Refusal } from '../../build/edit/message.ts';
import { comingSoonWords } from '../../content/coming-soon.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { homeWords } from '../../content/home.ts';
import { colours } from '../../content/look.ts';
import { money, plans } from '../../content/prices.ts';
import { site as brand } from '../../content/site.ts';
import { builtSite, suiteFolder } from '../support/build/built-site.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { type DevServer, startDev } from '../support/build/dev-server.ts';
import { choose, difference, drop, EDIT_LIMIT, press, said, save, write } from '../support/build/editing.ts';
import { raster } from '../support/build/photographs.ts';
import { eventually } from '../support/eventually.ts';
import { none } from '../support/none.ts';
import { audit } from '../support/extent.ts';
import { suite } from '../support/suite.ts';

const edit = suite('npm run edit', { limit: 200_000 });

let server: DevServer;

edit.before(async () => {
  server = await startDev(undefined, ['--edit']);
  await eventually(() => assert.ok(/pages in/.test(server.output()), `No site yet:\n${server.output()}`), 180_000);
});

edit.after(async () => {
  await closeBrowsers();
  server?.close();
});

const read = (file: string) => readFileSync(join(server.folder, file), 'utf8');

/** How often the whole site has been made. */
const sitesMade = () => server.output().split('pages in').length;

/** Waits until the whole site is made once more: a page that is opened earlier would be reloaded. */
const untilMade = (made: number) => eventually(() => assert.ok(sitesMade() > made), EDIT_LIMIT);

/** Takes the last edit back, and waits until the whole site stands as before. */
async function takeBack(page: Page, file: string, before: string): Promise<void> {
  await press(page, 'Undo');
  await eventually(() => assert.is(read(file), before), EDIT_LIMIT);
  await untilMade(sitesMade());
}

/** What the focus stands on in the panel. */
const focused = (page: Page) =>
  page.$eval('site-editor', (panel) => panel.shadowRoot?.activeElement?.textContent ?? undefined);

const bare = (words: string) => words.replaceAll('*', '');

edit('the panel has the colours of the look', async () => {
  const page = await openPage(server.url);
  await (await page.waitForSelector('>>> .launch'))!.click();
  const shown = await (await page.waitForSelector('>>> aside'))!.evaluate((panel) => {
    const { backgroundColor, color } = getComputedStyle(panel);
    return [backgroundColor, color];
  });
  const written = [colours.ink, colours.warm].map((hex) => [1, 3, 5].map((at) => Number(`0x${hex.slice(at, at + 2)}`)));
  assert.equal(
    shown,
    written.map((channels) => `rgb(${channels.join(', ')})`),
  );
  await press(page, 'Close');
});

edit('a title that is too long is refused with the reason, and what was typed stays', async () => {
  const before = read('content/contact/contact.ts');
  const page = await openPage(`${server.url}contact/`, { expects: [/422/] });
  await choose(page, await page.title());
  await write(page, 'en', 'A title that goes on and on and never ends where a search result does');
  await save(page);
  await said(page, /has \d+ characters/);
  assert.match(await page.$eval('>>> .refusal', (text) => text.textContent!), /60 at most/);
  assert.match(
    await page.$eval('>>> fieldset textarea', (field) => (field as HTMLTextAreaElement).value),
    /goes on and on/,
  );
  assert.is(read('content/contact/contact.ts'), before);
});

edit('a text that is pointed at is the one to write, and every button of the panel is in sight', async () => {
  const page = await openPage(`${server.url}contact/`);
  await page.locator('>>> .launch').click();
  await eventually(async () => assert.ok(await page.$('>>> .texts button')), EDIT_LIMIT);
  none(
    await page.$$eval('>>> .row button', (all) =>
      all.filter((button) => button.getBoundingClientRect().right > innerWidth).map((button) => button.textContent!),
    ),
  );
  await page.click('main h1', { offset: { x: 10, y: 10 } });
  await eventually(async () => assert.ok(await page.$('>>> fieldset textarea')), EDIT_LIMIT);
  const written = await page.$eval('>>> fieldset textarea', (field) => (field as HTMLTextAreaElement).value);
  assert.is(written, contactWords.en.hero.title);
});

edit('a headline is written in both languages, by keyboard, shows as it is typed, and stands in its file', async () => {
  const file = 'content/home.ts';
  const before = read(file);
  const { title } = homeWords.en.closing;
  const page = await openPage(server.url);
  await choose(page, bare(title));
  await page.evaluate(() => (document.documentElement.dataset['panel'] = 'the first'));
  await write(page, 'en', 'Bring us the *whole* stone');
  await eventually(async () =>
    assert.ok(
      (await page.$$eval('h2', (all) => all.map((each) => each.textContent))).includes('Bring us the whole stone'),
    ),
  );
  await write(page, 'nl', 'Breng ons de *hele* steen');
  await save(page);
  await said(page, /content\/home\.ts/);
  const { gone, come } = difference(before, read(file));
  assert.equal(gone, [`title: '${title}',`, `title: '${homeWords.nl.closing.title}',`]);
  assert.equal(come, ["title: 'Bring us the *whole* stone',", "title: 'Breng ons de *hele* steen',"]);
  await eventually(async () => {
    const html = await (await fetch(`${server.url}nl/`)).text();
    assert.match(html, /Breng ons de <em[^>]*>hele<\/em> steen/);
  }, EDIT_LIMIT);

  const { x } = (await (await page.waitForSelector('>>> ::-p-text(Undo)'))!.boundingBox())!;
  await press(page, 'Undo');
  await said(page, /Taken back/);
  assert.is(read(file), before);
  await press(page, 'Redo');
  await said(page, /Done again/);
  await press(page, 'All texts');
  await page.waitForSelector('>>> input[type=search]');
  assert.is((await (await page.waitForSelector('>>> ::-p-text(Undo)'))!.boundingBox())!.x, x, 'The button has moved.');
  assert.match(read(file), 'Breng ons de *hele* steen');
  await takeBack(page, file, before);
  await eventually(async () => assert.ok(await page.$(`>>> ::-p-text(${bare(title)})`)), EDIT_LIMIT);
  // A page that is loaded anew takes the panel away from under the hand for a moment, and a press with it.
  assert.is(await page.$eval('html', (html) => html.dataset['panel']), 'the first');
  assert.is(await focused(page), 'Undo');
});

edit('what is filled in between words is kept, and a longer text gets the line that the format asks for', async () => {
  const file = 'content/home.ts';
  const before = read(file);
  const { description } = homeWords.en.head;
  const page = await openPage(server.url);
  await choose(page, description);
  await write(page, 'en', ' cuts brands, and asks ‘why’, it’s said, before `anything` costs a \\ or ${money}.');
  const made = sitesMade();
  await save(page);
  await said(page, /Saved/);
  const { come } = difference(before, read(file));
  assert.equal(come, [
    'description: `${site.name} cuts brands, and asks ‘why’, it’s said, before \\`anything\\` costs a \\\\ or \\${money}.`,',
  ]);
  await eventually(async () => {
    const shown = await page.$eval('meta[name=description]', (meta) => meta.getAttribute('content'));
    assert.is(
      shown,
      `${brand.name} cuts brands, and asks ‘why’, it’s said, before \`anything\` costs a \\ or \${money}.`,
    );
  }, EDIT_LIMIT);
  await untilMade(made);
});

// The way is that of every text; the whole site is made once more for it.
if (audit) {
  edit('a price is written in the price table, in whole euros', async () => {
    const file = 'content/prices.ts';
    const before = read(file);
    const { amount } = plans['smart-start'];
    const page = await openPage(`${server.url}pricing/`, { expects: [/422/] });
    await choose(page, money(amount, 'en'));
    await write(page, 'all', 'a lot');
    await save(page);
    await said(page, /no amount/);
    assert.is(read(file), before);
    await write(page, 'all', String(amount + 50));
    const made = sitesMade();
    await save(page);
    await said(page, /Saved/);
    assert.equal(difference(before, read(file)), { gone: [`amount: ${amount},`], come: [`amount: ${amount + 50},`] });
    await untilMade(made);
  });
}

edit('a photograph dropped on what its page draws is told why it cannot stand there', async () => {
  const camera = suiteFolder('camera');
  await raster(camera, 'door.jpg', { width: 60, height: 40, detail: 1 });
  const page = await openPage(`${server.url}services/marketing/`);
  const told = () => page.$eval('>>> aside', (panel) => panel.textContent!);
  for (const picture of ['.hero__aside img', 'img[alt=""]', 'main svg']) {
    await page.$eval(picture, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await drop(page, (await page.$(picture))!, join(camera, 'door.jpg'));
    await said(page, /part of the composition of its page/);
    assert.match(await told(), /Covers, galleries and posts of the cases take a photograph here/);
    assert.not.ok(await page.$('>>> input[type=file]'), picture);
    await press(page, 'Close');
  }
});

/** Asks as the panel does, but for what a test changes. */
async function ask(action: string, body: unknown, headers: Record<string, string> = {}) {
  const html = await (await fetch(`${server.url}contact/`)).text();
  const token = /data-edit-token="([^"]+)"/.exec(html)![1]!;
  const { origin } = new URL(server.url);
  return fetch(`${server.url}@edit/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token, origin, ...headers },
    body: JSON.stringify(body),
  });
}

const anything = { texts: ['x'], locale: 'en' };

edit('only a page of this server may ask', async () => {
  assert.is((await ask('find', anything)).status, 200);
  assert.is((await ask('find', anything, { origin: 'https://evil.example' })).status, 403);
  assert.is((await ask('find', anything, { 'x-edit-token': 'guessed' })).status, 403);
  assert.is((await ask('undo', {}, { 'content-type': 'text/plain' })).status, 403);
  assert.is((await fetch(`${server.url}@edit/undo`)).status, 403);
});

edit('what somebody else saved meanwhile is never overwritten', async () => {
  const file = 'content/coming-soon.ts';
  const before = read(file);
  const words = comingSoonWords.nl.title;
  const [[found]] = (await (await ask('find', { texts: [bare(words)], locale: 'nl' })).json()) as [[EditableText]];
  assert.is(found.file, file);
  writeFileSync(join(server.folder, file), `// Theirs.\n${before}`);
  const changes = found.languages.map(({ start, end }) => ({ start, end, parts: ['Mine'] }));
  const answer = await ask('save', { file, digest: found.digest, changes });
  assert.is(answer.status, 409);
  assert.match(((await answer.json()) as Refusal).found, /saved by somebody else/);
  assert.is(read(file), `// Theirs.\n${before}`);
  writeFileSync(join(server.folder, file), before);
});

edit('a text that is empty is refused', async () => {
  const file = 'content/coming-soon.ts';
  const before = read(file);
  const [[found]] = (await (await ask('find', { texts: [comingSoonWords.en.home], locale: 'en' })).json()) as [
    [EditableText],
  ];
  const changes = found.languages.map(({ start, end }) => ({ start, end, parts: [' '] }));
  const answer = await ask('save', { file, digest: found.digest, changes });
  assert.is(answer.status, 422);
  assert.match(((await answer.json()) as Refusal).found, /is empty/);
  assert.is(read(file), before);
});

edit('nothing is written outside the words', async () => {
  writeFileSync(join(server.folder, 'outside.ts'), "export const words = 'words';\n");
  symlinkSync(join(server.folder, 'outside.ts'), join(server.folder, 'content/linked.ts'));
  for (const file of [
    'build.ts',
    'content/../build.ts',
    'outside.ts',
    'content/linked.ts',
    'content/art/brand/mark.tsx',
    '/etc/hosts',
  ]) {
    const answer = await ask('save', { file, digest: 'x', changes: [] });
    assert.is(answer.status, 403, file);
  }
});

edit('the published site holds nothing of it', async () => {
  const folder = await builtSite();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.ok(files.length > 0);
  for (const { parentPath, name } of files)
    assert.not.match(readFileSync(join(parentPath, name), 'latin1'), /@edit\/|site-editor/, name);
});

edit.run();
