import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactPath } from '../functions/send-contact-email/contact-endpoint.ts';
import type { Enquiry } from '../content/enquiry.ts';
import { asSent, enquiry, openDesk, temporaryFolder } from './support/desk.ts';
import { atEnd, suite } from './support/suite.ts';

const file = suite('the file of enquiries');

file('enquiries that arrive at once stand whole, each on its line, none missing', async () => {
  const desk = await openDesk();
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(20_000)}`);
  const answers = await Promise.all(texts.map((projectDetails) => desk.json({ ...asSent, projectDetails })));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(
    desk
      .kept()
      .map(({ projectDetails }) => projectDetails)
      .sort(),
    [...texts].sort(),
  );
});

file('a file that exists is added to, never replaced', async () => {
  const path = join(temporaryFolder(), 'enquiries.ndjson');
  for (const name of ['First', 'Second']) await (await openDesk({ file: path })).json({ ...asSent, name });
  assert.equal(readFileSync(path, 'utf8').match(/"name":"\w+"/g), ['"name":"First"', '"name":"Second"']);
});

file('a line that was cut short does not swallow the next one', async () => {
  const desk = await openDesk();
  writeFileSync(desk.file, '{"received":"2025');
  await desk.json(asSent);
  const [torn, next] = desk.text().split('\n');
  assert.is(torn, '{"received":"2025');
  assert.is((JSON.parse(next!) as Enquiry).name, enquiry.name);
});

file('a file that is moved away while the server runs is begun anew', async () => {
  const desk = await openDesk();
  await desk.json(asSent);
  rmSync(desk.file);
  await desk.json(asSent);
  assert.is(desk.kept().length, 1);
});

file('a new file is readable by its owner only', async () => {
  if (process.platform === 'win32') return;
  const desk = await openDesk();
  await desk.json(asSent);
  assert.is(statSync(desk.file).mode & 0o777, 0o600);
});

file('a write that fails is answered 500, says so and is reported', async () => {
  const desk = await openDesk({ file: join(temporaryFolder(), 'no-such-folder', 'enquiries.ndjson') });
  const response = await desk.json(asSent);
  assert.is(response.status, 500);
  const { ok, message } = (await response.json()) as { ok: boolean; message: string };
  assert.is(ok, false);
  assert.match(message, /could not be kept/);
  assert.is((desk.reported[0] as NodeJS.ErrnoException).code, 'ENOENT');
  assert.equal(desk.printed, []);
});

file('an enquiry is answered only once the disk itself has it', async () => {
  const desk = await openDesk();
  const probe = await open(temporaryFolder());
  const handles = Object.getPrototypeOf(probe) as { sync: () => Promise<void> };
  await probe.close();
  const { sync } = handles;
  atEnd(() => {
    handles.sync = sync;
  });
  handles.sync = () => Promise.reject(new Error('The disk is gone.'));
  assert.is((await desk.json(asSent)).status, 500);
  handles.sync = sync;
  assert.is((await desk.json(asSent)).status, 200);
});

file('a form whose write fails ends on the failed page', async () => {
  const desk = await openDesk({ file: temporaryFolder() });
  const response = await desk.form(new URLSearchParams({ ...asSent, family: 'nl' }));
  assert.is(response.headers.get('location'), '/nl/contact/failed/');
});

file('a write that fails does not stop the next one', async () => {
  const folder = join(temporaryFolder(), 'later');
  const desk = await openDesk({ file: join(folder, 'enquiries.ndjson') });
  assert.is((await desk.json(asSent)).status, 500);
  mkdirSync(folder);
  assert.is((await desk.json(asSent)).status, 200);
  assert.is(desk.kept().length, 1);
});

file('each enquiry prints one line that names its sender and the file', async () => {
  const desk = await openDesk();
  await desk.json(asSent);
  await desk.json({ ...asSent, website: 'x' });
  assert.is(desk.printed.length, 1);
  assert.match(desk.printed[0]!, /Founder <founder@example\.com>, kept in enquiries\.ndjson$/);
});

file('the printed line carries nothing that steers a terminal', async () => {
  const desk = await openDesk();
  await desk.json({ ...asSent, name: 'A\u001b[2J\tB\u009b\u202eC' });
  assert.not.match(desk.printed[0]!, /[\u0000-\u001f\u007f-\u009f\u202e]/);
  assert.match(desk.printed[0]!, /enquiry from A \[2J B C </);
});

file('a post that breaks off half-way is kept nowhere and the server goes on', async () => {
  const desk = await openDesk();
  const { port } = new URL(desk.origin);
  const broken = httpRequest({
    port,
    method: 'POST',
    path: `/${contactPath}`,
    headers: { 'content-type': 'application/json', 'content-length': '5000' },
  });
  const ended = new Promise((done) => broken.once('error', done));
  broken.write('{"name":"Half', () => broken.destroy(new Error('gone')));
  await ended;
  assert.is((await desk.json(asSent)).status, 200);
  assert.equal(desk.kept(), [enquiry]);
});

file.run();
