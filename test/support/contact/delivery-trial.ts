import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from '../build/built-site.ts';
import { asSent, temporaryFolder } from './contact-endpoint.ts';
import { eventually } from '../eventually.ts';
import { enquiryIdOf, headersOf, openMailServer, partsOf } from './mail-server.ts';
import { atEnd } from '../suite.ts';

export interface TrialOptions {
  readonly enquiries: number;
  /** Visitors at a time. */
  readonly atOnce: number;
  /** Services on one spool. */
  readonly services: number;
  /** Times a service is killed; the mail server falls as often. */
  readonly kills: number;
  /** Milliseconds everything may take. */
  readonly limit: number;
}

export interface TrialResult {
  readonly acknowledged: ReadonlySet<string>;
  /** Names in the inbox, one for each id. */
  readonly arrived: ReadonlySet<string>;
  /** Enquiries with more than one id. */
  readonly split: number;
  /** E-mails that came again under the id of one that was there. */
  readonly repeated: number;
  readonly milliseconds: number;
}

/** The file behind `npm run contact`. */
export const contactScript = join(projectFolder, 'functions/send-contact-email/node/contact.ts');

interface Running {
  readonly url: () => string | undefined;
  readonly kill: () => Promise<void>;
}

/** A service in a process of its own that is started anew whenever it is killed. */
function runService(env: Readonly<Record<string, string>>): Running {
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let ended = false;
  let exits = Promise.resolve();

  function start(): void {
    const command = ['--import', import.meta.resolve('tsx'), contactScript];
    const { PATH = '' } = process.env;
    const started = spawn(process.execPath, command, { cwd: env['CONTACT_SPOOL'], env: { PATH, ...env } });
    child = started;
    let output = '';
    started.stdout.on('data', (part) => {
      output += String(part);
      url ??= /stands at (\S+)/.exec(output)?.[1];
    });
    exits = new Promise((exited) => {
      started.once('exit', () => {
        url = undefined;
        if (!ended) start();
        exited();
      });
    });
  }

  start();
  atEnd(async () => {
    ended = true;
    child?.kill('SIGKILL');
    await exits;
  });
  return {
    url: () => url,
    async kill() {
      const gone = exits;
      child?.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Sends enquiries while services are killed and the mail server falls; each visitor sends again until it is acknowledged, but for
 * every tenth, who gives up. What the inbox holds in the end is compared with what was acknowledged.
 */
export async function tryDelivery({ enquiries, atOnce, services, kills, limit }: TrialOptions): Promise<TrialResult> {
  const started = performance.now();
  const mail = await openMailServer();
  const spool = temporaryFolder();
  const env = {
    CONTACT_PORT: '0',
    CONTACT_SPOOL: spool,
    CONTACT_RATE: '0/0',
    CONTACT_RETRY_SECONDS: '1',
    CONTACT_SMTP_HOST: '127.0.0.1',
    CONTACT_SMTP_PORT: String(mail.port),
    CONTACT_MAIL_FROM: 'contact@site.example',
  };
  const running = Array.from({ length: services }, () => runService(env));
  const acknowledged = new Set<string>();
  const inTime = () => performance.now() - started < limit;
  const waiting = Array.from({ length: enquiries }, (_, index) => index);
  const details = 'x'.repeat(2000);

  async function send(name: string): Promise<boolean> {
    const url = running[Math.floor(Math.random() * services)]!.url();
    if (!url) return pause(50, false);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asSent, name, projectDetails: details }),
        signal: AbortSignal.timeout(15_000),
      });
      return response.ok && ((await response.json()) as { ok: boolean }).ok;
    } catch {
      return false;
    }
  }

  async function visit(): Promise<void> {
    for (let index = waiting.shift(); index !== undefined && inTime(); index = waiting.shift()) {
      const name = `Visitor ${index}`;
      let done = await send(name);
      while (!done && index % 10 !== 0 && inTime()) done = await send(name);
      if (done) acknowledged.add(name);
    }
  }

  async function disturb(): Promise<void> {
    for (let round = 0; round < kills; round += 1) {
      const share = ((round + 1) / (kills + 1)) * enquiries;
      await eventually(() => {
        if (enquiries - waiting.length < share) throw new Error('The enquiries do not get on.');
      }, limit);
      await running[round % services]!.kill();
      await mail.stop();
      await pause(200);
      await mail.start();
    }
  }

  await eventually(() => {
    if (!running.every(({ url }) => url())) throw new Error('The services do not start.');
  }, limit);
  await Promise.all([disturb(), ...Array.from({ length: atOnce }, visit)]);
  const nameOf = (one: (typeof mail.mails)[number]) =>
    (JSON.parse(partsOf(one).get('application/json')!) as { name: string }).name;
  const arrived = () => new Set(mail.mails.map(nameOf));
  await eventually(() => {
    const there = arrived();
    const missing = [...acknowledged].filter((name) => !there.has(name));
    if (missing.length) throw new Error(`${missing.length} acknowledged enquiries have not arrived.`);
  }, limit);
  const ids = mail.mails.map((one) => headersOf(one).get('message-id')![0]!);
  return {
    acknowledged,
    arrived: arrived(),
    split: new Set(mail.mails.map(enquiryIdOf)).size - arrived().size,
    repeated: ids.length - new Set(ids).size,
    milliseconds: performance.now() - started,
  };
}

/** E-mails under way at a time, whose receipt a kill can leave unheard. */
const connections = 3;

/** What of a trial is not as it was promised. */
export function wrongWith(
  trial: TrialResult,
  { enquiries, kills }: Pick<TrialOptions, 'enquiries' | 'kills'>,
): string[] {
  const { acknowledged, arrived, split, repeated } = trial;
  const lost = [...acknowledged].filter((name) => !arrived.has(name));
  const insisted = enquiries - Math.ceil(enquiries / 10);
  return [
    ...lost.map((name) => `${name} was acknowledged and has not arrived`),
    ...(acknowledged.size < insisted ? [`only ${acknowledged.size} of ${enquiries} were acknowledged`] : []),
    ...(split ? [`${split} arrived under two ids`] : []),
    // A mail server that took an e-mail and fell before it said so gets it again, under the same id.
    ...(repeated > kills * 2 * connections ? [`${repeated} e-mails came again`] : []),
  ];
}
