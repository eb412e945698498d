import * as assert from 'uvu/assert';
import { caseSlugs } from '../../content/cases/slugs.ts';
import { hasWebKit, openWebKit, type WebKitPage } from '../support/browser/webkit.ts';
import { distinctAddresses } from '../support/addresses.ts';
import { eventually } from '../support/eventually.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const webkit = suite('the site in WebKit', { limit: 300_000 });
const site = siteFor(webkit);

let page: WebKitPage;
if (hasWebKit) {
  webkit.before(async () => {
    page = await openWebKit();
  });
  webkit.after(() => page.close());
} else console.log('Not tried: WebKitGTK is not installed (webkit2gtk-driver, xvfb).');

const browse = (name: string, test: () => Promise<void>) => webkit(name, hasWebKit ? test : () => {});

const waiting = `return [...document.querySelectorAll('[data-widget]')].flatMap((root) =>
  root.dataset.widget.split(' ').filter((name) => !root.hasAttribute('data-' + name + '-ready')))`;

browse('every page shows its heading, starts its widgets and does not scroll sideways', async () => {
  const faults: string[] = [];
  for (const address of distinctAddresses) {
    await page.open(site.url(address));
    const starts = await eventually(async () => assert.equal(await page.run<string[]>(waiting), [])).catch(
      (error: Error) => error.message,
    );
    if (starts) faults.push(`${address}: ${starts}`);
    const { headings, wider } = await page.run<{ headings: number; wider: number }>(
      `return { headings: [...document.querySelectorAll('h1')].filter((h) => h.getBoundingClientRect().height > 0).length,
        wider: document.documentElement.scrollWidth - innerWidth }`,
    );
    if (headings !== 1) faults.push(`${address} shows ${headings} headings`);
    if (wider > 0) faults.push(`${address} is ${wider} px too wide`);
  }
  none(faults);
});

browse('a kind of project is chosen, and the address keeps it', async () => {
  await page.open(site.url('/portfolio/'));
  await eventually(async () => assert.equal(await page.run(waiting), []));
  const shown = `return [...document.querySelectorAll('[data-tags]')].filter((entry) => entry.getBoundingClientRect().height > 0).length`;
  assert.is(await page.run(shown), Object.keys(caseSlugs).length);
  await page.run(`document.querySelector('[data-filter="Print"]').click()`);
  // The entries travel to their places first.
  await eventually(async () => assert.ok((await page.run<number>(shown)) < Object.keys(caseSlugs).length), 20_000);
  assert.match(await page.run<string>('return location.search'), 'print');
});

browse('a menu opens, and the contact form says what is missing', async () => {
  await page.open(site.url('/nl/contact/'));
  await eventually(async () => assert.equal(await page.run(waiting), []));
  await page.run(`document.querySelector('[data-menu-trigger]').click()`);
  assert.ok(await page.run(`return document.querySelector('details[data-menu]').open`));
  await page.run(`document.querySelector('[data-submit]').click()`);
  await eventually(async () =>
    assert.ok((await page.run<number>(`return document.querySelectorAll('[aria-invalid="true"]').length`)) >= 3),
  );
});

webkit.run();
