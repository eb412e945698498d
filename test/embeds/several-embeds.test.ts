import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { site as brand } from '../../content/site.ts';
import { serveFolder } from '../../build/serving/serve.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { browser } from '../support/extent.ts';
import { click, fillIn, openHost, ready, shownIn } from '../support/pages/embeds.ts';
import { hostileStyles, serveHostPage } from '../support/pages/host-page.ts';
import { typed } from '../support/contact/contact-form.ts';
import { openPage } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';

const several = suite('several embeds on one page');
const site = siteFor(several);

const scriptOf = (name: string) => `<script async src="${site.url(`/widgets/v1/${name}.js`)}"></script>`;
const hostile = `<style>${hostileStyles}</style>`;

several(
  `${browser}: two contact forms, one added and one taken away, their script loaded twice, all send on their own`,
  async () => {
    const host = (id: string, language: string) =>
      `<div id="${id}" data-widget="contact-form" data-language="${language}" data-endpoint="${site.url(`/${contactPath}`)}" data-token="local"></div>`;
    const page = await openHost(
      {
        head: hostile,
        body: `<div id="stage">${host('one', 'en')}${host('two', 'nl')}</div>${scriptOf('contact-form')}${scriptOf('contact-form')}`,
      },
      { browser },
    );
    await Promise.all(['#one', '#two'].map((id) => ready(page, id, 'contact-form')));
    await page.evaluate(
      (markup, event) => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        document.addEventListener(event, ({ target }) => heard.push((target as Element).id));
        document.querySelector('#stage')!.insertAdjacentHTML('beforeend', markup);
      },
      host('three', 'nl'),
      `${brand.slug}:contact-form:sent`,
    );
    await ready(page, '#three', 'contact-form');
    await page.evaluate(() => {
      const two = document.querySelector('#two')!;
      Object.assign(window, { two });
      two.remove();
    });
    await page.waitForFunction(
      () => !(window as unknown as { two: Element }).two.hasAttribute('data-contact-form-ready'),
    );

    const before = site.enquiries().length;
    for (const [sent, id] of ['one', 'three'].entries()) {
      // Each is taken out as it comes: both say the same.
      assert.is(site.enquiries().length, before + sent);
      await fillIn(page, `#${id}`);
      await click(page, `#${id}`, '[data-submit]');
      await page.waitForFunction(
        (host) => document.querySelector(host)!.shadowRoot!.querySelector('[data-state="sent"]'),
        { timeout: 10_000 },
        `#${id}`,
      );
    }
    assert.is(site.enquiries().length, before + 2);
    const { received: _, ...last } = site.enquiries().at(-1)!;
    assert.equal(last, typed);
    assert.equal(await page.evaluate('window.heard'), ['one', 'three']);
    assert.is(
      await page.$eval(
        '#three',
        (element) => element.shadowRoot!.querySelector('[role="status"] > :not(template) p')?.textContent,
      ),
      contactFormWords.nl.toast.sent.title,
    );

    await page.evaluate(() => document.querySelector('#stage')!.append((window as unknown as { two: Element }).two));
    await ready(page, '#two', 'contact-form');
    await click(page, '#two', '[data-submit]');
    await page.waitForFunction(() =>
      document.querySelector('#two')!.shadowRoot!.querySelector('[role="alert"] > :not(template)'),
    );
    assert.is(site.enquiries().length, before + 2);
  },
);

several(
  `${browser}: two portfolios, one added and one taken away, their script loaded twice, all filter on their own`,
  async () => {
    const host = (id: string, language: string) =>
      `<div id="${id}" data-widget="portfolio-filter" data-language="${language}"></div>`;
    const page = await openHost(
      {
        head: hostile,
        body: `<div id="stage">${host('one', 'en')}${host('two', 'nl')}</div>${scriptOf('portfolio-filter')}${scriptOf('portfolio-filter')}`,
      },
      { browser },
    );
    await Promise.all(['#one', '#two'].map((id) => ready(page, id, 'portfolio-filter')));
    await page.evaluate(
      (markup, event) => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        document.addEventListener(event, (happened) =>
          heard.push([(happened.target as Element).id, (happened as CustomEvent).detail]),
        );
        document.querySelector('#stage')!.insertAdjacentHTML('beforeend', markup);
      },
      host('three', 'nl'),
      `${brand.slug}:portfolio-filter:changed`,
    );
    await ready(page, '#three', 'portfolio-filter');
    await page.$eval('#two', (element) => element.remove());

    await click(page, '#one', '[data-filter="Print"]');
    await click(page, '#three', '[data-filter="Rebrand"]');
    const print = await shownIn(page, '#one');
    const rebrand = await shownIn(page, '#three');
    assert.ok(print.length > 0 && print.every((tags) => tags.includes('Print')));
    assert.ok(rebrand.length > 1 && rebrand.every((tags) => tags.includes('Rebrand')));
    assert.equal(await page.evaluate('window.heard'), [
      ['one', { filter: 'Print', count: print.length }],
      ['three', { filter: 'Rebrand', count: rebrand.length }],
    ]);
    assert.is(await page.evaluate(() => location.search), '');
  },
);

several('the query of the host page and the drafts of other forms stay out of a form', async () => {
  const url = await serveHostPage({
    body: `<div id="one" data-widget="contact-form"></div><div id="two" data-widget="contact-form"></div>${scriptOf('contact-form')}`,
  });
  const page = await openPage(`${url}?message=saved&project=branding`);
  await Promise.all(['#one', '#two'].map((id) => ready(page, id, 'contact-form')));
  await page.$eval('#one', (element) => {
    const name = element.shadowRoot!.querySelector<HTMLInputElement>('[name="name"]')!;
    name.value = 'Founder';
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.reload();
  await Promise.all(['#one', '#two'].map((id) => ready(page, id, 'contact-form')));
  const read = (host: string) =>
    page.$eval(host, (element) =>
      ['name', 'projectType', 'projectDetails'].map(
        (name) => element.shadowRoot!.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value,
      ),
    );
  assert.equal(await read('#one'), ['Founder', '', '']);
  assert.equal(await read('#two'), ['', '', '']);
});

several('a form that is added before another has a draft of its own', async () => {
  const page = await openHost({
    body: `<div data-one data-widget="contact-form"></div>${scriptOf('contact-form')}`,
  });
  await ready(page, '[data-one]', 'contact-form');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('afterbegin', '<div data-two data-widget="contact-form"></div>'),
  );
  await ready(page, '[data-two]', 'contact-form');
  const drafts = await page.evaluate(() => sessionStorage.length);
  for (const host of ['[data-one]', '[data-two]']) await fillIn(page, host);
  assert.is(await page.evaluate(() => sessionStorage.length), drafts + 2);
});

/** The same site at another address, which is another site to a host page. */
async function otherSite(): Promise<string> {
  const served = await serveFolder({ folder: site.folder(), base: '/' });
  atEnd(() => served.close());
  return `${served.origin}/`;
}

several(`${browser}: scripts of two sites on one page each mount the elements that name their site`, async () => {
  const sites = [site.url('/'), await otherSite()];
  const page = await openHost(
    {
      body: sites
        .map(
          (address, at) =>
            `<div id="host${at}" data-widget="portfolio-filter" data-site="${address}"></div><script async src="${address}widgets/v1/portfolio-filter.js"></script>`,
        )
        .join(''),
    },
    { browser },
  );
  for (const [at, address] of sites.entries()) {
    await ready(page, `#host${at}`, 'portfolio-filter');
    const link = await page.$eval(`#host${at}`, (element) => element.shadowRoot!.querySelector('a')!.href);
    assert.ok(link.startsWith(address), `${link} is not below ${address}`);
  }
});

several(`${browser}: where scripts of two sites want one element the first has it and the other says so`, async () => {
  const sites = [site.url('/'), await otherSite()];
  const page = await openHost(
    {
      body: `<div id="host" data-widget="portfolio-filter"></div>${sites.map((address) => `<script src="${address}widgets/v1/portfolio-filter.js"></script>`).join('')}`,
    },
    {
      browser,
      expects: [new RegExp(`portfolio-filter did not start: .*${sites[1]} finds .*${sites[0]} on this element`)],
    },
  );
  await ready(page, '#host', 'portfolio-filter');
  const link = await page.$eval('#host', (element) => element.shadowRoot!.querySelector('a')!.href);
  assert.ok(link.startsWith(sites[0]!), link);
});

several.run();
