import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { site } from '../../content/site.ts';
import { ContactForm } from '../../pages/contact/contact-form.tsx';
import { openEndpoint } from '../support/contact/contact-endpoint.ts';
import { browser } from '../support/extent.ts';
import {
  button,
  endpointsElsewhere,
  endpointThat,
  fill,
  focused,
  postTo,
  read,
  toast,
  typed,
  until,
} from '../support/contact/contact-form.ts';
import { findOne, parse, textOf } from '../support/pages/markup.ts';
import { siteFor } from '../support/site.ts';
import { eventually } from '../support/eventually.ts';
import { suite } from '../support/suite.ts';

const failure = suite('contact form, when sending fails');
const { open } = siteFor(failure, { reducedMotion: true, browser }, endpointsElsewhere);

const words = contactFormWords.en;
const answer =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(`reason ${status}`);

/** Firefox calls every failure of another origin that. */
const blocked = browser === 'firefox' ? [/Cross-Origin Request Blocked/] : [];

/** Every way the other end can fail, and what the browser and the form then write to the console. */
const ways: readonly (readonly [name: string, answer: RequestListener, expects: readonly RegExp[]])[] = [
  ...[400, 429, 500, 502].map(
    (status) =>
      [
        `an answer of ${status}`,
        answer(status),
        [new RegExp(`The enquiry was not sent: Error: ${status} reason ${status}`), new RegExp(`answer: ${status}`)],
      ] as const,
  ),
  // A browser that follows them asks with GET, finds a page that is there, and the text is gone.
  ...[301, 302, 303, 307].map(
    (status) =>
      [
        `a redirect of ${status}`,
        ({ method }, response) =>
          void (method === 'GET' ? response.end() : response.writeHead(status, { location: '/thanks' }).end()),
        [/The enquiry was not sent: Error: opaqueredirect/],
      ] as const satisfies (typeof ways)[number],
  ),
  [
    'a connection that breaks',
    ({ socket }) => void socket.destroy(),
    [/The enquiry was not sent: TypeError/, /ERR_EMPTY_RESPONSE|NS_ERROR_NET_RESET/, ...blocked],
  ],
  [
    'an answer that breaks off',
    ({ socket }, response) => {
      response.writeHead(503, { 'content-length': '100' }).write('half', () => socket.end());
    },
    [
      /The enquiry was not sent: Error: 503/,
      /answer: 503/,
      // Firefox takes what came for the whole.
      ...(browser === 'chrome' ? [/ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE/] : []),
    ],
  ],
];

for (const [name, respond, expects] of ways) {
  failure(`${name} loses nothing: said, logged, everything still filled in, offered as an e-mail`, async () => {
    const { url, requests } = await endpointThat(respond);
    const page = await open('/contact/', { prepare: postTo(url), expects });
    await fill(page);
    await page.click(button);
    await until(page, 'failed');
    // A browser may try a broken connection once more by itself.
    assert.ok(requests() <= (name === 'a connection that breaks' ? 2 : 1), `${requests()} requests`);
    assert.equal(await read(page), typed);
    assert.equal(await page.$$eval(`${toast} p`, (lines) => lines.map((line) => line.textContent)), [
      words.toast.failed.title,
      words.toast.failed.text,
    ]);
    const link = await page.$eval('[data-mail]', (a) =>
      a.checkVisibility() ? (a as HTMLAnchorElement).href : 'hidden',
    );
    const mail = new URL(link);
    assert.is(mail.pathname, site.email);
    assert.is(mail.searchParams.get('subject'), words.subject);
    const body = mail.searchParams.get('body')!;
    const chosen: readonly string[] = [typed.projectType, typed.budgetRange];
    for (const text of [
      typed.name,
      typed.email,
      typed.company,
      typed.phone,
      ...[words.fields.project, words.fields.budget].flatMap(({ options }) =>
        options.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : [])),
      ),
      'First line.\r\nSecond line.',
    ])
      assert.ok(body.includes(text), `${text} in ${body}`);
    assert.is(await page.$eval(button, (element) => (element as HTMLButtonElement).disabled), false);
  });
}

failure('a failed enquiry goes out when the other end has recovered', async () => {
  let status = 500;
  const { url, requests } = await endpointThat((_, response) => void response.writeHead(status).end());
  const page = await open('/nl/contact/', {
    prepare: postTo(url),
    expects: [/not sent: Error: 500/, /answer: 500/],
  });
  await fill(page);
  await page.click(button);
  await until(page, 'failed');
  assert.is(await page.$eval(`${toast} p`, (line) => line.textContent), contactFormWords.nl.toast.failed.title);
  status = 200;
  await page.click(button);
  await until(page, 'sent');
  assert.is(requests(), 2);
  assert.is(await page.$eval('[data-mail]', (part) => part.checkVisibility()), false);
});

failure('an endpoint of another origin that does not allow this one is a failure', async () => {
  const endpoint = await openEndpoint({ allowedOrigins: ['https://other.example'] });
  const page = await open('/contact/', {
    prepare: postTo(endpoint.url),
    expects: [/The enquiry was not sent: TypeError/, /CORS policy|Cross-Origin Request Blocked/, /ERR_FAILED|NS_ERROR/],
  });
  await fill(page);
  await page.click(button);
  await until(page, 'failed');
  assert.equal(endpoint.kept(), []);
  assert.equal(await read(page), typed);
});

failure('an endpoint of another origin that allows this one receives the enquiry', async () => {
  const endpoint = await openEndpoint();
  const page = await open('/contact/', { prepare: postTo(endpoint.url) });
  await fill(page);
  await page.click(button);
  await until(page, 'sent');
  assert.equal(endpoint.kept(), [typed]);
});

failure('a request that hangs is given up after 15 seconds', async () => {
  const { url } = await endpointThat(() => {});
  const page = await open('/contact/', {
    expects: [/The enquiry was not sent: TimeoutError/],
    prepare: async (fresh) => {
      await postTo(url)(fresh);
      await fresh.evaluateOnNewDocument(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (limit) => {
          Object.assign(window, { limit });
          return timeout(300);
        };
      });
    },
  });
  await fill(page);
  await page.click(button);
  await until(page, 'failed');
  assert.is(await page.evaluate(() => (window as unknown as { limit: number }).limit), 15_000);
  assert.equal(await read(page), typed);
});

failure(
  'while an answer is late the button is disabled and says so, and nothing can be sent twice or typed in vain',
  async () => {
    let release = () => {};
    const { url, requests } = await endpointThat((_, response) => void (release = () => response.end()));
    const page = await open('/contact/', { prepare: postTo(url) });
    await fill(page);
    await page.click(button);
    await until(page, 'submitting');
    const { disabled, label } = await page.$eval(button, (element) => ({
      disabled: (element as HTMLButtonElement).disabled,
      label: (element as HTMLElement).innerText,
    }));
    assert.is(disabled, true);
    assert.is(label, words.sending);
    assert.is.not(await focused(page), 'body');
    await page.type('[name="projectDetails"]', 'lost');
    for (const name of ['projectType', 'budgetRange']) {
      await page.focus(`[name="${name}"]`);
      await page.keyboard.press('ArrowDown');
    }
    assert.equal(await read(page), typed);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form')!.requestSubmit());
    await eventually(() => assert.is(requests(), 1));
    release();
    await until(page, 'sent');
    assert.is(requests(), 1);
  },
);

failure('half a character pair in the text breaks neither the post nor the e-mail', async () => {
  const { url } = await endpointThat(answer(500));
  const page = await open('/contact/', {
    prepare: postTo(url),
    expects: [/not sent: Error: 500/, /answer: 500/],
  });
  await fill(page, { ...typed, projectDetails: 'half \ud83d pair' });
  await page.click(button);
  await until(page, 'failed');
  assert.match(await page.$eval('[data-mail]', (a) => (a as HTMLAnchorElement).href), 'half%20%EF%BF%BD%20pair');
});

failure('the page hears that an enquiry was not sent', async () => {
  const { url } = await endpointThat(answer(500));
  const page = await open('/contact/', {
    prepare: postTo(url),
    expects: [/not sent: Error: 500/, /answer: 500/],
  });
  const heard = page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => addEventListener(name, (event) => resolve(event.composed), { once: true })),
    `${site.slug}:contact-form:failed`,
  );
  await fill(page);
  await page.click(button);
  assert.is(await heard, true);
});

failure('without an endpoint the script opens the whole enquiry as an e-mail and posts nothing', async () => {
  const page = await open('/nl/contact/', { prepare: postTo() });
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      Object.assign(window, { mail: link.href });
    }),
  );
  await fill(page);
  await page.click(button);
  const mail = new URL(await page.evaluate(() => (window as unknown as { mail: string }).mail));
  assert.is(mail.pathname, site.email);
  assert.match(mail.searchParams.get('body')!, 'First line.\r\nSecond line.');
  assert.equal(await read(page), typed);
  assert.equal(posts, []);
});

failure('where a key is set it goes along as a header of its own, beside the bearer', async () => {
  let headers: IncomingHttpHeaders = {};
  const { url } = await endpointThat((request, response) => {
    headers = request.headers;
    response.end();
  });
  const page = await open('/contact/', { prepare: postTo(url, { apikey: 'public-key' }) });
  await fill(page);
  await page.click(button);
  await until(page, 'sent');
  assert.is(headers['apikey'], 'public-key');
  assert.is(headers['authorization'], 'Bearer local');
});

for (const [name, enquiry] of [
  ['without an endpoint', { formPost: false }],
  ['with an endpoint that takes no form posts', { formPost: false, endpoint: 'https://api.example/send' }],
] as const) {
  failure(`${name} a form without a script opens the e-mail program, and says so`, () => {
    const markup = renderToStaticMarkup(
      createElement(ContactForm, { words, enquiry, privacy: '/privacy/', prefix: 'root', id: 'enquiry' }),
    );
    const form = findOne(parse(markup), 'form');
    assert.match(form.attribs['action']!, `mailto:${site.email}?subject=`);
    assert.is(form.attribs['method'], 'post');
    assert.is(form.attribs['enctype'], 'text/plain');
    assert.match(textOf(form), words.byMail);
    for (const way of [site.email, site.phone.display]) assert.match(textOf(form), way);
    assert.is(findOne(form, 'button', { type: 'submit' }).attribs['disabled'], undefined);
  });
}

failure.run();
