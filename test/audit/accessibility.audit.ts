import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { distinctAddresses, notFoundAddresses } from '../support/addresses.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const accessibility = suite('accessibility', { limit: 600_000 });
const site = siteFor(accessibility);

const addresses = [...distinctAddresses, ...notFoundAddresses];

// WCAG 2.2 to level AA, and what axe knows to be good practice beyond it. Contrast has an audit of its own: axe does not
// judge text that stands on pictures, gradients or clipped planes.
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
};

const describe = (address: string, { violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${address}: ${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  );

async function examine(page: Page, address: string): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return describe(address, results as AxeResults);
}

/** Looks at every page as it is when everything has been scrolled to. */
async function sweep(width: number): Promise<void> {
  const page = await site.open('/robots.txt', { width, reducedMotion: true, expects: [] });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(site.url(address), { waitUntil: 'load' });
    found.push(...(await examine(page, address)));
  }
  none(found);
}

accessibility('no page breaks a rule of WCAG 2.2 AA on a phone', () => sweep(390));
accessibility('no page breaks a rule of WCAG 2.2 AA on a wide screen', () => sweep(1440));

accessibility('no menu breaks a rule while it stands open', async () => {
  const page = await site.open('/', { width: 1440, reducedMotion: true });
  const found: string[] = [];
  for (const menu of ['services', 'solutions']) {
    await page.evaluate(
      (name) => document.querySelector<HTMLElement>(`[data-menu="${name}"] [data-menu-trigger]`)!.click(),
      menu,
    );
    await page.waitForSelector(`[data-menu="${menu}"][open]`);
    found.push(...(await examine(page, `/ with ${menu} open`)));
  }
  none(found);
});

accessibility('the form breaks no rule while it shows what is missing', async () => {
  for (const address of ['/contact/', '/nl/contact/']) {
    const page = await site.open(address, { reducedMotion: true });
    await page.click('[data-submit]');
    await page.waitForSelector('[aria-invalid="true"]');
    none(await examine(page, `${address} with faults`));
  }
});

accessibility('the audit sees a picture without words', async () => {
  const page = await site.open('/contact/', { reducedMotion: true });
  await page.evaluate(() => document.querySelector('h1')!.append(new Image(10, 10)));
  assert.ok((await examine(page, '/contact/')).some((fault) => fault.includes('image-alt')));
});

accessibility.run();
