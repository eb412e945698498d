import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { labels } from '../../content/labels.ts';
import { plans } from '../../content/prices.ts';
import { websiteConfiguratorWords as words } from '../../content/services/website-configurator.ts';
import { browser } from '../support/extent.ts';
import {
  addOns,
  configuratorAddress as address,
  press,
  naming,
  websites,
  whenReady,
} from '../support/pages/configurator.ts';
import { eventually } from '../support/eventually.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const around = suite('page of the configurator');
const site = siteFor(around, { reducedMotion: true, browser });

const websiteIds = Object.keys(websites);
const addOnIds = Object.keys(addOns);

for (const [name, javascript] of [
  // Firefox answers no question while scripting is off.
  ...(browser === 'chrome' ? [['scripting off', false] as const] : []),
  ['scripts blocked on the way', 'blocked'],
] as const) {
  around(`with ${name} it is the comparison and the price list with plain links`, async () => {
    for (const family of ['', '/en']) {
      const page = await site.open(family + address, { javascript });
      const seen = (selector: string) =>
        page.$$eval(selector, (all) => all.filter((one) => one.getClientRects().length > 0).length);
      assert.is(
        await seen('[data-widget="configurator"] :is(input, button, [data-sum], [data-entry])'),
        0,
        'dead controls',
      );
      assert.is(await seen('main table tbody tr'), words.comparison.rows.length);
      assert.is(await seen('.choice'), websiteIds.length + addOnIds.length);
      const links = await page.$$eval('main a', (all) => all.map((link) => link.getAttribute('href')!));
      for (const route of ['smart-start-website', 'custom-complex-websites', 'redesign-website', 'seo', 'social-media'])
        assert.ok(links.includes(`${family}/services/${route}/`), route);
      const rebranding = await page.$eval(
        '.choice:has([value="rebranding"])',
        (line) => (line as HTMLElement).innerText,
      );
      assert.match(rebranding, naming(words.form.contains, 'logo'));
      assert.is(await page.$eval('[data-action]', (link) => link.getAttribute('href')), `${family}/contact/`);
      assert.is(
        await page.$eval('[data-action]', (link) => (link as HTMLElement).innerText.trim()),
        labels.en.contactUs,
      );
    }
  });
}

around('nothing above the choices moves when the script arrives', async () => {
  for (const width of [390, 1440]) {
    const still = await site.open(address, { javascript: 'blocked', width });
    const ready = await site.open(address, { width });
    await whenReady(ready);
    const places = (page: Page, selector: string) =>
      page.$eval(selector, (element) => {
        const { x, y } = element.getBoundingClientRect();
        return [Math.round(x), Math.round(y)];
      });
    // A font may come too late in one of them; the next time it is there.
    await eventually(async () => {
      try {
        for (const selector of ['#choose', '.choice', '.choice__label', '.choice-stone:not([hidden])']) {
          if (width < 1024 && selector.startsWith('.choice-stone')) continue;
          assert.equal(await places(still, selector), await places(ready, selector), `${selector} at ${width} px`);
        }
      } catch (error) {
        await Promise.all([still, ready].map((page) => page.reload({ waitUntil: 'load' })));
        await whenReady(ready);
        throw error;
      }
    }, 15_000);
  }
});

around(
  'the name of each item leads to its page, and the way to write waits as a frame until a choice fills it',
  async () => {
    const page = await site.open(address);
    await whenReady(page);
    const names = await page.$$eval('[data-widget="configurator"] form a', (all) =>
      all.map((link) => link.innerText.trim()),
    );
    assert.equal(
      names,
      [...websiteIds, ...addOnIds].map((id) => plans[id as keyof typeof plans].words.en.title),
    );
    const filled = () =>
      page.$eval('[data-action]', (button) => {
        const [rim, inside] = [getComputedStyle(button, '::before'), getComputedStyle(button, '::after')];
        return rim.backgroundColor === inside.backgroundColor;
      });
    assert.is(await filled(), false);
    await press(page, 'logo');
    await page.waitForSelector('[data-widget="configurator"][data-chosen]');
    await page.mouse.move(0, 0);
    assert.is(await filled(), true);
  },
);

around(
  'the comparison is a table to everybody on every screen, and its header stays below the bar on a phone',
  async () => {
    const page = await site.open(address);
    for (const width of [390, 820, 1440]) {
      await page.setViewport({ width, height: 900 });
      const displays = await page.$eval('main table', (table) =>
        [table, ...table.querySelectorAll('thead, tbody, tfoot, tr, th, td')].map(
          (element) =>
            `${element.localName} ${element.getAttribute('role') ?? ''} ${getComputedStyle(element).display}`,
        ),
      );
      assert.equal([...new Set(displays)].sort(), [
        'table  table',
        'tbody  table-row-group',
        'td  table-cell',
        'tfoot  table-footer-group',
        'th  table-cell',
        'thead  table-header-group',
        'tr  table-row',
      ]);
    }
    await page.setViewport({ width: 390, height: 500 });
    const { top, label, answer } = await page.$eval('main table', (table) => {
      const row = table.querySelector('tbody tr:last-child')!;
      row.scrollIntoView({ block: 'center' });
      const boxOf = (selector: string) => row.querySelector(selector)!.getBoundingClientRect();
      return {
        top: table.querySelector('thead th:last-child')!.getBoundingClientRect().top,
        label: boxOf('th span').right,
        answer: boxOf('td').left,
      };
    });
    assert.ok(top >= 60 && top < 100, `the header stands at ${top} px`);
    assert.ok(label < answer, 'answers stand beside what they answer');
  },
);

around.run();
