import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { caseSlugs } from '../../content/cases/slugs.ts';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { site as brand } from '../../content/site.ts';
import { browser } from '../support/extent.ts';
import { click, openHost, ready, shownIn } from '../support/pages/embeds.ts';
import { hostileStyles, serveHostPage } from '../support/pages/host-page.ts';
import { none } from '../support/none.ts';
import { openPage } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const embed = suite('embeds that draw themselves');
const site = siteFor(embed);

const drawn = ['contact-form', 'portfolio-filter'] as const;
const scriptOf = (name: string) => `<script async src="${site.url(`/widgets/v1/${name}.js`)}"></script>`;
const hostile = `<style>${hostileStyles}</style>`;

/** What everything inside a shadow root looks like, and where it is within the element. */
const look = (page: Page, selector: string) =>
  page.$eval(selector, (host) => {
    const root = host.shadowRoot!.firstElementChild!;
    const from = root.getBoundingClientRect();
    return [...root.querySelectorAll('*')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // What is fixed to the screen stands elsewhere in each.
      const isPlaced = element.getClientRects().length > 0 && getComputedStyle(element).position !== 'fixed';
      const place = isPlaced ? [left - from.left, top - from.top, width, height] : [];
      return [
        `${element.localName}.${element.getAttribute('class') ?? ''}`,
        ...place.map(Math.round),
        ...[
          'display',
          'visibility',
          'opacity',
          'color',
          'background-color',
          'font-family',
          'font-size',
          'line-height',
        ].map((property) => style.getPropertyValue(property)),
        ...['letter-spacing', 'text-transform', 'direction', 'border-top-width', 'clip-path'].map((property) =>
          style.getPropertyValue(property),
        ),
      ].join(' | ');
    });
  });

/** What a host page can notice of a script: names, styles, storage, address. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('#witness')!);
    return {
      names: Object.getOwnPropertyNames(globalThis).sort().join(' '),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      head: document.head.childElementCount,
      body: document.body.childElementCount,
      attributes: [document.documentElement, document.body].flatMap((element) => element.getAttributeNames()).join(),
      stored: localStorage.length + sessionStorage.length,
      history: history.length,
      address: location.href,
      look: ['color', 'font', 'background', 'margin', 'letter-spacing', 'display', '--ink'].map((property) =>
        style.getPropertyValue(property),
      ),
    };
  });

for (const name of drawn) {
  embed(`${browser}: ${name} looks the same on a hostile page as on a plain one`, async () => {
    const stage = `<div id="stage"><div id="host" data-widget="${name}" data-language="nl"></div></div>${scriptOf(name)}`;
    const plain = await openHost({ head: '<style>#stage { width: 700px }</style>', body: stage }, { browser });
    const wild = await openHost({ head: hostile, body: stage }, { browser });
    await Promise.all([plain, wild].map((page) => ready(page, '#host', name)));
    const wanted = await look(plain, '#host');
    assert.ok(wanted.length > 40);
    const found = await look(wild, '#host');
    none(wanted.map((line, at) => (line === found[at] ? undefined : `${found[at]}\n        instead of ${line}`)));
  });

  embed(`${browser}: ${name} leaves nothing on the host page but its element`, async () => {
    const page = await openHost(
      { body: `<p id="witness">Host</p><div id="host" data-widget="${name}"></div>` },
      { browser },
    );
    const before = await traces(page);
    await page.addScriptTag({ url: site.url(`/widgets/v1/${name}.js`) });
    await ready(page, '#host', name);
    await page.$$eval('head script', (scripts) => scripts.forEach((script) => script.remove()));
    assert.equal(await traces(page), before);
  });
}

embed(
  `${browser}: a strict content security policy of the host needs nothing but the site's origin, Trusted Types included`,
  async () => {
    const { origin } = new URL(site.url('/'));
    const page = await openHost(
      {
        body: `<div id="one" data-widget="contact-form"></div><div id="two" data-widget="portfolio-filter"></div>${scriptOf('contact-form')}${scriptOf('portfolio-filter')}`,
        policy: `default-src 'none'; script-src ${origin}; img-src ${origin} data:; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
      { browser },
    );
    await Promise.all([ready(page, '#one', 'contact-form'), ready(page, '#two', 'portfolio-filter')]);
  },
);

embed(
  'cards lead to the site in the language of the embed, and pictures come from where the script came from',
  async () => {
    const page = await openHost({
      body: `<div id="en" data-widget="portfolio-filter"></div><div id="nl" data-widget="portfolio-filter" data-language="nl"></div>${scriptOf('portfolio-filter')}`,
    });
    for (const [language, prefix] of [
      ['en', ''],
      ['nl', 'nl/'],
    ] as const) {
      await ready(page, `#${language}`, 'portfolio-filter');
      const { links, pictures } = await page.$eval(`#${language}`, (element) => ({
        links: [...element.shadowRoot!.querySelectorAll('a')].map((link) => link.href),
        pictures: [...element.shadowRoot!.querySelectorAll('img')].map((picture) => picture.src),
      }));
      assert.is(links.length, Object.keys(caseSlugs).length);
      for (const link of links) {
        assert.ok(link.startsWith(site.url(`/${prefix}portfolio/`)), link);
        assert.is((await fetch(link)).status, 200);
      }
      for (const picture of pictures) assert.is((await fetch(picture)).status, 200);
      await page.waitForFunction(
        (host) => document.querySelector(host)!.shadowRoot!.querySelector('img')!.naturalWidth > 0,
        {},
        `#${language}`,
      );
    }
  },
);

embed('a copy of the script on another host leads to the site it was built for', async () => {
  const script = await (await fetch(site.url('/widgets/v1/portfolio-filter.js'))).text();
  const page = await openHost(
    {
      body: `<div id="host" data-widget="portfolio-filter"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    },
    { expects: [/failed|ERR_|answer/] },
  );
  await ready(page, '#host', 'portfolio-filter');
  assert.ok(
    (await page.$eval('#host', (element) => element.shadowRoot!.querySelector('a')!.href)).startsWith(
      `${brand.origin}/portfolio/`,
    ),
  );
});

embed(
  'the language is that of the element if there is such, else that of the page around it, else English',
  async () => {
    const page = await openHost({
      lang: 'nl-BE',
      body: `<div id="own" data-widget="contact-form" data-language="en"></div><div id="around" data-widget="contact-form"></div><div id="empty" data-widget="contact-form" data-language=""></div><div id="unknown" data-widget="contact-form" data-language="xx"></div><div lang="fr"><div id="none" data-widget="contact-form"></div></div>${scriptOf('contact-form')}`,
    });
    for (const [id, words] of [
      ['own', contactFormWords.en],
      ['around', contactFormWords.nl],
      ['empty', contactFormWords.nl],
      ['unknown', contactFormWords.nl],
      ['none', contactFormWords.en],
    ] as const) {
      await ready(page, `#${id}`, 'contact-form');
      assert.is(
        await page.$eval(`#${id}`, (element) => element.shadowRoot!.querySelector('h2')!.textContent),
        words.title,
      );
    }
  },
);

embed('what the element holds is shown until the script comes, and gives way to the form', async () => {
  const body = `<div id="host" data-widget="contact-form"><a href="${site.url('/contact/')}">Write to us</a></div>${scriptOf('contact-form')}`;
  const without = await openHost({ body }, { javascript: 'blocked' });
  assert.ok(await without.$eval('#host a', (link) => link.checkVisibility()));
  const page = await openHost({ body });
  await ready(page, '#host', 'contact-form');
  assert.not.ok(await page.$eval('#host a', (link) => link.checkVisibility()));
});

embed('an element with the widget’s own markup is used as it is', async () => {
  const html = await (await fetch(site.url('/contact/'))).text();
  const page = await openHost({ body: `<template>${html}</template>${scriptOf('contact-form')}` });
  await page.evaluate(() => {
    const root = document.querySelector('template')!.content.querySelector('[data-widget="contact-form"]')!;
    root.id = 'host';
    document.body.append(root);
  });
  await ready(page, '#host', 'contact-form');
  assert.ok(
    await page.$eval('#host', (element) => element.shadowRoot === null && element.querySelector('form')!.noValidate),
  );
});

embed('with data-address the choice of a portfolio stands in the address of the host page', async () => {
  const url = await serveHostPage({
    body: `<div id="host" data-widget="portfolio-filter" data-address="work"></div>${scriptOf('portfolio-filter')}`,
  });
  const page = await openPage(`${url}?work=print`);
  await ready(page, '#host', 'portfolio-filter');
  const shown = await shownIn(page, '#host');
  assert.ok(shown.length > 0 && shown.every((tags) => tags.includes('Print')));
  await click(page, '#host', '[data-filter="all"]');
  assert.is(await page.evaluate(() => location.search), '');
  assert.is((await shownIn(page, '#host')).length, Object.keys(caseSlugs).length);
});

embed.run();
