import * as assert from 'uvu/assert';
import { openLocalSite } from '../../build/serving/local-site.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { builtSite, suiteFolder } from '../support/build/built-site.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { typed } from '../support/contact/contact-form.ts';
import { emptySpool } from '../support/contact/spooled.ts';
import { everyThirdAddress } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { atEnd, suite } from '../support/suite.ts';

const old = suite('a browser that understands nothing modern');
old.after(closeBrowsers);

/**
 * What is left of a page below the floor of the README: style sheets of layers, nesting and `:has()` are dropped whole, modules do not
 * run, popovers are ordinary elements.
 */
const asOldBrowsersRead = (markup: string) =>
  markup
    .replace(/<style\b[^>]*>.*?<\/style>/gs, '')
    .replace(/<link\b[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/ popover(?:target)?="[^"]*"/g, '');

async function open() {
  const folder = suiteFolder('enquiries');
  const served = await openLocalSite({
    settings: plainSettings(),
    folder: await builtSite(),
    enquiries: folder,
    port: '0',
    html: asOldBrowsersRead,
  });
  atEnd(() => served.close());
  return { served, enquiries: emptySpool(folder) };
}

old('every page shows all its words and links', async () => {
  const { served } = await open();
  const faults: string[] = [];
  const page = await openPage(served.url, { javascript: false });
  for (const address of everyThirdAddress) {
    await page.goto(served.origin + address, { waitUntil: 'domcontentloaded' });
    const hidden = await page.$$eval('main :is(h1, h2, h3, p, li, a), header a, footer a', (elements) =>
      elements
        // What a visitor opens, what only a script fills and what stands for a film that cannot be played is closed on purpose.
        .filter((element) => !element.closest('details:not([open]), [hidden], template, noscript, video'))
        .filter((element) => element.textContent.trim() && !element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    faults.push(...hidden.map((element) => `${address} hides ${element}`));
    if ((await page.$$('header a[href]')).length < 8) faults.push(`${address} has no way on in its header`);
  }
  none(faults);
});

old('an enquiry is sent and kept', async () => {
  const { served, enquiries } = await open();
  const page = await openPage(`${served.url}nl/contact/`, { javascript: false });
  for (const [name, value] of Object.entries(typed)) {
    const control = `[data-field] [name="${name}"]`;
    if (name === 'projectType' || name === 'budgetRange') await page.select(control, value);
    else await page.type(control, value);
  }
  await Promise.all([page.waitForNavigation(), page.click('[data-submit]')]);
  assert.is(page.url(), `${served.url}nl/contact/sent/`);
  const { received: _, ...kept } = enquiries().at(-1)!;
  assert.equal({ ...kept, projectDetails: kept.projectDetails.replaceAll('\r\n', '\n') }, typed);
});

old.run();
