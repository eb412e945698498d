import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { closeBrowsers } from '../support/browser/browser.ts';
import { browser } from '../support/extent.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { serveHostPage } from '../support/pages/host-page.ts';
import { openPage, type PageOptions } from '../support/browser/page.ts';
import { suite } from '../support/suite.ts';

const mounting = suite('the mounter');
mounting.after(closeBrowsers);

/** A widget that counts how often it was mounted and aborted, and one that throws half-way. */
const source = `
import { mount } from './mount.ts';
import { find } from './dom.ts';
const counts = (globalThis.counts ??= { mounted: 0, aborted: 0, clicks: 0 });
mount('count', (root, signal) => {
  counts.mounted += 1;
  root.addEventListener('click', () => (counts.clicks += 1), { signal });
  signal.addEventListener('abort', () => (counts.aborted += 1));
});
mount('broken', (root, signal) => {
  root.addEventListener('click', () => (counts.clicks += 1), { signal });
  find(root, '[data-part]').textContent = 'mounted';
});
`;

let script = '';
mounting.before(async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: `${projectFolder}/widgets`, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
  });
  script = `<script>${outputFiles[0]!.text}</script>`;
});

interface Counts {
  readonly mounted: number;
  readonly aborted: number;
  readonly clicks: number;
}
const counts = (page: Page) => page.evaluate(() => (globalThis as unknown as { counts: Counts }).counts);
/** Resolves once observers of the document have been told what happened before. */
const observed = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

const open = async (body: string, options?: PageOptions) => openPage(await serveHostPage({ body }), options);
const one = '<div id="one" data-widget="count">one</div>';

mounting(
  `${browser}: a widget is mounted once on every element of its name, also among other names, and says so`,
  async () => {
    const page = await open(`${one}<p data-widget="other count"></p><p data-widget="counter"></p>${script}`, {
      browser,
    });
    assert.equal(await counts(page), { mounted: 2, aborted: 0, clicks: 0 });
    assert.is((await page.$$('[data-count-ready]')).length, 2);
  },
);

mounting(`${browser}: a script that is loaded twice does nothing twice`, async () => {
  const page = await open(`${one}${script}${script}`, { browser });
  await page.click('#one');
  assert.equal(await counts(page), { mounted: 1, aborted: 0, clicks: 1 });
});

mounting(
  `${browser}: elements that arrive later are mounted too, however deep they stand in what is inserted`,
  async () => {
    const page = await open(script, { browser });
    await page.evaluate(
      (markup) => document.body.insertAdjacentHTML('beforeend', `<section><div>${markup}</div></section>`),
      one,
    );
    await page.waitForSelector('#one[data-count-ready]');
    assert.is((await counts(page)).mounted, 1);
  },
);

mounting(
  `${browser}: an element that leaves is aborted, hears nothing any more, and is mounted anew where it is put back`,
  async () => {
    const page = await open(one + script, { browser });
    const click = () => page.evaluate(() => (globalThis as unknown as { kept: HTMLElement }).kept.click());
    await page.evaluate(() => {
      const kept = document.querySelector('#one')!;
      Object.assign(globalThis, { kept });
      kept.remove();
    });
    await observed(page);
    await click();
    assert.equal(await counts(page), { mounted: 1, aborted: 1, clicks: 0 });
    assert.not.ok(
      await page.evaluate(() => (globalThis as unknown as { kept: Element }).kept.hasAttribute('data-count-ready')),
    );
    await page.evaluate(() => document.body.append((globalThis as unknown as { kept: Element }).kept));
    await page.waitForSelector('#one[data-count-ready]');
    await click();
    assert.equal(await counts(page), { mounted: 2, aborted: 1, clicks: 1 });
  },
);

mounting(`${browser}: an element that only changes its place stays mounted`, async () => {
  const page = await open(`${one}<section></section>${script}`, { browser });
  await page.evaluate(() => document.querySelector('section')!.append(document.querySelector('#one')!));
  await observed(page);
  assert.equal(await counts(page), { mounted: 1, aborted: 0, clicks: 0 });
});

mounting(
  `${browser}: a widget that throws is undone and reported with its reason, and the others are mounted`,
  async () => {
    const page = await open(`<div id="two" data-widget="broken">works without</div>${one}${script}`, {
      browser,
      expects: [/broken did not start: Error: nothing matches \[data-part\]/],
    });
    await page.click('#two');
    assert.equal(await counts(page), { mounted: 1, aborted: 0, clicks: 0 });
    assert.is(
      await page.$eval('#two', (element) => element.outerHTML),
      '<div id="two" data-widget="broken">works without</div>',
    );
  },
);

mounting(`${browser}: one that throws is not tried again at every change of the page`, async () => {
  const page = await open(`<div data-widget="broken"></div>${script}`, {
    browser,
    expects: [/broken did not start/],
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.evaluate(() => document.body.append('more'));
  await observed(page);
  assert.equal(faults, []);
});

mounting.run();
