import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import {
  allAddresses,
  demonstrations,
  forwards,
  notFoundAddresses,
  rootAddresses,
  unlistedAddresses,
} from '../support/addresses.ts';
import { audit } from '../support/extent.ts';
import { none } from '../support/none.ts';
import { findAll, parse } from '../support/pages/markup.ts';
import { hashOf, policyOf } from '../support/pages/policy.ts';
import { useEverything } from '../support/pages/use-everything.ts';
import { siteFor } from '../support/site.ts';
import { atEnd, suite } from '../support/suite.ts';

const policy = suite('content security policy', { limit: audit ? 600_000 : 120_000 });
const intruders: { markup: string } = { markup: '' };
const site = siteFor(policy, {}, { html: (markup) => markup.replace('<main', () => `${intruders.markup}<main`) });

const browsers = audit ? (['chrome', 'firefox'] as const) : (['chrome'] as const);
const addressesOfForwards = forwards.map(({ from }) => from);
const documents = [
  ...allAddresses,
  ...unlistedAddresses,
  ...notFoundAddresses,
  ...addressesOfForwards,
  ...demonstrations,
];

const read = (address: string) =>
  readFileSync(join(site.folder(), address.endsWith('/') ? `${address}index.html` : address), 'utf8');

policy('every document carries one in its head, before all that it governs', () => {
  none(
    documents.map((address) => {
      const html = read(address);
      const first = /<head><meta charset="utf-8"\/><meta http-equiv="content-security-policy" content="[^"]+"\/>/;
      return first.test(html) && html.split('http-equiv="content-security-policy"').length === 2 ? undefined : address;
    }),
  );
});

policy('it begins from nothing, and allows what is written into a document by its hash alone', () => {
  none(
    documents.map((address) => {
      const document = parse(read(address));
      const own = policyOf(document);
      const inline = (tag: string) => findAll(document, tag).filter(({ attribs }) => !('src' in attribs));
      const scripts = inline('script').filter(({ attribs }) => attribs['type'] !== 'application/ld+json');
      const expected = {
        script: scripts.map(hashOf),
        style: inline('style').map(hashOf),
      };
      const said = {
        script: (own['script-src'] ?? []).filter((source) => source !== "'self'"),
        style: own['style-src'] ?? [],
      };
      const closed = ['default-src', 'base-uri', 'trusted-types'].every((name) => own[name]?.join() === "'none'");
      return closed && JSON.stringify(said) === JSON.stringify(expected)
        ? undefined
        : `${address}: ${JSON.stringify(own)}`;
    }),
  );
});

policy('forms lead only from the pages that have them, and scripts talk to their own site alone', () => {
  const withForm = (address: string) => findAll(parse(read(address)), 'form').length > 0;
  none(
    rootAddresses.map((address) => {
      const { 'form-action': leads, 'connect-src': talks } = policyOf(parse(read(address)));
      const right = leads?.join() === (withForm(address) ? "'self'" : "'none'") && talks?.join() === "'self'";
      return right ? undefined : address;
    }),
  );
  assert.ok(rootAddresses.some(withForm));
});

/** Tries, inside a page, what a script that has come in would do, and names what it was let do. */
const attempt = async (elsewhere: string): Promise<readonly string[]> => {
  const attempts: readonly (readonly [name: string, attempt: () => unknown])[] = [
    ['code out of text', () => new Function('globalThis.intruded = "by eval"')()],
    ['a message to elsewhere', () => fetch(`${elsewhere}/message`)],
    [
      'a worker',
      () =>
        new Promise((made, refused) => {
          const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(0)'])));
          worker.addEventListener('message', made);
          worker.addEventListener('error', refused);
        }),
    ],
    [
      'markup out of text',
      () =>
        'trustedTypes' in globalThis ? (document.querySelector('footer')!.innerHTML = '<p>x</p>') : Promise.reject(),
    ],
  ];
  const passed: string[] = [];
  for (const [name, attempt] of attempts) {
    // In a task of its own: what a test has a browser evaluate may do more.
    const done = new Promise((resolve) => setTimeout(() => resolve(Promise.resolve().then(attempt))));
    await done.then(
      () => passed.push(name),
      () => {},
    );
  }
  return passed;
};

/** Every kind of page that a script changes; all pages in the audit. */
const used = audit
  ? documents.filter((address) => !addressesOfForwards.includes(address))
  : ['/', '/nl/contact/', '/portfolio/', '/services/website-configurator/', ...notFoundAddresses, ...demonstrations];

for (const browser of browsers) {
  policy(`nothing that a visitor does violates it in ${browser}`, async () => {
    const page = await site.open('/robots.txt', { browser });
    for (const address of used) {
      await page.goto(site.url(address), { waitUntil: 'load' });
      await useEverything(page);
    }
    for (const { from, to } of forwards) {
      await page.goto(site.url(from));
      await page.waitForFunction((path) => location.pathname === path, {}, to);
    }
  });

  policy(`what is smuggled into a page neither runs, shows nor sends in ${browser}`, async () => {
    const asked: string[] = [];
    const foreign = createServer(({ url }, response) => {
      asked.push(url!);
      response.writeHead(200, { 'content-type': url!.endsWith('.css') ? 'text/css' : 'text/javascript' });
      response.end(url!.endsWith('.css') ? 'main { display: none }' : 'globalThis.intruded = "by a foreign script"');
    });
    await new Promise<void>((listening) => foreign.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
    intruders.markup = [
      '<script>globalThis.intruded = "by an inline script"</script>',
      `<script src="${origin}/foreign.js"></script>`,
      `<link rel="stylesheet" href="${origin}/foreign.css">`,
      '<style>main { display: none }</style>',
      '<p data-styled style="color: rgb(1, 2, 3)">styled</p>',
      '<img src="/favicon.svg" alt="" onload="globalThis.intruded = \'by a handler\'">',
      `<img src="${origin}/pixel.svg" alt="">`,
      `<iframe src="${origin}/frame"></iframe>`,
      `<base href="${origin}/">`,
      `<form data-thief action="${origin}/thief"><button>Go</button></form>`,
      '<a data-link href="javascript:globalThis.intruded=`by a link`">Go</a>',
    ].join('');
    atEnd(() => {
      intruders.markup = '';
      foreign.closeAllConnections();
      foreign.close();
    });

    const page = await site.open('/', {
      browser,
      expects: [/Policy violation|Content[- ]Security[- ]Policy|requires 'Trusted|request: failed/],
    });
    await page.click('[data-link]');
    await page.$eval('[data-thief]', (thief) => (thief as HTMLFormElement).requestSubmit());
    assert.equal(await page.evaluate(attempt, origin), []);
    assert.is(await page.evaluate('globalThis.intruded'), undefined);
    assert.is(await page.$eval('main', (main) => getComputedStyle(main).display), 'block');
    assert.is.not(await page.$eval('[data-styled]', (styled) => getComputedStyle(styled).color), 'rgb(1, 2, 3)');
    assert.equal(asked, []);
    assert.is(page.url(), site.url('/'));
    assert.is(await page.evaluate(() => document.baseURI), site.url('/'));
  });
}

policy.run();
