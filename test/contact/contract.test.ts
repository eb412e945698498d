import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { enquiryQuestions } from '../../content/contact/enquiry.ts';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { endpointOf } from '../../functions/send-contact-email/portable.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { asSent, enquiry, openEndpoint } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { hush } from '../support/contact/hush.ts';
import { enquiryIn, type MailService, openMailService } from '../support/contact/mail-service.ts';
import { none } from '../support/none.ts';
import { type Runtime, runOnDeno, runOnNode, runOnWorkerd } from '../support/contact/runtimes.ts';
import { atEnd, suite } from '../support/suite.ts';

const contract = suite('contract');

const origin = 'https://www.site.example';
const endings: (() => Promise<void> | void)[] = [];
contract.after(async () => {
  for (const ending of endings.reverse()) await ending();
});

let visitors = 0;
/** An enquiry that nobody has sent before. */
const another = () => ({ ...asSent, name: `Visitor ${(visitors += 1)}` });

for (const [name, run] of [
  ['Node', runOnNode],
  ['Deno', runOnDeno],
  ['workerd', runOnWorkerd],
] as const) {
  let runtime: Runtime;
  let mail: MailService;
  const start = (more: Readonly<Record<string, string>> = {}) =>
    run({
      SITE_ORIGIN: origin,
      CONTACT_TOKEN: 'public-token',
      CONTACT_ORIGINS: `${origin},https://client.example`,
      CONTACT_RATE: '0/0',
      CONTACT_TRAPPED: 'mail',
      CONTACT_MAIL_SERVICE: 'resend',
      CONTACT_MAIL_KEY: 'key',
      CONTACT_MAIL_URL: mail.url,
      CONTACT_MAIL_FROM: 'contact@site.example',
      CONTACT_MAIL_TO: 'owner@site.example',
      ...more,
    });

  const json = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(runtime.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer public-token', origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  /** What reached the inbox since a moment, in any order; two sent now, one after the other, show that nothing is still on its way. */
  async function arrivedSince(before: number): Promise<readonly unknown[]> {
    const later = [another(), another()].map((one) => ({ ...one, name: `Later ${one.name}` }));
    for (const last of later) {
      assert.is((await json(last)).status, 200);
      await eventually(() => assert.ok(mail.mails.some((one) => one.subject.endsWith(last.name))), 15_000);
    }
    return mail.mails
      .slice(before)
      .filter(({ subject }) => !later.some(({ name }) => subject.endsWith(name)))
      .sort((one, other) => one.subject.localeCompare(other.subject, 'en', { numeric: true }))
      .map(enquiryIn);
  }

  /** Several are on their way at once: which arrives first is nobody's promise. */
  const mailOf = (sent: { readonly name: string }) => mail.mails.find(({ subject }) => subject.endsWith(sent.name))!;

  contract(`${name}: the endpoint starts`, async () => {
    mail = await openMailService((ending) => endings.push(ending));
    runtime = await start();
    endings.push(runtime.close);
    assert.is((await fetch(runtime.url)).status, 405);
  });

  contract(`${name}: an enquiry is answered ok and arrives byte for byte, answerable`, async () => {
    const before = mail.mails.length;
    const sent = { ...another(), projectDetails: '👩🏽‍🚀 שלום\r\nCRLF\nLF\rCR\t<b>&amp;</b> \u2028 end ' };
    const response = await json(sent);
    assert.is(response.status, 200);
    assert.equal(await response.json(), { ok: true });
    const { website: _, ...written } = sent;
    assert.equal(await arrivedSince(before), [written]);
    const { to, reply_to: replyTo, headers } = mailOf(sent);
    assert.equal([to, replyTo], [['owner@site.example'], `"${sent.name}" <${enquiry.email}>`]);
    assert.match(headers['Message-ID']!, /^<[0-9a-f]{32}@site\.example>$/);
  });

  for (const [kind, encode] of [
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
    [
      'multipart',
      (fields: Record<string, string>) =>
        Object.entries(fields).reduce((form, [field, text]) => (form.append(field, text), form), new FormData()),
    ],
  ] as const) {
    contract(`${name}: a ${kind} form is led to the page of its language`, async () => {
      const before = mail.mails.length;
      const post = (fields: Record<string, string>, from = origin) =>
        fetch(runtime.url, { method: 'POST', redirect: 'manual', headers: { origin: from }, body: encode(fields) });
      const sent = [another(), another()];
      for (const [prefix, outcome, fields] of [
        ['root', 'contact/sent/', sent[0]!],
        ['nl', 'nl/contact/sent/', sent[1]!],
        ['nl', 'nl/contact/failed/', { ...another(), email: 'none' }],
      ] as const) {
        const response = await post({ ...fields, prefix });
        assert.is(response.status, 303);
        assert.is(response.headers.get('location'), `${origin}/${outcome}`);
      }
      const foreign = await post(another(), 'https://other.example');
      assert.is(foreign.status, 403);
      assert.is(((await foreign.json()) as { ok: boolean }).ok, false);
      assert.equal(
        (await arrivedSince(before)).map((one) => (one as typeof enquiry).name),
        sent.map((one) => one.name),
      );
    });
  }

  contract(`${name}: a browser that asks first is told what it may send`, async () => {
    const response = await fetch(runtime.url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://client.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    assert.is(response.status, 204);
    assert.is(response.headers.get('access-control-allow-origin'), 'https://client.example');
    assert.match(response.headers.get('access-control-allow-headers')!, /authorization.*content-type/);
  });

  contract(`${name}: each refusal has its status, names its cause, may be read, and delivers nothing`, async () => {
    const before = mail.mails.length;
    const long = 'x'.repeat(enquiryQuestions.name.maxLength + 1);
    const cases: readonly (readonly [string, number, RegExp, () => Promise<Response>])[] = [
      ['no token', 401, /token/, () => json(another(), { authorization: '' })],
      ['a wrong token', 401, /token/, () => json(another(), { authorization: 'Bearer other' })],
      ['a method', 405, /Post/, () => fetch(runtime.url, { method: 'PUT', headers: { origin }, body: 'x' })],
      ['a type', 415, /application\/json/, () => json(another(), { 'content-type': 'text/plain' })],
      ['a size', 413, /larger/, () => json({ ...another(), projectDetails: 'x'.repeat(4_100_000) })],
      ['no object', 400, /JSON/, () => json('[]')],
      ['broken JSON', 400, /JSON/, () => json('{"name":')],
      ['missing fields', 400, /name is required.*email.*projectDetails is required/s, () => json({})],
      ['a long field', 400, /at most/, () => json({ ...another(), name: long })],
      ['a header', 400, /one line/, () => json({ ...another(), name: 'a\r\nBcc: all@example.com' })],
      ['a header in the address', 400, /one line/, () => json({ ...another(), email: 'a@example.com\nBcc: b@c' })],
      ['half a character', 400, /half of a character/, () => json({ ...another(), projectDetails: 'x\ud83d' })],
      ['no text', 400, /must be text/, () => json({ ...another(), phone: 5 })],
      ['a trap that is no text', 400, /website must be text/, () => json({ ...another(), website: {} })],
    ];
    const found: string[] = [];
    for (const [what, status, said, ask] of cases) {
      const response = await ask();
      const text = await response.text();
      if (response.status !== status || !said.test(text)) found.push(`${what}: ${response.status} ${text}`);
      if (response.headers.get('access-control-allow-origin') !== origin) found.push(`${what}: cannot be read`);
      if ((JSON.parse(text) as { ok: boolean }).ok !== false) found.push(`${what}: claims to be ok`);
    }
    const foreign = await json(another(), { origin: 'https://other.example' });
    if (foreign.status !== 403 || foreign.headers.has('access-control-allow-origin')) found.push('a foreign origin');
    none(found);
    assert.equal(await arrivedSince(before), []);
  });

  contract(`${name}: the same enquiry sent again, at once or later, arrives once`, async () => {
    const before = mail.mails.length;
    const sent = another();
    const answers = await Promise.all([json(sent), json(sent), json(sent)]);
    answers.push(await json(sent));
    assert.equal(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    assert.is((await arrivedSince(before)).length, 1);
  });

  contract(`${name}: a key of the sender's stands for one enquiry`, async () => {
    const before = mail.mails.length;
    const [sent, other] = [another(), another()];
    const key = { 'idempotency-key': `key of ${sent.name}` };
    const answers = [await json(sent, key), await json(sent, key), await json(other, key)];
    assert.equal(
      answers.map(({ status }) => status),
      [200, 200, 422],
    );
    assert.is((await arrivedSince(before)).length, 1);
  });

  contract(`${name}: what the trap caught is answered like any other and is not lost`, async () => {
    const before = mail.mails.length;
    const sent = another();
    const response = await json({ ...sent, website: 'x' });
    assert.equal(await response.json(), { ok: true });
    assert.is((await arrivedSince(before)).length, 1);
    assert.is(mailOf(sent).headers['X-Enquiry-Trapped'], 'yes');
  });

  contract(`${name}: no enquiry is called sent that is not safe`, async () => {
    const before = mail.mails.length;
    const sent = another();
    mail.status = 500;
    const response = await json(sent);
    mail.status = 200;
    if (name === 'Node') {
      // The spool has it, and sends it a while later.
      assert.is(response.status, 200);
      await eventually(() => assert.ok(mail.mails.length > before), 15_000);
    } else {
      assert.is(response.status, 502);
      assert.is(response.headers.get('access-control-allow-origin'), origin);
      assert.match(await response.text(), /could not be delivered/);
      assert.is((await json(sent)).status, 200);
    }
    assert.is((await arrivedSince(before)).length, 1);
  });

  contract(`${name}: a flood from one address is told to wait`, async () => {
    const limited = await start({ CONTACT_RATE: '3/600' });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const response = await fetch(limited.url, { method: 'POST', headers: { origin } });
        statuses.push(response.status);
        const wait = Number(response.headers.get('retry-after'));
        if (response.status === 429) assert.ok(wait > 0 && wait <= 600);
        assert.is(response.headers.get('access-control-allow-origin'), origin);
        await response.body?.cancel();
      }
      assert.equal(statuses, [415, 415, 415, 429, 429]);
    } finally {
      await limited.close();
    }
  });
}

contract('Netlify: the entry answers at the address the form posts to, out of the environment', async () => {
  const mail = await openMailService();
  const settings = {
    CONTACT_MAIL_SERVICE: 'resend',
    CONTACT_MAIL_KEY: 'key',
    CONTACT_MAIL_URL: mail.url,
    CONTACT_MAIL_FROM: 'contact@site.example',
  };
  Object.assign(process.env, settings);
  atEnd(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });
  const { default: netlify, config } = await import('../../functions/send-contact-email/netlify.ts');
  assert.is(config.path, `/${contactPath}`);
  const request = new Request(`https://www.site.example${config.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asSent),
  });
  assert.is((await netlify(request, { ip: '192.0.2.1' })).status, 200);
  assert.equal(mail.mails.map(enquiryIn), [enquiry]);
});

contract(
  'settings that are missing on a platform without a disk are told to its owner and not to visitors',
  async () => {
    const said = hush('error');
    const response = await endpointOf({})(new Request('https://www.site.example/', { method: 'POST' }));
    assert.is(response.status, 500);
    assert.not.match(await response.text(), /CONTACT_/);
    assert.match(said.join(), /CONTACT_MAIL_SERVICE/);
  },
);

contract('Deno takes the packages that Node takes', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(projectFolder, path), 'utf8')) as Record<string, object>;
  const { imports } = read('functions/send-contact-email/deno.json') as { imports: Record<string, string> };
  const packages = Object.assign({}, read('package.json')['dependencies'], read('package.json')['devDependencies']);
  for (const [name, target] of Object.entries(imports)) {
    const [bare = '', ...rest] = name.split('/');
    assert.is(target, [`npm:${bare}@${(packages as Record<string, string>)[bare]}`, ...rest].join('/'));
  }
});

/** A body whose end never comes. */
const endless = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start: (part) => part.enqueue(new Uint8Array(bytes).fill(0x20)),
  });

const half = (url: string, bytes: number, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: endless(bytes),
    duplex: 'half',
  } as RequestInit);

contract('a body that takes too long is given up with 408', async () => {
  const endpoint = await openEndpoint({ bodyTime: 200 });
  const response = await half(endpoint.url, 10, { origin: 'https://client.example' });
  assert.is(response.status, 408);
  assert.is(response.headers.get('access-control-allow-origin'), '*');
  assert.match(await response.text(), /too long/);
  assert.is((await endpoint.json(asSent)).status, 200);
});

contract('of many halves the largest is given up, and an ordinary enquiry comes through', async () => {
  const endpoint = await openEndpoint({ unfinishedLimit: 1_000_000, bodyTime: 3000 });
  const halves = Array.from({ length: 12 }, () => half(endpoint.url, 200_000).then(({ status }) => status));
  const first = await Promise.race(halves);
  assert.is(first, 503);
  for (let count = 0; count < 20; count += 1) assert.is((await endpoint.json(another())).status, 200);
  const statuses = await Promise.all(halves);
  assert.ok(statuses.filter((status) => status === 503).length >= 7, String(statuses));
  assert.ok(statuses.every((status) => status === 503 || status === 408));
});

contract('of sixty halves of the largest size no more are held than there is room for', async () => {
  const endpoint = await openEndpoint({ bodyTime: 5000, unfinishedLimit: 32_000_000 });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () =>
      half(endpoint.url, 3_900_000).then(
        ({ status }) => status,
        // Cut off while it was being sent.
        () => 503,
      ),
    ),
  );
  assert.ok(
    statuses.every((status) => status === 503 || status === 408),
    String(statuses),
  );
  // Room for four million bytes each.
  assert.ok(statuses.filter((status) => status === 408).length <= 8, String(statuses));
});

contract.run();
