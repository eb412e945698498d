import * as assert from 'uvu/assert';
import { distinctAddresses, notFoundAddresses, rootAddresses } from '../support/addresses.ts';
import { allowHiding, faintLines } from '../support/pages/contrast.ts';
import { none } from '../support/none.ts';
import { visit } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const contrast = suite('contrast', { limit: 900_000 });
const site = siteFor(contrast);

const addresses = [...distinctAddresses, ...notFoundAddresses];

async function sweep(width: number): Promise<void> {
  const page = await site.open('/robots.txt', { width, reducedMotion: true, prepare: allowHiding });
  const found: string[] = [];
  for (const address of addresses) {
    await visit(page, site.url(address));
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    found.push(...(await faintLines(page)).map((fault) => `${address}: ${fault}`));
  }
  none(found);
}

contrast('every line of text can be read on a phone', () => sweep(390));
contrast('every line of text can be read on a wide screen', () => sweep(1440));

contrast('the glass of the bar can be read over whatever is beneath', async () => {
  const page = await site.open('/robots.txt', { reducedMotion: true, prepare: allowHiding });
  const found: string[] = [];
  for (const address of rootAddresses) {
    await visit(page, site.url(address));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 600; top < height - 900; top += 700) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForSelector('body > header[data-scrolled]');
      const faint = await faintLines(page, { scope: 'body > header', fullPage: false });
      found.push(...faint.map((fault) => `${address} scrolled to ${top}: ${fault}`));
    }
  }
  none(found);
});

contrast('an open menu can be read', async () => {
  const page = await site.open('/', { reducedMotion: true, prepare: allowHiding });
  const found: string[] = [];
  for (const menu of ['services', 'solutions']) {
    await page.hover(`[data-menu="${menu}"] [data-menu-trigger]`);
    await page.waitForSelector(`[data-menu="${menu}"][open]`);
    found.push(...(await faintLines(page, { scope: `[data-menu="${menu}"]`, fullPage: false })));
  }
  none(found);
});

contrast('the audit sees what cannot be read', async () => {
  const page = await site.open('/contact/', { reducedMotion: true, prepare: allowHiding });
  await page.evaluate(() => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style>.planted { position: relative; color: #000; background: #fff } .planted::after { content: ""; position: absolute; inset: 0; background: #222; mix-blend-mode: multiply }</style>',
    );
    // By itself: the head of no page has room for more than its own words.
    document.querySelector('main')!.innerHTML =
      '<h1 style="padding: 9rem 1rem"><b class="planted">blended</b> ' +
      '<b style="color: #777; background: #888">faint</b> ' +
      '<b style="background: linear-gradient(#777, #888) text, #999; -webkit-text-fill-color: transparent">painted</b> ' +
      '<b style="position: relative; display: block; margin-block: 1em; color: #000; background: #fff">covered<i style="position: absolute; inset: 0; background: #fff"></i></b></h1>';
  });
  const found = (await faintLines(page)).join();
  assert.match(found, /faint/);
  assert.match(found, /painted/);
  assert.match(found, /blended/);
  assert.match(found, /something lies over “covered”/);
});

contrast.run();
