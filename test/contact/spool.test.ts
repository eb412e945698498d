import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import { tryLock } from '../../functions/send-contact-email/node/lock.ts';
import { openSpool } from '../../functions/send-contact-email/node/spool.ts';
import { identify, type ReceivedEnquiry } from '../../functions/send-contact-email/received.ts';
import { asSent, enquiry, openEndpoint, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { readSpool } from '../support/contact/spooled.ts';
import { atEnd, suite } from '../support/suite.ts';

const spooling = suite('the spool');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

async function received(changes: Partial<ReceivedEnquiry['enquiry']> = {}, now = Date.now()) {
  const text = { ...enquiry, ...changes };
  const { id, sameAs } = await identify({ enquiry: text, trapped: false }, undefined, now);
  const one = { id, received: new Date(now).toISOString(), language: 'en', trapped: false, enquiry: text } as const;
  return [one, sameAs] as const;
}

/** Lets a step of writing fail the way a disk does, until it is called off. */
async function breakDisk(step: 'writeFile' | 'sync', code: string): Promise<() => void> {
  const probe = await open(temporaryFolder());
  const handles = Object.getPrototypeOf(probe) as Record<string, unknown>;
  await probe.close();
  const whole = handles[step];
  const mend = () => void (handles[step] = whole);
  atEnd(mend);
  handles[step] = () => Promise.reject(Object.assign(new Error('The disk does not.'), { code }));
  return mend;
}

spooling('enquiries that arrive at once stand whole, each in its file, none missing', async () => {
  const endpoint = await openEndpoint();
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(20_000)}`);
  const answers = await Promise.all(texts.map((projectDetails) => endpoint.json({ ...asSent, projectDetails })));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(
    endpoint
      .kept()
      .map(({ projectDetails }) => projectDetails)
      .sort(),
    [...texts].sort(),
  );
});

spooling('two that keep the same enquiry in one folder keep it once', async () => {
  const folder = temporaryFolder();
  const spools = await Promise.all([openSpool(folder), openSpool(folder)]);
  for (let round = 0; round < 20; round += 1) {
    const [one, sameAs] = await received({ name: `${round}` });
    const kept = await Promise.all(spools.flatMap(({ keep }) => [keep(one, sameAs), keep(one, sameAs)]));
    assert.equal(kept.sort(), ['known', 'known', 'known', 'new']);
  }
  assert.is(readSpool(folder).length, 20);
});

spooling('the same words are another enquiry a day later, and one enquiry around midnight', async () => {
  const { keep } = await openSpool(temporaryFolder());
  const midnight = Date.UTC(2026, 0, 2);
  assert.is(await keep(...(await received({}, midnight - 1000))), 'new');
  assert.is(await keep(...(await received({}, midnight + 1000))), 'known');
  assert.is(await keep(...(await received({}, midnight + 86_400_000))), 'new');
});

spooling('what a disk refuses is answered 503, says when to come again, and leaves nothing', async () => {
  for (const [step, code] of [
    ['writeFile', 'ENOSPC'],
    ['sync', 'ENOSPC'],
    ['writeFile', 'EDQUOT'],
    ['sync', 'EIO'],
  ] as const) {
    const endpoint = await openEndpoint();
    const mend = await breakDisk(step, code);
    const response = await endpoint.json(asSent);
    assert.is(response.status, 503);
    assert.match(response.headers.get('retry-after')!, /^\d+$/);
    const { ok, message } = (await response.json()) as { ok: boolean; message: string };
    assert.is(ok, false);
    assert.match(message, /could not be kept/);
    assert.match(endpoint.reported[0]!, new RegExp(`^enquiry [0-9a-f]{32}: not kept, ${code}$`));
    assert.equal(filesIn(endpoint.spool), []);
    mend();
    assert.is((await endpoint.json(asSent)).status, 200);
    assert.equal(endpoint.kept(), [enquiry]);
  }
});

spooling('a folder that is taken away while the server runs fails each enquiry and no more', async () => {
  const endpoint = await openEndpoint();
  const folder = join(endpoint.spool, 'unfinished');
  rmSync(folder, { recursive: true });
  assert.is((await endpoint.json(asSent)).status, 503);
  mkdirSync(folder);
  assert.is((await endpoint.json(asSent)).status, 200);
});

spooling('a form whose enquiry cannot be kept ends on the failed page', async () => {
  const endpoint = await openEndpoint();
  await breakDisk('writeFile', 'ENOSPC');
  const response = await endpoint.form(new URLSearchParams({ ...asSent, prefix: 'nl' }));
  assert.is(response.headers.get('location'), '/nl/contact/failed/');
});

spooling('files and folders are readable by their owner only', async () => {
  if (process.platform === 'win32') return;
  const endpoint = await openEndpoint();
  await endpoint.json(asSent);
  for (const entry of readdirSync(endpoint.spool, { recursive: true, withFileTypes: true }))
    assert.is(statSync(join(entry.parentPath, entry.name)).mode & 0o077, 0, entry.name);
});

spooling('what a process left half-written is no enquiry, and goes after an hour', async () => {
  const folder = temporaryFolder();
  await openSpool(folder);
  for (const [name, age] of [
    ['old', 4000],
    ['young', 1000],
  ] as const) {
    const path = join(folder, 'unfinished', name);
    writeFileSync(path, '{"version":1');
    utimesSync(path, Date.now() / 1000 - age, Date.now() / 1000 - age);
  }
  const { ids } = await openSpool(folder);
  assert.equal(await ids(), []);
  assert.equal(readdirSync(join(folder, 'unfinished')), ['young']);
});

spooling('a damaged file is not guessed at', async () => {
  const folder = temporaryFolder();
  const { keep, read } = await openSpool(folder);
  const [one, sameAs] = await received();
  await keep(one, sameAs);
  const path = join(folder, 'enquiries', `${one.id}.json`);
  const whole = readFileSync(path, 'utf8');
  for (const text of [
    '',
    whole.slice(0, 50),
    whole.replace('"version":1', '"version":2'),
    whole.replace('Founder', ''),
  ]) {
    writeFileSync(path, text);
    assert.is(await read(one.id).catch(() => 'refused'), 'refused');
  }
  writeFileSync(path, whole);
  assert.equal(await read(one.id), { version: 1, ...one });
});

spooling('a post that breaks off half-way is kept nowhere and the server goes on', async () => {
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

spooling('of many that want it one has the lock, and the next once it is given back', async () => {
  const folder = temporaryFolder();
  const tries = await Promise.all(Array.from({ length: 20 }, () => tryLock(folder, 'lock')));
  const [lock, ...others] = tries.filter(Boolean);
  assert.equal(others, []);
  assert.is(await lock!.holds(), true);
  await lock!.release();
  assert.is(await lock!.holds(), false);
  const next = await tryLock(folder, 'lock');
  assert.ok(next);
  await next.release();
});

spooling('a lock whose holder has died is taken over by one', async () => {
  const folder = temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (let round = 0; round < 10; round += 1) {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ token: 'dead', pid, host: hostname() }));
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryLock(folder, 'lock')));
    const held = await Promise.all(tries.map((lock) => lock?.holds()));
    assert.is(held.filter(Boolean).length, 1);
    for (const lock of tries) await lock?.release();
  }
});

spooling('a lock of another machine is taken over once it is silent', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'lock');
  writeFileSync(path, JSON.stringify({ token: 'far', pid: 1, host: 'another machine' }));
  assert.is(await tryLock(folder, 'lock'), undefined);
  utimesSync(path, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
  const lock = await tryLock(folder, 'lock');
  assert.ok(lock);
  await lock.release();
});

spooling.run();
