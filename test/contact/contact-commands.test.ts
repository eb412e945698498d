import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { answerCommand, type Command } from '../../functions/send-contact-email/node/commands.ts';
import { openSpool } from '../../functions/send-contact-email/node/spool.ts';
import { contactSettingNames } from '../../functions/send-contact-email/setting-names.ts';
import { type Environment, readContactSettings } from '../../functions/send-contact-email/settings.ts';
import { projectFolder, runScript } from '../support/build/built-site.ts';
import { openContactService, serviceSettings } from '../support/contact/contact-service.ts';
import { contactScript } from '../support/contact/delivery-trial.ts';
import { asSent, enquiry, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { enquiryIdOf, openMailServer } from '../support/contact/mail-server.ts';
import { none } from '../support/none.ts';
import { suite } from '../support/suite.ts';

const contact = suite('npm run contact');

/** A spool with an enquiry that waits and one in the trap, and a way to ask about them. */
async function filled() {
  const settings = serviceSettings(undefined);
  const { keep } = await openSpool(settings.spool);
  const common = { language: 'nl', enquiry } as const;
  const first = { ...common, id: 'a'.repeat(32), received: '2026-01-01T10:00:00.000Z', trapped: false };
  await keep(first, []);
  await keep({ ...common, id: 'b'.repeat(32), received: '2026-01-02T10:00:00.000Z', trapped: true }, []);
  const answer = (command: Command, argument?: string) => answerCommand(command, argument, settings);
  return { settings, keep, first, answer };
}

const refusal = (answer: Promise<string>) => answer.catch((error: unknown) => (error as Error).message);

contact('list shows what has become of each, and what the trap caught apart', async () => {
  const { answer } = await filled();
  assert.is(await answer('list'), 'aaaaaaaa  2026-01-01T10:00:00.000Z  waiting  Founder');
  assert.is(await answer('list', '--trapped'), 'bbbbbbbb  2026-01-02T10:00:00.000Z  trapped  Founder');
});

contact('list says so where there is nothing', async () => {
  const settings = serviceSettings(undefined);
  assert.is(await answerCommand('list', undefined, settings), 'There are no enquiries.');
  assert.is(await answerCommand('list', '--trapped', settings), 'The trap has caught nothing.');
});

contact('show tells everything of one, and an id that is none or several is named', async () => {
  const { answer, keep, first } = await filled();
  const shown = await answer('show', 'a');
  for (const text of [first.id, 'state: waiting', 'language: nl', ...Object.values(enquiry)])
    assert.ok(shown.includes(text), text);
  assert.match(await refusal(answer('show', 'c')), /No enquiry begins with "c"/);
  assert.match(await refusal(answer('show')), /No enquiry begins with ""/);
  await keep({ ...first, id: `ab${'a'.repeat(30)}` }, []);
  assert.match(await refusal(answer('show', 'a')), /Several enquiries begin with a/);
});

contact('nothing that was written steers the terminal', async () => {
  const { answer, keep, first } = await filled();
  const wild = 'A\u001b[2J\u009b\u202eB\rC\nD';
  await keep(
    { ...first, id: 'c'.repeat(32), enquiry: { ...enquiry, name: wild.replace(/[\r\n]/g, ''), projectDetails: wild } },
    [],
  );
  for (const text of [await answer('list'), await answer('show', 'c')])
    assert.not.match(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
});

contact('export is a table that a spreadsheet reads and does not run', async () => {
  const { answer, keep, first } = await filled();
  const wild = { ...enquiry, name: '=1+1', company: 'a "b", c', phone: '+31 20', projectDetails: 'one\r\ntwo' };
  await keep({ ...first, id: 'c'.repeat(32), enquiry: wild }, []);
  const table = await answer('export');
  assert.is(table.codePointAt(0), 0xfeff);
  const [head, ...rows] = table.slice(1).split('\r\n"');
  assert.is(head!.split(',').length, 4 + Object.keys(enquiry).length);
  assert.is(rows.length, 3);
  for (const text of [`"'=1+1"`, '"a ""b"", c"', `"'+31 20"`, '"one\r\ntwo"']) assert.ok(table.includes(text), text);
});

contact('retry sends at once what waits, and what the trap caught where it is named', async () => {
  const mail = await openMailServer();
  await mail.stop();
  const settings = serviceSettings(mail, { CONTACT_RETRY_SECONDS: '3600' });
  const service = await openContactService(settings);
  await service.post(asSent);
  await service.post({ ...asSent, website: 'x' });
  await eventually(() => assert.ok(service.reported.some((line) => line.includes('not delivered'))), 10_000);
  await mail.start();
  assert.match(await answerCommand('retry', undefined, settings), /^1 enquiry is tried again/);
  await eventually(() => assert.is(mail.mails.length, 1), 10_000);
  const trapped = service.received().find((one) => one.trapped)!.id;
  await answerCommand('retry', trapped.slice(0, 8), settings);
  await eventually(() => assert.is(enquiryIdOf(mail.mails[1]!), trapped), 10_000);
});

const credentials = { CONTACT_SMTP_USER: 'user', CONTACT_SMTP_PASSWORD: 'wrong password' };

contact('test sends one mail', async () => {
  const mail = await openMailServer();
  assert.match(await answerCommand('test', undefined, serviceSettings(mail)), /^A test mail .* was taken/);
  assert.equal(mail.mails[0]!.to, ['owner@site.example']);
});

for (const [what, server, env, said] of [
  ['a host that is none', {}, { CONTACT_SMTP_HOST: 'mail.invalid' }, /^Host: .*CONTACT_SMTP_HOST/],
  ['a port where nothing is', {}, { CONTACT_SMTP_PORT: '1' }, /^Port: .*CONTACT_SMTP_PORT/],
  ['a server without TLS', {}, { CONTACT_SMTP_SECURITY: 'starttls' }, /^TLS: .*CONTACT_SMTP_SECURITY/],
  ['TLS where there is none', {}, { CONTACT_SMTP_SECURITY: 'tls' }, /^TLS: .*CONTACT_SMTP_SECURITY/],
  [
    'a certificate of somebody else',
    { disabledCommands: [] },
    { CONTACT_SMTP_SECURITY: 'starttls' },
    /^TLS: the certificate .*CONTACT_SMTP_HOST/,
  ],
  [
    'a wrong login',
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_: unknown, __: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('Invalid login'), { responseCode: 535 })),
    },
    credentials,
    /^Login: .*CONTACT_SMTP_USER/,
  ],
  ['no login', { authOptional: false }, {}, /^Login: .*CONTACT_SMTP_USER/],
  [
    'a sender that may not',
    { refuse: (step: string) => (step === 'from' ? '553 Not you' : undefined) },
    {},
    /^Sender: .*553 Not you.*CONTACT_MAIL_FROM/,
  ],
  [
    'a recipient that is none',
    { refuse: (step: string) => (step === 'to' ? '550 Nobody' : undefined) },
    {},
    /^Recipient: .*550 Nobody.*CONTACT_MAIL_TO/,
  ],
] as const satisfies readonly (readonly [string, object, Environment, RegExp])[]) {
  contact(`test says what is wrong: ${what}`, async () => {
    const mail = await openMailServer(server as Parameters<typeof openMailServer>[0]);
    const answer = await refusal(answerCommand('test', undefined, serviceSettings(mail, env)));
    assert.match(answer, said);
    assert.not.match(answer, /wrong password/);
  });
}

contact('test without a way to the inbox says what to set', async () => {
  assert.match(await refusal(answerCommand('test', undefined, serviceSettings(undefined))), /CONTACT_SMTP_HOST/);
});

const wrong: readonly (readonly [Environment, RegExp])[] = [
  [{ CONTACT_ORIGINS: 'www.example.com' }, /CONTACT_ORIGINS is "www\.example\.com"/],
  [{ CONTACT_ORIGINS: 'https://www.example.com/' }, /CONTACT_ORIGINS/],
  [{ CONTACT_RATE: '20' }, /CONTACT_RATE/],
  [{ CONTACT_SMTP_HOST: 'mail.example.com' }, /CONTACT_MAIL_FROM/],
  [{ CONTACT_MAIL_FROM: 'Me <me@example.com>' }, /CONTACT_MAIL_FROM/],
  [{ CONTACT_MAIL_TO: 'a@example.com, b@example.com' }, /CONTACT_MAIL_TO/],
  [{ CONTACT_SMTP_SECURITY: 'ssl', CONTACT_SMTP_HOST: 'a', CONTACT_MAIL_FROM: 'a@b' }, /CONTACT_SMTP_SECURITY/],
  [{ CONTACT_SMTP_PORT: '70000' }, /CONTACT_SMTP_PORT/],
  [{ CONTACT_SMTP_USER: 'me' }, /CONTACT_SMTP_PASSWORD is wrong/],
  [{ CONTACT_MAIL_SERVICE: 'pigeon' }, /CONTACT_MAIL_SERVICE/],
  [{ CONTACT_MAIL_SERVICE: 'resend', CONTACT_MAIL_FROM: 'a@b' }, /CONTACT_MAIL_KEY is wrong/],
  [{ CONTACT_MAIL_URL: 'http://mail.example.com/' }, /CONTACT_MAIL_URL/],
  [{ CONTACT_ALERT_URL: 'javascript:alert(1)' }, /CONTACT_ALERT_URL/],
  [{ CONTACT_CONFIRM: 'yes' }, /CONTACT_CONFIRM/],
  [{ CONTACT_SMPT_HOST: 'mail.example.com' }, /There is no setting CONTACT_SMPT_HOST/],
  [{ SITE_ORIGIN: 'nonsense' }, /SITE_ORIGIN/],
];

contact('a setting with which no enquiry would arrive is named, with its value and a remedy', () => {
  none(
    wrong.map(([env, said]) => {
      try {
        readContactSettings(env);
        return `${JSON.stringify(env)} was taken`;
      } catch (error) {
        return said.test((error as Error).message) ? undefined : `${JSON.stringify(env)}: ${(error as Error).message}`;
      }
    }),
  );
});

contact('a secret is never shown, and the settings of the site stand beside', () => {
  const { allowedOrigins, site } = readContactSettings({
    SITE_ORIGIN: 'https://www.example.com',
    BASE_PATH: '/brochure/',
    CONTACT_ENDPOINT: 'https://www.example.com/functions/v1/send-contact-email',
    CONTACT_APIKEY: 'key',
    CONTACT_FORM_POST: '1',
  });
  assert.equal([allowedOrigins, site], [['https://www.example.com'], 'https://www.example.com/brochure/']);
  try {
    readContactSettings({ CONTACT_SMTP_USER: 'me', CONTACT_MAIL_KEY: 'hidden', CONTACT_MAIL_SERVICE: 'x' });
    assert.unreachable();
  } catch (error) {
    assert.not.match((error as Error).message, /hidden/);
  }
});

contact('the README explains every setting, and no other', () => {
  const text = readFileSync(join(projectFolder, 'README.md'), 'utf8');
  const known: readonly string[] = [...contactSettingNames, 'CONTACT_ENDPOINT', 'CONTACT_APIKEY', 'CONTACT_FORM_POST'];
  const rows = text.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1]!] : []));
  const explained = new Set(rows.flatMap((cell) => cell.match(/CONTACT_\w+/g) ?? []));
  assert.equal([...explained].sort(), [...known].sort());
  const example = readFileSync(join(projectFolder, '.env.example'), 'utf8').match(/CONTACT_\w+/g) ?? [];
  none(example.map((name) => (known.includes(name) ? undefined : name)));
});

contact('the command itself answers, and names what it does not know', async () => {
  // Away from a developer's own settings.
  const cwd = temporaryFolder();
  const listed = await runScript(contactScript, ['list'], { cwd });
  assert.equal([listed.code, listed.output.trim()], [0, 'There are no enquiries.']);
  const unknown = await runScript(contactScript, ['lsit'], { cwd });
  assert.is(unknown.code, 1);
  assert.match(unknown.output, /^There is no command "lsit"/);
  assert.not.match(unknown.output, /\bat .*:\d+/);
});

contact.run();
