import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { CasePicture, GalleryBlock } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import { caseSlugs } from '../../content/cases/slugs.ts';
import { languages, type Locale } from '../../content/locale.ts';
import { portfolio } from '../../content/portfolio.ts';
import { exists } from '../../content/routes.ts';
import { nameGerman, writeGerman } from '../support/build/begin-german.ts';
import { type DevServer, startDev } from '../support/build/dev-server.ts';
import { choose, difference, EDIT_LIMIT, press, said, save, write } from '../support/build/editing.ts';
import { writeLanguage } from '../support/build/write-language.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { eventually } from '../support/eventually.ts';
import { suite } from '../support/suite.ts';

const edit = suite('npm run edit, in a third language', { limit: 200_000 });

const file = 'content/cases/b2b-insider.ts';
const { blocks } = cases['b2b-insider'];
const block = blocks.findIndex((one) => one.kind === 'gallery' && one.pictures[0]?.caption);
const [{ caption }, { caption: other }] = (blocks[block] as GalleryBlock).pictures as [CasePicture, CasePicture];

/** An owner who has German already has words of their own there. */
const followed = 'de' in languages;
const step: (name: string, proof: () => Promise<void> | void) => void = followed ? () => {} : edit;

let server: DevServer | undefined;

edit.before(async () => {
  if (followed) return;
  server = await startDev(
    (folder) => {
      nameGerman(folder);
      writeGerman(folder);
      writeLanguage(folder, 'de', {
        [file]: { [`b2bInsider.blocks.${block}.pictures.0.caption`]: "'Zwei B begegnen sich'" },
      });
    },
    ['--edit'],
  );
  await eventually(() => assert.match(server!.output(), /pages in/), 180_000);
});

edit.after(async () => {
  await closeBrowsers();
  server?.close();
});

/** How often the whole site has been made. */
const sitesMade = () => server!.output().split('pages in').length;

/** A source on one line: whether an object breaks over several is for how long its words are. */
const onOneLine = (source: string) => source.replace(/\s+/g, ' ').replaceAll(', }', ' }');

const read = (path: string) => readFileSync(join(server!.folder, path), 'utf8');

step('the caption of a case stands there in German too, and German alone is written', async () => {
  const before = read(file);
  const page = await openPage(`${server!.url}portfolio/${caseSlugs['b2b-insider']}/`);
  const made = sitesMade();
  await choose(page, caption!.en);
  assert.is(await page.$eval('>>> fieldset[data-language="de"] legend', (name) => name.textContent), 'Deutsch');
  await write(page, 'de', 'Zwei B begegnen sich, der Punkt ist drin');
  await save(page);
  await said(page, /Saved/);
  assert.equal(difference(before, read(file)), {
    gone: ["de: 'Zwei B begegnen sich',"],
    come: ["de: 'Zwei B begegnen sich, der Punkt ist drin',"],
  });
  // A page that is opened before would be reloaded.
  await eventually(() => assert.ok(sitesMade() > made), EDIT_LIMIT);
});

step('a text without German has an empty field for it, and German is written beside the other languages', async () => {
  const before = read(file);
  const page = await openPage(`${server!.url}portfolio/${caseSlugs['b2b-insider']}/`);
  const made = sitesMade();
  await choose(page, other!.en);
  const field = '>>> fieldset[data-language="de"]';
  assert.is(await page.$eval(`${field} textarea`, (empty) => (empty as HTMLTextAreaElement).value), '');
  assert.match(await page.$eval(`${field} p`, (line) => line.textContent!), 'not written yet');
  await write(page, 'de', 'Auf dunklem Grund');
  await save(page);
  await said(page, /Saved/);
  const after = onOneLine(read(file));
  assert.match(after, `en: '${other!.en}', nl: '${other!.nl}', de: 'Auf dunklem Grund' }`);
  assert.is(after.replace(", de: 'Auf dunklem Grund'", ''), onOneLine(before));
  // The page now knows German there, and writes it as any other.
  await eventually(async () =>
    assert.not.match(await page.$eval(`${field} p`, (line) => line.textContent!), 'not written yet'),
  );
  await press(page, 'Undo');
  await eventually(() => assert.is(read(file), before), EDIT_LIMIT);
  await eventually(() => assert.ok(sitesMade() > made), EDIT_LIMIT);
});

step('where German says nothing of a whole page, it is told that its words are written together', async () => {
  const page = await openPage(`${server!.url}portfolio/`);
  await choose(page, portfolio.en.hero.title.replaceAll('*', ''));
  assert.match(
    await page.$eval('>>> .editor', (form) => form.textContent!),
    /Deutsch says nothing here yet: .* together in content\/portfolio\.ts/,
  );
});

step('the German page shows what is written there', async () => {
  const page = await openPage(`${server!.url}de/`);
  await choose(page, 'Was wir machen');
  await write(page, 'de', 'Was wir tun');
  assert.is(await page.$eval('main h2', (heading) => heading.textContent), 'Was wir tun');
  await save(page);
  await said(page, /Saved/);
  await eventually(async () => {
    assert.match(await (await fetch(`${server!.url}de/`)).text(), '>Was wir tun</h2>');
  }, EDIT_LIMIT);
});

if (followed) edit('German is there already', () => assert.ok(exists('home', 'de' as Locale)));

edit.run();
