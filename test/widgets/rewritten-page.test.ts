import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { audit, browser } from '../support/extent.ts';
import { actEarly, extensions } from '../support/browser/extensions.ts';
import { button, fill, root as form, typed, until } from '../support/contact/contact-form.ts';
import { none } from '../support/none.ts';
import { openMenus, trigger, untilReady } from '../support/pages/menus.ts';
import { useEverything } from '../support/pages/use-everything.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const rewritten = suite('a page that an extension rewrites');
const site = siteFor(rewritten, { reducedMotion: true, browser });

const addresses = ['/', '/nl/portfolio/', '/services/website-configurator/', '/contact/', '/404.html'];
/** The page that it changes most. */
const changedMost: Readonly<Record<keyof typeof extensions, string>> = {
  translate: '/services/website-configurator/',
  fillIn: '/contact/',
  rebuild: '/nl/portfolio/',
};

/** Every word that a reader sees below the header, without regard to how it is wrapped. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main p, main li, main dt, main dd, main th, main td, label')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent.replace(/\s+/g, ''))
      .filter(Boolean),
  );

/** The widgets of a page that have started. */
const started = (page: Page) =>
  page.$$eval('[data-widget]', (roots) =>
    roots.flatMap((root) =>
      root
        .getAttribute('data-widget')!
        .split(' ')
        .map((name) => `${name} ${root.hasAttribute(`data-${name}-ready`)}`),
    ),
  );

/** Loads an address and waits until its bar has been taken over. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(site.url(address), { waitUntil: 'load' });
  await untilReady(page);
}

const [before, after] = ['before its scripts', 'once it has loaded'] as const;
/** When an extension comes: each time in the audit; in the tests, words are held against the one on one page, use against the other. */
const moments = audit ? { words: [before, after], use: [before, after] } : { words: [before], use: [after] };

for (const name of Object.keys(extensions) as (keyof typeof extensions)[]) {
  for (const moment of moments.words) {
    const early = moment === before;

    rewritten(`${browser}: ${name}, ${moment}: no word is lost, every widget starts, and none throws`, async () => {
      const plain = await site.open('/robots.txt');
      const page = await site.open('/robots.txt', early ? { prepare: (fresh) => actEarly(fresh, name) } : {});
      for (const address of audit ? addresses : [changedMost[name]]) {
        await Promise.all([load(plain, address), load(page, address)]);
        const words = await wordsOf(plain);
        if (!early) await page.evaluate(extensions[name]);
        assert.equal(await started(page), await started(plain), address);
        const found = new Set(await wordsOf(page));
        none(words.filter((word) => !found.has(word)).map((word) => `${address}: “${word.slice(0, 60)}”`));
        await useEverything(page);
      }
    });
  }

  // The form sends what a password manager filled in: of the three it comes closest to what a page is for.
  for (const moment of audit || name === 'fillIn' ? moments.use : []) {
    const early = moment === before;

    rewritten(`${browser}: ${name}, ${moment}: menus, filter, sums and form do what they are for`, async () => {
      const page = await site.open('/robots.txt', early ? { prepare: (fresh) => actEarly(fresh, name) } : {});
      const go = async (address: string) => {
        await load(page, address);
        if (!early) await page.evaluate(extensions[name]);
      };
      const press = (selector: string) => page.$eval(selector, (control) => (control as HTMLElement).click());

      await go('/portfolio/');
      await press(trigger('services'));
      assert.equal(await openMenus(page), ['services']);
      await press('button[data-filter="Web"]');
      await page.waitForSelector('[data-tags][hidden]');
      assert.match(await page.$eval('[data-filter-status]', (status) => status.textContent), /\d/);

      await go('/services/website-configurator/');
      await press('#choice-redesign');
      const link = new URL(await page.$eval('[data-action]', (action) => (action as HTMLAnchorElement).href));
      assert.match(link.searchParams.get('message')!, '€1,500');

      await go('/contact/');
      await page.waitForSelector(`${form}[data-contact-form-ready]`);
      await fill(page, name === 'fillIn' ? { ...typed, email: 'filled@example.com' } : typed);
      const before = site.enquiries().length;
      await page.click(button);
      await until(page, 'sent');
      const { received, ...enquiry } = site.enquiries()[before]!;
      assert.ok(received);
      assert.equal(enquiry, name === 'fillIn' ? { ...typed, email: 'filled@example.com' } : typed);
    });
  }
}

rewritten.run();
