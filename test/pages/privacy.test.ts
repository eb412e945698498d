import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { usualRetentionDays } from '../../content/contact/enquiry.ts';
import { locales, wordsIn } from '../../content/locale.ts';
import { privacyWords } from '../../content/privacy.ts';
import { canonicalPrefix, href, localesOf } from '../../content/routes.ts';
import { readContactSettings } from '../../functions/send-contact-email/settings.ts';
import { allAddresses, unlistedAddresses } from '../support/addresses.ts';
import { eventually } from '../support/eventually.ts';
import { everyThirdAddress } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const privacy = suite('privacy', { limit: 90_000 });
const site = siteFor(privacy, { reducedMotion: true });

const read = (address: string) => parse(readFileSync(join(site.folder(), address, 'index.html'), 'utf8'));
/** The privacy page for visitors of an address: that of its prefix, or where its language is led instead. */
const privacyFor = (address: string) =>
  href('privacy', locales.find((locale) => address.startsWith(`/${locale}/`)) ?? 'root');

privacy('the footer of every page leads to the privacy page in its prefix', () => {
  none(
    [...allAddresses, ...unlistedAddresses].filter((address) => {
      const footer = findAll(read(address), 'footer').at(-1)!;
      return findAll(footer, 'a', { href: privacyFor(address) }).length !== 1;
    }),
  );
});

for (const locale of localesOf('privacy')) {
  privacy(`the sentence about data in the form leads there too (${locale})`, () => {
    const form = findOne(read(href('contact', canonicalPrefix[locale])), 'form');
    const [link] = findAll(form, 'a', { href: href('privacy', canonicalPrefix[locale]) });
    assert.is(textOf(link!), wordsIn(contactFormWords, locale).privacy.link);
  });
}

privacy('no page sets a cookie or asks another server for anything', async () => {
  const faults: string[] = [];
  let shown = '';
  const page = await site.open('/robots.txt', {
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(site.url('/')).origin && !request.url().startsWith('data:'))
          faults.push(`${shown} asks for ${request.url()}`);
      });
    },
  });
  for (const address of everyThirdAddress) {
    shown = address;
    await page.goto(site.url(address), { waitUntil: 'load' });
    const cookies = await page.browserContext().cookies();
    faults.push(...cookies.map(({ name }) => `${address} sets the cookie ${name}`));
  }
  none(faults);
});

privacy('scripts store what the page names and nothing else, and the draft is gone once sent', async () => {
  const page = await site.open('/contact/');
  const stored = () =>
    page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `tab ${key.replace(/^.*:/, '')}`),
    ]);
  assert.equal(await stored(), []);
  await page.type('[name="name"]', 'A visitor');
  await eventually(async () => assert.equal(await stored(), ['tab enquiry']));
  await page.evaluate(() => scrollTo(0, 600));
  await Promise.all([page.waitForNavigation(), page.click('header a[data-language="nl"]')]);
  assert.equal((await stored()).sort(), ['local language', 'tab enquiry', 'tab reading-position']);
  assert.is(await page.evaluate(() => sessionStorage.getItem('reading-position')), '');
  assert.is(Object.keys(privacyWords.en.browser.notes).length, 3);
});

privacy('the days are those of the service: its usual ones, and those that are set', () => {
  assert.is(readContactSettings({}).retentionDays, usualRetentionDays);
  assert.is(plainSettings().enquiry.retentionDays, usualRetentionDays);
  assert.is(plainSettings({ CONTACT_RETENTION_DAYS: '7' }).enquiry.retentionDays, 7);
  for (const locale of localesOf('privacy')) {
    const text = textOf(findOne(read(href('privacy', canonicalPrefix[locale])), 'main'));
    const { before, after } = wordsIn(privacyWords, locale).figures.days;
    assert.match(text, `${before} ${usualRetentionDays} ${after}`);
  }
});

privacy.run();
