import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { closeBrowsers } from '../support/browser/browser.ts';
import { builtPages } from '../support/build/built-pages.ts';
import { projectFolder, runScript, suiteFolder } from '../support/build/built-site.ts';
import { openTab, servePages, takePicture } from '../support/pictures/picture.ts';
import { comparePictures } from '../support/pictures/pixel-difference.ts';
import { atEnd, suite } from '../support/suite.ts';

const sheet = suite('sheet');
sheet.after(closeBrowsers);

const width = 390;

/** A site of the given files, served to be pictured, and a tab to open it in. */
async function open(files: Readonly<Record<string, string>>) {
  const folder = suiteFolder('pictured');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const served = await servePages(folder);
  atEnd(served.close);
  const tab = await openTab(width);
  atEnd(tab.close);
  return { url: served.url, tab };
}

/** A page of coloured bands, given by their heights and colours, or by any further declarations. */
const page = (...bands: readonly string[]) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Bands</title><style>body{margin:0}
@keyframes redden{from{background:blue}to{background:red}}</style>${bands.map((band) => `<div style="${band}"></div>`).join('')}`;

async function picture(markup: string): Promise<Buffer> {
  const { url, tab } = await open({ 'index.html': markup });
  return takePicture(tab, url);
}

async function colourAt(png: Buffer, y: number): Promise<string> {
  const region = { left: 10, top: y, width: 1, height: 1 };
  return [...(await sharp(png).extract(region).removeAlpha().raw().toBuffer())].join();
}

const white = 'height:1000px;background:white';

sheet('two pictures of one page are the same', async () => {
  const { url, tab } = await open({ 'index.html': page(white, 'height:40px;background:red') });
  const first = await takePicture(tab, url);
  assert.is(await comparePictures(first, await takePicture(tab, url)), undefined);
});

sheet('a change is found with its place and size', async () => {
  const before = await picture(page(white, 'height:40px;background:red', white));
  const after = await picture(page(white, 'height:40px;width:50px;background:red', white));
  const found = (await comparePictures(before, after))!;
  assert.equal(found.box, { left: 50, top: 1000, right: width, bottom: 1040 });
  assert.is(found.pixels, (width - 50) * 40);
  assert.equal([found.heightBefore, found.heightAfter], [2040, 2040]);
});

sheet('the faintest change of a colour is found', async () => {
  const before = await picture(page(white, 'height:40px;background:rgb(18,16,13)'));
  const after = await picture(page(white, 'height:40px;background:rgb(18,16,14)'));
  assert.is((await comparePictures(before, after))?.pixels, width * 40);
});

sheet('rows that only one picture has are a difference', async () => {
  const found = (await comparePictures(await picture(page(white)), await picture(page(white, 'height:9px'))))!;
  assert.equal(found.box, { left: 0, top: 1000, right: width, bottom: 1009 });
  assert.equal([found.heightBefore, found.heightAfter], [1000, 1009]);
});

sheet('what moves is pictured at its end', async () => {
  const moving = await picture(page(white, 'height:40px;animation:redden 1000s both'));
  assert.is(await comparePictures(moving, await picture(page(white, 'height:40px;background:red'))), undefined);
});

sheet('a page higher than a texture is pictured to its end', async () => {
  const tall = await picture(page('height:20000px;background:red', 'height:20000px;background:blue'));
  assert.is((await sharp(tall).metadata()).height, 40_000);
  assert.equal(await Promise.all([16_500, 19_999, 20_000, 39_999].map((y) => colourAt(tall, y))), [
    '255,0,0',
    '255,0,0',
    '0,0,255',
    '0,0,255',
  ]);
});

sheet('typefaces that may stay away are waited for', async () => {
  const { url, tab } = await open({
    'index.html': page(white).replace('<style>', '<link rel="stylesheet" href="/faces.css"><style>'),
    'faces.css': "@font-face{font-family:face;src:url('face.woff2');font-display:optional}",
  });
  await takePicture(tab, url);
  assert.equal(await tab.page.evaluate(() => [...document.fonts].map(({ display }) => display)), ['block']);
});

sheet('every page is pictured once, forwarding ones are not', () => {
  const folder = suiteFolder('pages');
  for (const path of ['', 'en', 'about', 'nl/contact', 'old']) mkdirSync(join(folder, path), { recursive: true });
  const pages = ['index.html', '404.html', 'en/index.html', 'about/index.html', 'nl/contact/index.html'];
  for (const file of pages) writeFileSync(join(folder, file), page(white));
  writeFileSync(join(folder, 'old/index.html'), '<meta http-equiv="refresh" content="0;url=/about/">');
  assert.equal(builtPages(folder), ['/', '/404.html', '/about/', '/nl/contact/']);
});

for (const [args, complaint] of [
  [['--compare', 'no-such-commit'], /There is no commit "no-such-commit"/],
  [['--width', '400'], /The widths are "400"/],
] as const) {
  sheet(`${args.join(' ')} is refused by name`, async () => {
    const ended = await runScript(join(projectFolder, 'test/page-pictures.ts'), args);
    assert.is(ended.code, 1);
    assert.match(ended.output, complaint);
  });
}

sheet.run();
