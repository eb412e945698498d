import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cases } from '../../content/cases/index.ts';
import { caseSlugs as slugs } from '../../content/cases/slugs.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { suiteFolder } from '../support/build/built-site.ts';
import { type DevServer, startDev } from '../support/build/dev-server.ts';
import { difference, drop, EDIT_LIMIT, press, said, save, write } from '../support/build/editing.ts';
import { raster } from '../support/build/photographs.ts';
import { eventually } from '../support/eventually.ts';
import { suite } from '../support/suite.ts';

const edit = suite('npm run edit, with a photograph', { limit: 200_000 });

let server: DevServer;

edit.before(async () => {
  server = await startDev(undefined, ['--edit']);
  await eventually(() => assert.match(server.output(), /pages in/), 180_000);
});

edit.after(async () => {
  await closeBrowsers();
  server.close();
});

const read = (file: string) => readFileSync(join(server.folder, file), 'utf8');

edit('a photograph dropped on a picture takes its place, once every language says what it shows', async () => {
  const file = 'content/cases/kraftortreisen.ts';
  const before = read(file);
  const media = join(server.folder, 'media');
  const camera = suiteFolder('camera');
  await raster(camera, 'Our Lake (1).jpg', { width: 2600, height: 1700, detail: 1 });
  const { cover } = cases.kraftortreisen;
  // Its card there is a link from edge to edge, which lies over the picture.
  const page = await openPage(`${server.url}portfolio/`);
  const picture = await page.waitForSelector(`main img[alt="${cover.alt.en}"]`);
  await picture!.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drop(page, picture!, join(camera, 'Our Lake (1).jpg'));
  await page.waitForSelector('>>> fieldset textarea');
  assert.ok(await page.$eval('>>> .save', (button) => (button as HTMLButtonElement).disabled));
  await write(page, 'en', 'A lake at noon, seen from the pass');
  assert.ok(
    await page.$eval('>>> .save', (button) => (button as HTMLButtonElement).disabled),
    'one language is not told',
  );
  await write(page, 'nl', 'Een meer om twaalf uur, gezien vanaf de pas');
  await save(page);
  await said(page, /Saved/);
  const { gone, come } = difference(before, read(file));
  assert.equal(come, [
    "import ourLake1 from '../../media/our-lake-1.jpg';",
    'art: ourLake1,',
    "en: 'A lake at noon, seen from the pass',",
    "nl: 'Een meer om twaalf uur, gezien vanaf de pas',",
  ]);
  assert.is(gone.length, 3);
  assert.equal(readFileSync(join(media, 'our-lake-1.jpg')), readFileSync(join(camera, 'Our Lake (1).jpg')));
  await eventually(async () => {
    const html = await (await fetch(`${server.url}nl/portfolio/${slugs.kraftortreisen}/`)).text();
    assert.match(html, /our-lake-1-\d+-\w+\.avif/);
    assert.match(html, 'alt="Een meer om twaalf uur, gezien vanaf de pas"');
  }, EDIT_LIMIT);
  await press(page, 'Undo');
  await eventually(() => assert.is(read(file), before), EDIT_LIMIT);
  await eventually(() => assert.not.ok(existsSync(join(media, 'our-lake-1.jpg'))), EDIT_LIMIT);
});

edit.run();
