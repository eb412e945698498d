import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { browser } from '../support/extent.ts';
import { openPage } from '../support/browser/page.ts';
import { badNetwork } from '../support/contact/bad-network.ts';
import { openEndpoint } from '../support/contact/contact-endpoint.ts';
import {
  button,
  endpointsElsewhere,
  fill,
  postTo,
  read,
  root,
  toast,
  typed,
  until,
} from '../support/contact/contact-form.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const network = suite('contact form, on a bad network');
const site = siteFor(network, { reducedMotion: true, browser }, endpointsElsewhere);

const words = contactFormWords.en;
/** What a browser and the form write to the console where no answer came. */
const noAnswer = [
  /The enquiry was not sent: TypeError/,
  /ERR_(?:EMPTY|CONNECTION|INTERNET|FAILED|SOCKET)|NS_ERROR/,
  // Firefox calls every failure of another origin that.
  ...(browser === 'firefox' ? [/Cross-Origin Request Blocked/] : []),
];

/** The real endpoint behind a network, and the form on its page, filled in. */
async function openForm(expects: readonly RegExp[] = [], prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const endpoint = await openEndpoint();
  const way = await badNetwork(endpoint.url);
  const page = await site.open('/contact/', {
    expects,
    prepare: async (fresh) => {
      await postTo(way.url)(fresh);
      await prepare(fresh);
    },
  });
  await fill(page);
  return { page, way, kept: endpoint.kept };
}

/** Everything is still there: said, filled in, offered as an e-mail, and ready for another try. */
async function lostNothing(page: Page): Promise<void> {
  assert.equal(await read(page), typed);
  assert.equal(await page.$$eval(`${toast} p`, (lines) => lines.map((line) => line.textContent)), [
    words.toast.failed.title,
    words.toast.failed.text,
  ]);
  assert.ok(await page.$eval('[data-mail]', (link) => link.checkVisibility()));
  assert.is(await page.$eval(button, (control) => (control as HTMLButtonElement).disabled), false);
}

const send = async (page: Page, outcome: 'sent' | 'failed') => {
  await page.click(button);
  await until(page, outcome);
};

network('one that is slow both ways carries the enquiry, and the button says that it is being sent', async () => {
  const { page, way, kept } = await openForm();
  way.behave('slow');
  await page.click(button);
  await until(page, 'submitting');
  assert.is(await page.$eval(button, (control) => (control as HTMLElement).innerText), words.sending);
  await until(page, 'sent');
  assert.equal(kept(), [typed]);
});

network('one that breaks in the middle of the enquiry loses nothing, and the next try arrives', async () => {
  const { page, way, kept } = await openForm(noAnswer);
  way.behave('cut-request');
  await send(page, 'failed');
  await lostNothing(page);
  assert.equal(kept(), []);
  way.behave('clear');
  await send(page, 'sent');
  assert.equal(kept(), [typed]);
});

network(
  'one that breaks in the middle of the answer loses nothing, and the next try arrives as the same enquiry',
  async () => {
    const { page, way, kept } = await openForm(noAnswer);
    way.behave('cut-answer');
    await send(page, 'failed');
    await lostNothing(page);
    assert.equal(kept(), [typed]);
    way.behave('clear');
    await send(page, 'sent');
    assert.equal(kept(), [typed]);
  },
);

network('one that is gone and comes back carries the enquiry then', async () => {
  const { page, way, kept } = await openForm(noAnswer);
  await way.vanish();
  await send(page, 'failed');
  await lostNothing(page);
  await way.comeBack();
  await send(page, 'sent');
  assert.equal(kept(), [typed]);
});

network('one that goes while the answer is awaited loses nothing, and brings nothing twice', async () => {
  const { page, way, kept } = await openForm(noAnswer);
  way.behave('late');
  await page.click(button);
  await eventually(() => assert.equal(kept(), [typed]));
  await way.vanish();
  await until(page, 'failed');
  await lostNothing(page);
  way.behave('clear');
  await way.comeBack();
  await send(page, 'sent');
  assert.equal(kept(), [typed]);
});

network(
  'an answer that comes after the limit changes nothing any more, and the next try is the same enquiry',
  async () => {
    const { page, way, kept } = await openForm([/The enquiry was not sent: TimeoutError/], (fresh) =>
      fresh.evaluateOnNewDocument(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = () => timeout(1000);
      }),
    );
    way.behave('late');
    await send(page, 'failed');
    assert.equal(kept(), [typed]);
    way.release();
    await lostNothing(page);
    assert.is(await page.$(`${root}[data-state="failed"]`).then(Boolean), true);
    way.behave('clear');
    await send(page, 'sent');
    assert.equal(kept(), [typed]);
  },
);

network(
  'a browser that goes offline says so by its event, and the form loses nothing until it is online again',
  async () => {
    const { page, kept } = await openForm(noAnswer);
    const heard = (name: string) =>
      page.evaluate(
        (event) => new Promise((hear) => addEventListener(event, () => hear(navigator.onLine), { once: true })),
        name,
      );
    const offline = heard('offline');
    await page.setOfflineMode(true);
    assert.is(await offline, false);
    await send(page, 'failed');
    await lostNothing(page);
    const online = heard('online');
    await page.setOfflineMode(false);
    assert.is(await online, true);
    assert.equal(await read(page), typed);
    await send(page, 'sent');
    assert.equal(kept(), [typed]);
  },
);

network('what could not be sent is still there after the page is loaded anew', async () => {
  const { page, way, kept } = await openForm(noAnswer);
  await way.vanish();
  await send(page, 'failed');
  await page.reload();
  await page.waitForSelector(`${root}[data-contact-form-ready]`);
  assert.equal(await read(page), typed);
  await way.comeBack();
  await send(page, 'sent');
  assert.equal(kept(), [typed]);
});

/**
 * Milliseconds after which a browser has noted what was typed, for whoever comes back: Chrome does it after a second
 * (kDelaySecondsForContentStateSync), and nobody outside it can see when.
 */
const NOTED = 2000;

network('without a script a post that breaks off leaves the form filled in behind it', async () => {
  const way = await badNetwork(site.url('/contact/'));
  // Firefox gives up what was typed where the driver stops its scripts.
  const page = await openPage(way.url, { javascript: false, expects: [/request: .*POST/] });
  // By keyboard: a page that is come back to scrolls to where it was, and a mouse would miss.
  const send = async () => (await page.$(button))!.press('Enter');
  for (const [name, value] of Object.entries(typed)) {
    const control = (await page.$(`[data-field] [name="${name}"]`))!;
    if (name === 'projectType' || name === 'budgetRange') await control.select(value);
    else await control.type(value);
  }
  await new Promise((noted) => setTimeout(noted, NOTED));
  way.behave('cut-request');
  await send();
  await eventually(() => assert.match(page.url(), /^chrome-error:/));
  way.behave('clear');
  // Another process shows the browser's own page in between.
  await eventually(() => page.goBack());
  assert.equal(await read(page), typed);
  const before = site.enquiries().length;
  await Promise.all([page.waitForNavigation(), send()]);
  assert.match(page.url(), '/contact/sent/');
  assert.is(site.enquiries().length, before + 1);
});

network.run();
