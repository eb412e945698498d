import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { distinctAddresses, notFoundAddresses } from '../support/addresses.ts';
import { badNetwork } from '../support/contact/bad-network.ts';
import { openEndpoint } from '../support/contact/contact-endpoint.ts';
import { button, endpointsElsewhere, fill, postTo, until } from '../support/contact/contact-form.ts';
import { none } from '../support/none.ts';
import { trigger, untilReady } from '../support/pages/menus.ts';
import { visit } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const accessibility = suite('accessibility', { limit: 600_000 });
const site = siteFor(accessibility, {}, endpointsElsewhere);

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
    await visit(page, site.url(address));
    found.push(...(await examine(page, address)));
  }
  none(found);
}

accessibility('no page breaks a rule of WCAG 2.2 AA on a phone', () => sweep(390));
accessibility('no page breaks a rule of WCAG 2.2 AA on a wide screen', () => sweep(1440));

const languages = ['/', '/nl/'];
const devices = { phone: 390, 'wide screen': 1280 } as const;

for (const [device, width] of Object.entries(devices)) {
  accessibility(`no menu breaks a rule while it stands open on a ${device}`, async () => {
    const found: string[] = [];
    for (const address of languages) {
      const page = await site.open(address, { width, reducedMotion: true });
      await untilReady(page);
      if (device === 'phone') await page.click('[data-menu-toggle]');
      for (const menu of ['services', 'solutions'] as const) {
        await page.$eval(trigger(menu), (control) => (control as HTMLElement).click());
        await page.waitForSelector(`[data-menu="${menu}"][open]`);
        found.push(...(await examine(page, `${address} with ${menu} open`)));
      }
    }
    none(found);
  });

  accessibility(`the form breaks no rule in any of its states on a ${device}`, async () => {
    const found: string[] = [];
    for (const address of ['/contact/', '/nl/contact/']) {
      const endpoint = await openEndpoint();
      const way = await badNetwork(endpoint.url);
      const page = await site.open(address, {
        ...{ width, reducedMotion: true, prepare: postTo(way.url) },
        expects: [/The enquiry was not sent/, /request: /],
      });
      const look = async (state: string) => found.push(...(await examine(page, `${address} ${state}`)));
      await page.click(button);
      await page.waitForSelector('[aria-invalid="true"]');
      await look('with faults');
      await fill(page);
      way.behave('late');
      await page.click(button);
      await until(page, 'submitting');
      await look('while it sends');
      await way.vanish();
      await until(page, 'failed');
      await look('after a failure');
      way.behave('clear');
      await way.comeBack();
      await page.click(button);
      await until(page, 'sent');
      await look('once sent');
    }
    none(found);
  });
}

accessibility('the audit sees a picture without words', async () => {
  const page = await site.open('/contact/', { reducedMotion: true });
  await page.evaluate(() => document.querySelector('h1')!.append(new Image(10, 10)));
  assert.ok((await examine(page, '/contact/')).some((fault) => fault.includes('image-alt')));
});

accessibility.run();
