import * as assert from 'uvu/assert';
import { labels } from '../../content/labels.ts';
import { plans } from '../../content/prices.ts';
import { websiteConfiguratorWords as words } from '../../content/services/website-configurator.ts';
import { site as brand } from '../../content/site.ts';
import { browser } from '../support/extent.ts';
import {
  addOns,
  configuratorAddress as address,
  dueFor,
  labelOf,
  press,
  listed,
  lit,
  naming,
  projectFor,
  pressPlane,
  shownSums,
  target,
  websites,
  whenReady,
  written,
} from '../support/pages/configurator.ts';
import { eventually } from '../support/eventually.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const configurator = suite('configurator');
const site = siteFor(configurator, { reducedMotion: true, browser });

const websiteIds = Object.keys(websites);
const addOnIds = Object.keys(addOns);

configurator('on load nothing is chosen, and the panel says so; its button says what it does', async () => {
  const page = await site.open(address);
  await whenReady(page);
  assert.equal(await shownSums(page), []);
  assert.equal(await listed(page), []);
  assert.equal(await lit(page), []);
  assert.is((await target(page)).search, '');
  assert.match(
    await page.$eval('[data-empty]', (text) => (text as HTMLElement).innerText),
    new RegExp(words.sum.empty),
  );
  assert.is(await page.$eval('[data-reset]', (button) => (button as HTMLElement).hidden), true);
  const label = () => page.$eval('[data-action]', (link) => (link as HTMLElement).innerText.trim());
  assert.is(await label(), labels.en.contactUs);
  await press(page, 'smart-start');
  assert.is(await label(), words.sum.action);
});

configurator('for every website with every set of add-ons the sums are right', async () => {
  const page = await site.open(address);
  await whenReady(page);
  // 4 × 256 sets; in the page, since a thousand round trips would take minutes.
  const found = await page.$eval(
    '[data-widget="configurator"]',
    (root, sites, extras) => {
      const results: { ids: string[]; sums: string[]; project: string | null }[] = [];
      const inputs = new Map([...root.querySelectorAll('input')].map((input) => [input.value, input]));
      for (const website of ['', ...sites]) {
        inputs.get(website)!.click();
        for (let set = 0; set < 2 ** extras.length; set += 1) {
          extras.forEach((id, bit) => {
            const input = inputs.get(id)!;
            if (input.checked !== Boolean(set & (2 ** bit))) input.click();
          });
          const rows = [...root.querySelectorAll<HTMLElement>('[data-sum]')].filter((row) => !row.hidden);
          results.push({
            ids: [website, ...extras.filter((_, bit) => set & (2 ** bit))].filter(Boolean),
            sums: rows.map((row) =>
              [...row.querySelectorAll<HTMLElement>('dt, [data-from]:not([hidden]), [data-amount]')]
                .map((part) => part.textContent!.trim())
                .join(' '),
            ),
            project: new URL(root.querySelector<HTMLAnchorElement>('[data-action]')!.href).searchParams.get('project'),
          });
        }
      }
      return results;
    },
    websiteIds,
    addOnIds,
  );
  assert.is(found.length, (websiteIds.length + 1) * 2 ** addOnIds.length);
  for (const { ids, sums, project } of found) {
    assert.equal(sums, written(dueFor(ids)), ids.join());
    assert.is(project, ids.length ? projectFor(ids) : null, ids.join());
  }
});

configurator(`what is pressed is listed, lit and added up (${browser})`, async () => {
  const page = await site.open(address);
  await whenReady(page);
  const chosen: string[] = [];
  for (const id of ['smart-start', 'seo-geo', 'content-calendar', 'logo']) {
    await press(page, id);
    chosen.push(id);
    await eventually(async () => assert.equal(await shownSums(page), written(dueFor(chosen))));
    assert.equal(await listed(page), chosen);
    assert.equal(await lit(page), chosen);
  }
  // It is in sight after the last one, but under the header, where nobody presses it: a visitor scrolls first.
  await press(page, 'custom-complex');
  await press(page, 'logo');
  const left = ['custom-complex', 'seo-geo', 'content-calendar'];
  await eventually(async () => assert.equal(await shownSums(page), written(dueFor(left))));
  assert.equal(await listed(page), left);
});

configurator(`the keyboard alone chooses, and starts again (${browser})`, async () => {
  const page = await site.open(address);
  await whenReady(page);
  await page.focus('#choice-smart-start');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await eventually(async () => assert.equal(await listed(page), ['custom-complex']));
  // Past the links of the plans to the first add-on.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.id === 'choice-seo-geo')) break;
  }
  await page.keyboard.press(' ');
  await eventually(async () => assert.equal(await listed(page), ['custom-complex', 'seo-geo']));
  await page.keyboard.press('Enter');
  assert.is(page.url(), site.url(address));
  await page.focus('[data-reset]');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await listed(page), []));
  assert.is(await page.evaluate(() => document.activeElement?.id), 'choice-smart-start');
  assert.is((await target(page)).search, '');
});

configurator(
  'a rebranding brings its logo: shown as included, not summed, and the visitor’s own again without it',
  async () => {
    const page = await site.open(address);
    await whenReady(page);
    const lineOf = (selector: string) =>
      page.$eval(selector, (line) => (line as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
    const line = '.choice:has([value="logo"])';
    const control = () => page.$eval('#choice-logo', (input) => input.getClientRects().length > 0);
    await press(page, 'logo');
    const [, amount] = written(dueFor(['logo']))[0]!.split(/(?=€)/);
    assert.match(await lineOf(line), amount!);
    await press(page, 'rebranding');
    assert.equal(await shownSums(page), written(dueFor(['rebranding'])));
    assert.match(await lineOf(line), naming(words.form.included, 'rebranding'));
    assert.not.match(await lineOf(line), amount!);
    assert.is(await control(), false);
    assert.equal(await listed(page), ['logo', 'rebranding']);
    assert.is(await lineOf('[data-entry="logo"]'), `${plans.logo.words.en.title} ${words.sum.included}`);
    assert.equal(await lit(page), ['logo', 'rebranding']);
    // Pressing what is included changes nothing.
    await press(page, 'logo');
    assert.equal(await shownSums(page), written(dueFor(['rebranding'])));
    await press(page, 'rebranding');
    assert.equal(await shownSums(page), written(dueFor(['logo'])));
    assert.equal(await listed(page), ['logo']);
    assert.is(await control(), true);
  },
);

configurator('a finger reaches every line, and the sum stays in sight', async () => {
  const page = await site.open(address, { touch: true, width: 390, height: 844 });
  await whenReady(page);
  await page.tap(labelOf('smart-start'));
  await eventually(async () => assert.equal(await listed(page), ['smart-start']));
  await page.$eval(labelOf('social-growth'), (label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.tap(labelOf('social-growth'));
  await eventually(async () => assert.equal(await listed(page), ['smart-start', 'social-growth']));
  const bottom = await page.$eval('.choice-sum__total', (total) => total.getBoundingClientRect().bottom);
  assert.ok(bottom <= 845, `the sum ends at ${bottom} px`);
  const heights = await page.$$eval('.choice:not([hidden])', (all) => all.map((one) => one.clientHeight));
  assert.ok(Math.min(...heights) >= 44, `${heights}`);
});

configurator(
  'a plane of the stone is pressed as its line is, and what a rebranding contains is not pressed away',
  async () => {
    const page = await site.open(address);
    await whenReady(page);
    await pressPlane(page, 'seo-geo');
    await pressPlane(page, 'logo');
    assert.equal(await listed(page), ['seo-geo', 'logo']);
    assert.equal(await lit(page), ['seo-geo', 'logo']);
    await pressPlane(page, 'seo-geo');
    assert.equal(await listed(page), ['logo']);
    await pressPlane(page, 'rebranding');
    await pressPlane(page, 'logo');
    assert.equal(await shownSums(page), written(dueFor(['rebranding'])));
  },
);

configurator('a screen reader hears the sums as they change', async () => {
  const page = await site.open(address);
  await whenReady(page);
  await press(page, 'smart-start');
  const region = await page.$eval('[aria-live="polite"][aria-atomic="true"]', (live) =>
    (live as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
  );
  assert.equal([region], written(dueFor(['smart-start'])));
});

configurator('each change is told once to the page around it', async () => {
  const page = await site.open(address);
  await whenReady(page);
  await page.evaluate((name) => {
    const told: unknown[] = ((globalThis as Record<string, unknown>)['told'] = []);
    addEventListener(name, ({ detail }: CustomEventInit) => told.push(detail));
  }, `${brand.slug}:configurator:changed`);
  // The script arrives a second time.
  const source = await page.$eval('script[src*="configurator"]', (script) => (script as HTMLScriptElement).src);
  await page.evaluate((src) => import(`${src}?again`), source);
  await press(page, 'smart-start');
  await press(page, 'smart-start');
  await press(page, 'seo-geo');
  const told = (items: readonly string[], project: string) => {
    const { once, month, quarter, from } = dueFor(items);
    const sums = {
      once: { amount: once, from },
      month: { amount: month, from: false },
      quarter: { amount: quarter, from: false },
    };
    return { items, included: [], sums, project };
  };
  assert.equal(await page.evaluate(() => (globalThis as Record<string, unknown>)['told']), [
    told(['smart-start'], 'website'),
    told(['smart-start', 'seo-geo'], 'combo'),
  ]);
});

configurator('taken out of the page it ends, put back it starts anew', async () => {
  const page = await site.open(address);
  await whenReady(page);
  await press(page, 'redesign');
  const ready = await page.evaluate(async () => {
    const root = document.querySelector('[data-widget="configurator"]')!;
    const place = root.parentElement!;
    root.remove();
    await new Promise((later) => setTimeout(later));
    const gone = root.matches('[data-configurator-ready]');
    place.append(root);
    await new Promise((later) => setTimeout(later));
    return [gone, root.matches('[data-configurator-ready]')];
  });
  assert.equal(ready, [false, true]);
  assert.equal(await listed(page), ['redesign']);
  await press(page, 'logo');
  assert.equal(await shownSums(page), written(dueFor(['redesign', 'logo'])));
});

configurator.run();
