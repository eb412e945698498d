import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactPath } from '../../build/endpoint/contact-endpoint.ts';
import type { Enquiry } from '../../build/endpoint/enquiry.ts';
import { asSent, enquiry, openEndpoint, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { atEnd, suite } from '../support/suite.ts';

const file = suite('the file of enquiries');

file('enquiries that arrive at once stand whole, each on its line, none missing', async () => {
  const endpoint = await openEndpoint();
  const names = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(20_000)}`);
  const answers = await Promise.all(names.map((name) => endpoint.json({ ...asSent, name })));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(
    endpoint
      .kept()
      .map(({ name }) => name)
      .sort(),
    [...names].sort(),
  );
});

file('a file that exists is added to, never replaced', async () => {
  const path = join(temporaryFolder(), 'enquiries.ndjson');
  for (const name of ['First', 'Second']) await (await openEndpoint({ file: path })).json({ ...asSent, name });
  assert.equal(readFileSync(path, 'utf8').match(/"name":"\w+"/g), ['"name":"First"', '"name":"Second"']);
});

file('a line that was cut short does not swallow the next one', async () => {
  const endpoint = await openEndpoint();
  writeFileSync(endpoint.file, '{"received":"2025');
  await endpoint.json(asSent);
  const [torn, next] = endpoint.text().split('\n');
  assert.is(torn, '{"received":"2025');
  assert.is((JSON.parse(next!) as Enquiry).name, enquiry.name);
});

file('a file that is moved away while the server runs is begun anew', async () => {
  const endpoint = await openEndpoint();
  await endpoint.json(asSent);
  rmSync(endpoint.file);
  await endpoint.json(asSent);
  assert.is(endpoint.kept().length, 1);
});

file('a new file is readable by its owner only', async () => {
  if (process.platform === 'win32') return;
  const endpoint = await openEndpoint();
  await endpoint.json(asSent);
  assert.is(statSync(endpoint.file).mode & 0o777, 0o600);
});

file('a write that fails is answered 500, says so and is reported', async () => {
  const endpoint = await openEndpoint({ file: join(temporaryFolder(), 'no-such-folder', 'enquiries.ndjson') });
  const response = await endpoint.json(asSent);
  assert.is(response.status, 500);
  const { ok, message } = (await response.json()) as { ok: boolean; message: string };
  assert.is(ok, false);
  assert.match(message, /could not be kept/);
  assert.is((endpoint.reported[0] as NodeJS.ErrnoException).code, 'ENOENT');
  assert.equal(endpoint.printed, []);
});

file('an enquiry is answered only once the disk itself has it', async () => {
  const endpoint = await openEndpoint();
  const probe = await open(temporaryFolder());
  const handles = Object.getPrototypeOf(probe) as { sync: () => Promise<void> };
  await probe.close();
  const { sync } = handles;
  atEnd(() => {
    handles.sync = sync;
  });
  handles.sync = () => Promise.reject(new Error('The disk is gone.'));
  assert.is((await endpoint.json(asSent)).status, 500);
  handles.sync = sync;
  assert.is((await endpoint.json(asSent)).status, 200);
});

file('a form whose write fails ends on the failed page', async () => {
  const endpoint = await openEndpoint({ file: temporaryFolder() });
  const response = await endpoint.form(new URLSearchParams({ ...asSent, prefix: 'nl' }));
  assert.is(response.headers.get('location'), '/nl/contact/failed/');
});

file('a write that fails does not stop the next one', async () => {
  const folder = join(temporaryFolder(), 'later');
  const endpoint = await openEndpoint({ file: join(folder, 'enquiries.ndjson') });
  assert.is((await endpoint.json(asSent)).status, 500);
  mkdirSync(folder);
  assert.is((await endpoint.json(asSent)).status, 200);
  assert.is(endpoint.kept().length, 1);
});

file('each enquiry prints one line that names its sender and the file', async () => {
  const endpoint = await openEndpoint();
  await endpoint.json(asSent);
  await endpoint.json({ ...asSent, website: 'x' });
  assert.is(endpoint.printed.length, 1);
  assert.match(endpoint.printed[0]!, /Founder <founder@example\.com>, kept in enquiries\.ndjson$/);
});

file('the printed line carries nothing that steers a terminal', async () => {
  const endpoint = await openEndpoint();
  await endpoint.json({ ...asSent, name: 'A\u001b[2J\r\nB\u009b\u202eC' });
  assert.not.match(endpoint.printed[0]!, /[\u0000-\u001f\u007f-\u009f\u202e]/);
  assert.match(endpoint.printed[0]!, /enquiry from A \[2J B C </);
});

file('a post that breaks off half-way is kept nowhere and the server goes on', async () => {
  const endpoint = await openEndpoint();
  const { port } = new URL(endpoint.origin);
  const broken = httpRequest({
    port,
    method: 'POST',
    path: `/${contactPath}`,
    headers: { 'content-type': 'application/json', 'content-length': '5000' },
  });
  const ended = new Promise((done) => broken.once('error', done));
  broken.write('{"name":"Half', () => broken.destroy(new Error('gone')));
  await ended;
  assert.is((await endpoint.json(asSent)).status, 200);
  assert.equal(endpoint.kept(), [enquiry]);
});

file.run();
