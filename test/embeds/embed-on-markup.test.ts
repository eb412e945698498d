import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { type WidgetName, widgetNames } from '../../widgets/names.ts';
import { browser } from '../support/extent.ts';
import { hostileStyles, serveHostPage } from '../support/pages/host-page.ts';
import { findAll, parse } from '../support/pages/markup.ts';
import { openPage } from '../support/browser/page.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const embed = suite('embeds on a host page’s own markup');
const site = siteFor(embed);

/** Where the site itself has each widget's markup. */
const pages: Readonly<Record<WidgetName, string>> = {
  nav: '/',
  reveal: '/',
  'light-field': '/',
  'portfolio-filter': '/portfolio/',
  'contact-form': '/contact/',
  configurator: '/services/website-configurator/',
  'not-found': '/404.html',
};

/** An element of the site with everything in it, as a host page may copy it. */
async function markupOf(name: WidgetName): Promise<string> {
  const html = await (await fetch(site.url(pages[name]))).text();
  const [root] = findAll(parse(html), /./, { 'data-widget': name });
  assert.ok(root, `${pages[name]} has no ${name}`);
  return html.slice(root.startIndex!, root.endIndex! + 1).replace(/(src)="\//g, `$1="${site.url('/')}`);
}

/** Something each widget does when it is used, on the element that is given; says what it came to. */
const uses: Partial<Record<WidgetName, (page: Page, host: string) => Promise<unknown>>> = {
  nav: async (page, host) => {
    await page.$eval(`${host} [data-menu-trigger]`, (trigger) => (trigger as HTMLElement).click());
    return page.$$eval(`${host} details[open]`, (open) => open.length);
  },
  'portfolio-filter': async (page, host) => {
    await page.$eval(`${host} [data-filter="Print"]`, (button) => (button as HTMLElement).click());
    // A choice may travel to its place.
    await page.waitForFunction(
      (list) => {
        const shown = [...document.querySelectorAll(list)];
        return shown.length > 0 && shown.every((each) => each.getAttribute('data-tags')!.includes('Print'));
      },
      {},
      `${host} [data-tags]:not([hidden])`,
    );
    return 1;
  },
  'contact-form': async (page, host) => {
    await page.$eval(`${host} [data-submit]`, (button) => (button as HTMLElement).click());
    return page.$$eval(`${host} [role="alert"] > :not(template)`, (toasts) => toasts.length);
  },
  configurator: async (page, host) => {
    await page.$eval(`${host} input[data-amount]`, (input) => (input as HTMLElement).click());
    return page.$$eval(`${host}[data-chosen]`, (found) => found.length);
  },
};

for (const name of widgetNames) {
  embed(`${browser}: ${name} twice, once more later, one taken away, its script loaded twice`, async () => {
    const markup = await markupOf(name);
    const script = `<script async src="${site.url(`/widgets/v1/${name}.js`)}"></script>`;
    const url = await serveHostPage({
      head: `<style>${hostileStyles}</style>`,
      body: `<div id="one">${markup}</div><div id="two">${markup}</div>${script}${script}`,
    });
    const page = await openPage(url, { browser });
    const root = (id: string) => `#${id} > [data-${name}-ready]`;
    await Promise.all(['one', 'two'].map((id) => page.waitForSelector(root(id))));
    await page.evaluate((copy) => {
      const three = document.createElement('div');
      three.id = 'three';
      three.innerHTML = copy;
      document.body.append(three);
      const two = document.querySelector('#two > *')!;
      Object.assign(window, { two });
      two.remove();
    }, markup);
    await page.waitForSelector(root('three'));
    await page.waitForFunction(
      (ready) => !(window as unknown as { two: Element }).two.hasAttribute(ready),
      {},
      `data-${name}-ready`,
    );

    const use = uses[name];
    if (!use) return;
    for (const id of ['one', 'three']) assert.is(await use(page, `#${id} > [data-widget]`), 1, id);
  });
}

embed(`${browser}: two forms without ids keep their drafts apart`, async () => {
  const markup = (await markupOf('contact-form')).replace(/(<form[^>]*?) id="[^"]*"/, '$1');
  const page = await openPage(
    await serveHostPage({
      body: `<div id="one">${markup}</div><div id="two">${markup}</div><script async src="${site.url('/widgets/v1/contact-form.js')}"></script>`,
    }),
    { browser },
  );
  const ready = () =>
    Promise.all(['one', 'two'].map((id) => page.waitForSelector(`#${id} > [data-contact-form-ready]`)));
  const names = () =>
    page.$$eval('[name="name"]', (controls) => controls.map((control) => (control as HTMLInputElement).value));
  await ready();
  for (const id of ['one', 'two']) {
    await page.$eval(
      `#${id} [name="name"]`,
      (control, value) => {
        (control as HTMLInputElement).value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      },
      id,
    );
  }
  // What Firefox brings back over a reload by itself must not count.
  await page.goto(page.url());
  await ready();
  assert.equal(await names(), ['one', 'two']);
});

embed.run();
