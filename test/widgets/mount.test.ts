import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { closeBrowsers } from '../support/browser.ts';
import { browser } from '../support/extent.ts';
import { projectFolder } from '../support/built-site.ts';
import { serveHostPage } from '../support/host-page.ts';
import { openPage, type PageOptions } from '../support/page.ts';
import { suite } from '../support/suite.ts';

const mounting = suite('the mounter');
mounting.after(closeBrowsers);

/** A widget that counts its lives, and one that throws half-way. */
const source = `
import { mount } from './mount.ts';
import { find } from './dom.ts';
const lives = (globalThis.lives ??= { begun: 0, ended: 0, clicks: 0 });
mount('count', (root, life) => {
  lives.begun += 1;
  root.addEventListener('click', () => (lives.clicks += 1), { signal: life });
  life.addEventListener('abort', () => (lives.ended += 1));
});
mount('broken', (root, life) => {
  root.addEventListener('click', () => (lives.clicks += 1), { signal: life });
  find(root, '[data-part]').textContent = 'alive';
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

interface Lives {
  readonly begun: number;
  readonly ended: number;
  readonly clicks: number;
}
const lives = (page: Page) => page.evaluate(() => (globalThis as unknown as { lives: Lives }).lives);
/** Resolves once observers of the document have been told what happened before. */
const observed = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

const open = async (body: string, options?: PageOptions) => openPage(await serveHostPage({ body }), options);
const one = '<div id="one" data-widget="count">one</div>';

mounting(`${browser}: every element of the name comes to life once, also among other names, and says so`, async () => {
  const page = await open(`${one}<p data-widget="other count"></p><p data-widget="counter"></p>${script}`, {
    browser,
  });
  assert.equal(await lives(page), { begun: 2, ended: 0, clicks: 0 });
  assert.is((await page.$$('[data-count-ready]')).length, 2);
});

mounting(`${browser}: a script that is loaded twice does nothing twice`, async () => {
  const page = await open(`${one}${script}${script}`, { browser });
  await page.click('#one');
  assert.equal(await lives(page), { begun: 1, ended: 0, clicks: 1 });
});

mounting(`${browser}: elements that arrive later live too, however deep they stand in what is inserted`, async () => {
  const page = await open(script, { browser });
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', `<section><div>${markup}</div></section>`),
    one,
  );
  await page.waitForSelector('#one[data-count-ready]');
  assert.is((await lives(page)).begun, 1);
});

mounting(
  `${browser}: an element that leaves ends, hears nothing any more, and begins anew where it is put back`,
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
    assert.equal(await lives(page), { begun: 1, ended: 1, clicks: 0 });
    assert.not.ok(
      await page.evaluate(() => (globalThis as unknown as { kept: Element }).kept.hasAttribute('data-count-ready')),
    );
    await page.evaluate(() => document.body.append((globalThis as unknown as { kept: Element }).kept));
    await page.waitForSelector('#one[data-count-ready]');
    await click();
    assert.equal(await lives(page), { begun: 2, ended: 1, clicks: 1 });
  },
);

mounting(`${browser}: an element that only changes its place lives on`, async () => {
  const page = await open(`${one}<section></section>${script}`, { browser });
  await page.evaluate(() => document.querySelector('section')!.append(document.querySelector('#one')!));
  await observed(page);
  assert.equal(await lives(page), { begun: 1, ended: 0, clicks: 0 });
});

mounting(`${browser}: a widget that throws is undone and reported with its reason, and the others live`, async () => {
  const page = await open(`<div id="two" data-widget="broken">works without</div>${one}${script}`, {
    browser,
    expects: [/broken did not start: Error: nothing matches \[data-part\]/],
  });
  await page.click('#two');
  assert.equal(await lives(page), { begun: 1, ended: 0, clicks: 0 });
  assert.is(
    await page.$eval('#two', (element) => element.outerHTML),
    '<div id="two" data-widget="broken">works without</div>',
  );
});

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
