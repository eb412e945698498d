import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { confirmationWords } from '../../content/contact/enquiry-mail.ts';
import { startDelivery } from '../../functions/send-contact-email/node/delivery.ts';
import { openSpool, type Spool } from '../../functions/send-contact-email/node/spool.ts';
import { openSmtp } from '../../functions/send-contact-email/node/smtp.ts';
import { openContactService, serviceSettings } from '../support/contact/contact-service.ts';
import { tryDelivery, wrongWith } from '../support/contact/delivery-trial.ts';
import { asSent, enquiry, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { enquiryIdOf, headersOf, openMailServer, partsOf } from '../support/contact/mail-server.ts';
import { none } from '../support/none.ts';
import { atEnd, suite } from '../support/suite.ts';

const delivery = suite('delivery');

const limit = 15_000;
const day = 86_400_000;

delivery('an enquiry arrives in the inbox, answerable, in words, as a table and byte for byte', async () => {
  const mail = await openMailServer();
  const service = await openContactService(serviceSettings(mail));
  const texts = {
    ...asSent,
    name: 'Ünïcode “名前” 🙂',
    company: '<b>&amp;</b> "quoted"',
    projectDetails: 'שלום\r\nCRLF\nLF\rCR\t👩🏽‍🚀 <script>alert(1)</script>\n.\n..\n. end ',
  };
  assert.is((await service.post(texts)).status, 200);
  const [arrived] = await eventually(() => (assert.is(mail.mails.length, 1), mail.mails), limit);
  assert.equal([arrived!.from, arrived!.to], ['contact@site.example', ['owner@site.example']]);
  const headers = headersOf(arrived!);
  const [{ id } = {} as never] = service.received();
  assert.equal(headers.get('message-id'), [`<${id}@site.example>`]);
  assert.match(headers.get('reply-to')![0]!, /<founder@example\.com>$/);
  const parts = partsOf(arrived!);
  const { website: _, ...written } = texts;
  assert.equal(JSON.parse(parts.get('application/json')!), written);
  assert.ok(parts.get('text/plain')!.includes('👩🏽‍🚀 <script>alert(1)</script>'));
  assert.ok(parts.get('text/html')!.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
  assert.not.match(parts.get('text/html')!, /<script|<b>/);
});

delivery('nothing that a visitor writes becomes a header or a recipient', async () => {
  const mail = await openMailServer();
  const service = await openContactService(serviceSettings(mail));
  const names = [
    'a\tBcc: all@example.com',
    '"a" <b@example.com>, c@example.com',
    'x\u2028Bcc: all@example.com\u0085To: all@example.com',
    '=?utf-8?q?a=0D=0ABcc:_all@example.com?=',
    'n'.repeat(200),
    '\\"; <script>',
  ];
  for (const name of names) assert.is((await service.post({ ...asSent, name })).status, 200, name);
  assert.is((await service.post({ ...asSent, name: 'a\r\nBcc: all@example.com' })).status, 400);
  await eventually(() => assert.is(mail.mails.length, names.length), limit);
  for (const arrived of mail.mails) {
    const headers = headersOf(arrived);
    assert.equal(arrived.to, ['owner@site.example']);
    for (const [name, values] of headers) assert.is(values.length, 1, name);
    assert.not.ok(headers.has('bcc') || headers.has('cc'));
    assert.equal(headers.get('to'), ['owner@site.example']);
    assert.match(headers.get('reply-to')![0]!, /<founder@example\.com>$/);
    assert.is(
      headers
        .get('reply-to')![0]!
        .replace(/"(?:[^"\\]|\\.)*"/g, '')
        .match(/@/g)!.length,
      1,
    );
  }
});

for (const language of ['en', 'nl'] as const) {
  delivery(
    `a visitor is written to in ${language} where that is switched on, without a word of what was sent`,
    async () => {
      const mail = await openMailServer();
      const service = await openContactService(serviceSettings(mail, { CONTACT_CONFIRM: '1' }));
      await service.post({ ...asSent, name: 'Marker', projectDetails: 'Marker' }, { 'accept-language': language });
      await service.post({ ...asSent, name: 'Marker', website: 'trapped' });
      await eventually(() => assert.is(mail.mails.length, 2), limit);
      const [toOwner, toVisitor] = mail.mails;
      assert.equal([toOwner!.to, toVisitor!.to], [['owner@site.example'], ['founder@example.com']]);
      assert.equal(headersOf(toVisitor!).get('auto-submitted'), ['auto-replied']);
      const parts = partsOf(toVisitor!);
      assert.ok(parts.get('text/plain')!.includes(confirmationWords[language].text[0]!));
      assert.not.match([...parts.values(), toVisitor!.raw].join('\n'), /Marker/);
    },
  );
}

delivery('a visitor whose address is refused costs nothing but the confirmation', async () => {
  const refuse = (step: string, address: string) =>
    step === 'to' && address === 'founder@example.com' ? '550 Nobody is called that' : undefined;
  const mail = await openMailServer({ refuse });
  const settings = serviceSettings(mail, { CONTACT_CONFIRM: '1' });
  const service = await openContactService(settings);
  await service.post(asSent);
  const { progress } = await openSpool(settings.spool);
  const [{ id } = {} as never] = service.received();
  await eventually(async () => assert.match((await progress(id)).confirmed ?? '', /^EENVELOPE 550/), limit);
  assert.is(mail.mails.length, 1);
});

delivery('while the mail server is down enquiries are kept, and arrive once it is back', async () => {
  const mail = await openMailServer();
  const service = await openContactService(serviceSettings(mail));
  await mail.stop();
  for (const name of ['one', 'two', 'three']) assert.is((await service.post({ ...asSent, name })).status, 200);
  await eventually(() => assert.ok(service.reported.some((line) => line.includes('not delivered'))), limit);
  await mail.start();
  await eventually(() => assert.is(new Set(mail.mails.map(enquiryIdOf)).size, 3), limit);
  assert.is(mail.mails.length, 3);
});

delivery('an enquiry that the mail server refuses is kept and tried again, and holds nobody up', async () => {
  let refusing = true;
  const refuse = (step: string) => (step === 'data' && refusing ? '552 Too much' : undefined);
  const mail = await openMailServer({ refuse });
  const service = await openContactService(serviceSettings(mail));
  await service.post(asSent);
  await eventually(
    () => assert.ok(service.reported.some((line) => line.endsWith('not delivered, EMESSAGE 552'))),
    limit,
  );
  refusing = false;
  await service.post({ ...asSent, name: 'Another' });
  await eventually(() => assert.is(new Set(mail.mails.map(enquiryIdOf)).size, 2), limit);
});

delivery('what the trap caught waits for somebody to let it go', async () => {
  const mail = await openMailServer();
  const settings = serviceSettings(mail);
  const service = await openContactService(settings);
  await service.post({ ...asSent, website: 'x' });
  await service.post({ ...asSent, name: 'Later' });
  await eventually(() => assert.is(mail.mails.length, 1), limit);
  const [{ id } = {} as never] = service.received();
  await (await openSpool(settings.spool)).askAgain(id);
  await eventually(() => assert.is(mail.mails.length, 2), limit);
  assert.is(enquiryIdOf(mail.mails[1]!), id);
  assert.equal(headersOf(mail.mails[1]!).get('x-enquiry-trapped'), ['yes']);
});

delivery('what the trap caught is sent marked where the owner wants that', async () => {
  const mail = await openMailServer();
  const service = await openContactService(serviceSettings(mail, { CONTACT_TRAPPED: 'mail' }));
  await service.post({ ...asSent, website: 'x' });
  await eventually(() => assert.is(mail.mails.length, 1), limit);
  assert.match(headersOf(mail.mails[0]!).get('subject')![0]!, /^\[Possibly a machine\]/);
});

/** A delivery whose clock the test sets. */
async function clocked(
  mail: { port: number },
  more: Partial<Parameters<typeof startDelivery>[0]> = {},
  changes: Partial<Spool> = {},
) {
  const whole = await openSpool(temporaryFolder());
  const spool = { ...whole, ...changes };
  const reported: string[] = [];
  const clock = { now: Date.now() };
  const smtp = openSmtp({ host: '127.0.0.1', port: mail.port, security: 'none' });
  const started = startDelivery({
    spool,
    send: smtp.send,
    correspondents: { from: 'contact@site.example', to: 'owner@site.example' },
    confirm: false,
    sendTrapped: false,
    retrySeconds: 1,
    retentionDays: 30,
    report: (line) => reported.push(line),
    now: () => clock.now,
    ...more,
  });
  atEnd(async () => {
    await started.stop();
    smtp.close();
  });
  const add = (id: string, trapped = false) =>
    spool.keep(
      { id: id.repeat(32), received: new Date(clock.now).toISOString(), language: 'en', trapped, enquiry },
      [],
    );
  return { spool, whole, reported, clock, add };
}

delivery('what was sent is deleted after the days it is kept for, and what was not is not', async () => {
  const refuse = (step: string) => (step === 'data' && down ? '451 Later' : undefined);
  let down = false;
  const mail = await openMailServer({ refuse });
  const { spool, clock, add } = await clocked(mail);
  await add('a');
  await add('b', true);
  await eventually(() => assert.is(mail.mails.length, 1), limit);
  down = true;
  await add('c');
  clock.now += 29 * day;
  await add('d');
  await eventually(async () => assert.ok((await spool.progress('c'.repeat(32))).attempts > 0), limit);
  assert.is((await spool.ids()).length, 4);
  clock.now += 1.5 * day;
  await eventually(async () => assert.equal([...(await spool.ids())].map((id) => id[0]).sort(), ['c', 'd']), limit);
  assert.is(await spool.read('a'.repeat(32)), undefined);
});

delivery('on a full disk nothing is sent a second time, and what was sent is noted once there is room', async () => {
  const mail = await openMailServer();
  let tries = 0;
  let noteIt: Spool['note'] = () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  };
  const { whole, reported, add } = await clocked(mail, {}, { note: (...given) => noteIt(...given) });
  await add('a');
  await eventually(() => assert.ok(tries > 2), limit);
  assert.is(mail.mails.length, 1);
  assert.is(reported.filter((line) => line === 'the spool cannot be used: ENOSPC').length, 1);
  noteIt = whole.note;
  await eventually(async () => assert.ok((await whole.progress('a'.repeat(32))).sent), limit);
  assert.is(mail.mails.length, 1);
});

delivery('an owner is told when something waits for more than an hour, and not who or what', async () => {
  const refuse = (step: string, address: string) => (step === 'data' && refused.has(address) ? '451 Later' : undefined);
  const refused = new Set<string>();
  const mail = await openMailServer({ refuse });
  const told: [number, string][] = [];
  let failing = true;
  const smtp = openSmtp({ host: '127.0.0.1', port: mail.port, security: 'none' });
  atEnd(() => smtp.close());
  const { reported, clock, add } = await clocked(mail, {
    alert: async (waiting, oldest) => void told.push([waiting, oldest]),
    // This server refuses what the enquiry says, not that something waits.
    send: (message) =>
      failing && message.attachment
        ? Promise.reject(Object.assign(new Error('no'), { code: 'EMESSAGE', responseCode: 550 }))
        : smtp.send(message),
  });
  const since = new Date(clock.now).toISOString();
  await add('a');
  await eventually(() => assert.ok(reported.length > 0), limit);
  clock.now += 59 * 60_000;
  await eventually(() => assert.ok(reported.length > 1), limit);
  assert.equal(told, []);
  clock.now += 2 * 60_000;
  await eventually(() => assert.is(mail.mails.length, 1), limit);
  assert.equal(told, [[1, since]]);
  assert.equal(mail.mails[0]!.to, ['owner@site.example']);
  assert.not.match(mail.mails[0]!.raw, /Founder|founder|A site/);
  assert.ok(partsOf(mail.mails[0]!).get('text/plain')!.includes(since));
  failing = false;
  clock.now += day;
  await eventually(() => assert.ok(mail.mails.some((one) => enquiryIdOf(one))), limit);
});

delivery('nothing that was written stands in what is reported', async () => {
  const refuse = (step: string, address: string) =>
    step === 'to' && address.startsWith('founder') ? `550 <${address}> is unknown here` : undefined;
  const mail = await openMailServer({ refuse });
  const service = await openContactService(serviceSettings(mail, { CONTACT_CONFIRM: '1' }));
  await service.post(asSent);
  await service.post({ ...asSent, email: 'wrong' });
  await eventually(() => assert.ok(service.reported.some((line) => line.includes('confirmation'))), limit);
  for (const line of service.reported)
    assert.match(line, /^enquiry [0-9a-f]{32}: (?:kept|delivered|confirmation not delivered, EENVELOPE 550)$/);
});

delivery('two services on one spool send each enquiry once', async () => {
  const mail = await openMailServer();
  const settings = serviceSettings(mail);
  const services = [await openContactService(settings), await openContactService(settings)];
  const names = Array.from({ length: 40 }, (_, index) => `Visitor ${index}`);
  const answers = await Promise.all(names.map((name, index) => services[index % 2]!.post({ ...asSent, name })));
  assert.ok(answers.every(({ status }) => status === 200));
  await eventually(() => assert.is(mail.mails.length, names.length), limit);
  assert.is(new Set(mail.mails.map(enquiryIdOf)).size, names.length);
  // The one that sends ends, and the other goes on.
  await services[0]!.close();
  await services[1]!.post({ ...asSent, name: 'Later' });
  await eventually(() => assert.is(mail.mails.length, names.length + 1), limit);
});

delivery('a mail service on the web takes enquiries as well', async () => {
  const calls: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (status === 200) calls.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const [name, recipient, file] of [
    ['resend', 'to', 'attachments'],
    ['postmark', 'To', 'Attachments'],
  ] as const) {
    status = 500;
    calls.length = 0;
    const settings = { CONTACT_MAIL_SERVICE: name, CONTACT_MAIL_KEY: 'key', CONTACT_MAIL_URL: url };
    const service = await openContactService(serviceSettings(undefined, settings));
    assert.is((await service.post(asSent)).status, 200);
    await eventually(() => assert.ok(service.reported.some((line) => line.endsWith('HTTP 500'))), limit);
    status = 200;
    await eventually(() => assert.is(calls.length, 1), limit);
    const { body, headers } = calls[0]!;
    assert.equal([body[recipient]].flat(), ['owner@site.example']);
    assert.ok(JSON.stringify(headers).includes('key'));
    const [attached] = body[file] as Record<string, string>[];
    const content = attached!['content'] ?? attached!['Content'];
    assert.equal(JSON.parse(Buffer.from(content!, 'base64').toString('utf8')), enquiry);
  }
});

delivery(
  'with two services on a spool, one killed twice and the mail server too, what was acknowledged arrives once',
  async () => {
    const size = { enquiries: 120, kills: 2 };
    const trial = await tryDelivery({ ...size, atOnce: 20, services: 2, limit: 40_000 });
    none(wrongWith(trial, size));
  },
);

delivery.run();
