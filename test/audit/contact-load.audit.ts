import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { requestLimit } from '../../widgets/contact-form/state.ts';
import { projectFolder } from '../support/build/built-site.ts';
import { contactScript } from '../support/contact/delivery-trial.ts';
import { asSent, temporaryFolder } from '../support/contact/contact-endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { atEnd, suite } from '../support/suite.ts';

const load = suite('the endpoint under load', { limit: 200_000 });

interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly most: number;
  /** Largest memory of the process, in MB. */
  readonly memory: number;
}

/** Runs a server in a process of its own; returns where it stands and how much memory it has used at most. */
async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const command = ['--import', import.meta.resolve('tsx'), script, ...args];
  const child = spawn(process.execPath, command, {
    cwd: temporaryFolder(),
    env: { PATH: process.env['PATH'], ...env },
  });
  atEnd(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (part) => (output = (output + String(part)).slice(0, 10_000)));
  const url = await eventually(() => {
    const found = /stands at (\S+)/.exec(output)?.[1];
    if (!found) throw new Error(`It does not start: ${output}`);
    return found;
  }, 30_000);
  const memory = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
  return { url, memory, end: () => child.kill('SIGKILL') };
}

/** Posts one enquiry; fulfils with the milliseconds until it was answered ok. */
const post = (url: string, agent: Agent, body: string) =>
  new Promise<number>((answered, failed) => {
    const started = performance.now();
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) answered(performance.now() - started);
        else failed(new Error(`It answered ${response.statusCode}.`));
      });
    });
    sent.once('error', failed).end(body);
  });

async function measure(url: string, memory: () => number, atOnce: number, count: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count; index = next++) {
        const body = JSON.stringify({
          ...asSent,
          name: `Visitor ${atOnce} ${index}`,
          projectDetails: 'x'.repeat(2000),
        });
        times.push(await post(url, agent, body));
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, most: times[Math.floor(times.length * 0.99)]!, memory: memory() };
}

load('at 50 and at 1,000 at once nearly everybody is answered long before the form gives up', async () => {
  if (process.platform !== 'linux') return;
  const env = { CONTACT_PORT: '0', CONTACT_SPOOL: temporaryFolder(), CONTACT_RATE: '0/0' };
  const bare = join(projectFolder, 'test/support/contact/bare-endpoint.ts');
  for (const atOnce of [50, 1000]) {
    const found: Record<string, Measured> = {};
    for (const [name, start] of [
      ['bare', () => run(bare, [temporaryFolder()], {})],
      ['real', () => run(contactScript, [], { ...env, CONTACT_SPOOL: temporaryFolder() })],
    ] as const) {
      const server = await start();
      found[name] = await measure(server.url, server.memory, atOnce, 3000);
      server.end();
      const { perSecond, most, memory } = found[name];
      console.log(
        `\n${name}, ${atOnce} at once: ${perSecond.toFixed(0)} a second, 99 of 100 within ${most.toFixed(0)} ms, ${memory.toFixed(0)} MB`,
      );
    }
    assert.ok(found['real']!.most < requestLimit, `${found['real']!.most} ms`);
    assert.ok(found['real']!.memory < found['bare']!.memory + 100, 'It holds too much memory.');
  }
});

/** Sends nearly all of an enquiry and then nothing more. */
const half = (url: string, bytes: number) =>
  new Promise<void>((ended) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes + 1 };
    const sent = request(url, { method: 'POST', headers }, (response) => void response.resume().once('close', ended));
    sent.once('error', () => ended()).write(Buffer.alloc(bytes, 0x20));
    atEnd(() => void sent.destroy());
  });

load('sixty halves hold no more memory than there is room for', async () => {
  if (process.platform !== 'linux') return;
  const { url, memory } = await run(contactScript, [], {
    CONTACT_PORT: '0',
    CONTACT_SPOOL: temporaryFolder(),
    CONTACT_RATE: '0/0',
  });
  const before = memory();
  const halves = Array.from({ length: 60 }, () => half(url, 3_900_000));
  // Those that there is no room for are answered; the others stay until their time is over.
  let answered = 0;
  for (const one of halves) void one.then(() => (answered += 1));
  await eventually(() => assert.ok(answered >= 50), 25_000);
  console.log(`\nsixty halves of 3.9 MB: ${(memory() - before).toFixed(0)} MB more`);
  assert.ok(memory() - before < 200);
  assert.ok((await post(url, new Agent(), JSON.stringify(asSent))) < requestLimit);
});

load.run();
