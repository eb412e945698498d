import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serving/serve.ts';
import { href } from '../../content/routes.ts';
import { createContactEndpoint } from '../../functions/send-contact-email/contact-endpoint.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { startDelivery } from '../../functions/send-contact-email/node/delivery.ts';
import { openSmtp } from '../../functions/send-contact-email/node/smtp.ts';
import { openSpool } from '../../functions/send-contact-email/node/spool.ts';
import { returnAddress } from '../../functions/send-contact-email/return-address.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { builtSite } from '../support/build/built-site.ts';
import { temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { serveHostPage } from '../support/pages/host-page.ts';
import { button, fill, type FieldValues, typed, until } from '../support/contact/contact-form.ts';
import { openMailServer, partsOf } from '../support/contact/mail-server.ts';
import { openPage } from '../support/browser/page.ts';
import { atEnd, suite } from '../support/suite.ts';

const inbox = suite('from the form to the inbox');

let folder = '';
inbox.before(async () => {
  folder = await builtSite();
});
inbox.after(() => closeBrowsers());

/** The site with an endpoint that delivers to a mail server, all of it on this machine. */
async function openSite() {
  const mail = await openMailServer();
  const spool = await openSpool(temporaryFolder());
  const smtp = openSmtp({ host: '127.0.0.1', port: mail.port, security: 'none' });
  const delivery = startDelivery({
    spool,
    send: smtp.send,
    correspondents: { from: 'contact@site.example', to: 'owner@site.example' },
    confirm: false,
    sendTrapped: false,
    retrySeconds: 1,
    retentionDays: 30,
    report: () => {},
  });
  atEnd(async () => {
    await delivery.stop();
    smtp.close();
  });
  const endpoint = createContactEndpoint({
    async keep(received, sameAs) {
      const kept = await spool.keep(received, sameAs);
      delivery.nudge();
      return kept;
    },
    token: 'local',
    returnTo: returnAddress('/'),
    report: () => {},
  });
  const served = await serveFolder({ folder, answer: (path) => (path === contactPath ? endpoint : undefined) });
  atEnd(() => served.close());
  /** What arrives, as the visitor wrote it. */
  const arrives = async (answers: FieldValues) => {
    const [arrived] = await eventually(() => (assert.is(mail.mails.length, 1), mail.mails), 10_000);
    assert.equal(JSON.parse(partsOf(arrived!).get('application/json')!), answers);
    assert.ok(partsOf(arrived!).get('text/plain')!.includes(answers.name!));
  };
  return { url: (path: string) => served.origin + path, arrives };
}

const odd: FieldValues = {
  ...typed,
  name: '“Ünïcode” 名前 🙂',
  company: '<b>&amp;</b>',
  projectDetails: 'שלום مرحبا 👩🏽‍🚀\n\n.\n<script>alert(1)</script>\t%20+ \u2028 end ',
};

for (const prefix of ['root', 'nl'] as const) {
  inbox(`${href('contact', prefix)} sends byte for byte with scripts`, async () => {
    const site = await openSite();
    const page = await openPage(site.url(href('contact', prefix)));
    await fill(page, odd);
    await page.click(button);
    await until(page, 'sent');
    await site.arrives(odd);
  });

  inbox(`${href('contact', prefix)} sends byte for byte without scripts`, async () => {
    const site = await openSite();
    const page = await openPage(site.url(href('contact', prefix)), { javascript: 'blocked' });
    await fill(page, odd);
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    assert.is(page.url(), site.url(href('contact-sent', prefix)));
    // A form post writes line ends its own way.
    await site.arrives({ ...odd, projectDetails: odd.projectDetails!.replaceAll('\n', '\r\n') });
  });
}

/** Fills in the form inside a shadow root and sends it. */
const sendEmbedded = (page: Page, answers: FieldValues) =>
  page.$eval(
    '#form',
    (host, values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = host.shadowRoot!.querySelector<HTMLInputElement>(`[data-field] [name="${name}"]`)!;
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      host.shadowRoot!.querySelector('form')!.requestSubmit();
    },
    answers,
  );

inbox('the form on a page of somebody else sends byte for byte', async () => {
  const site = await openSite();
  const host = await serveHostPage({
    lang: 'nl',
    head: `<script async src="${site.url('/widgets/v1/contact-form.js')}"></script>`,
    body: `<div id="form" data-widget="contact-form" data-endpoint="${site.url(`/${contactPath}`)}" data-token="local"></div>`,
  });
  const page = await openPage(host);
  await page.waitForSelector('#form[data-contact-form-ready]');
  await sendEmbedded(page, odd);
  await site.arrives(odd);
});

inbox.run();
