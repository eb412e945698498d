import type { Send } from '../http-mail.ts';
import { confirmationMessage, type Correspondents, enquiryMessage, waitingMessage } from '../message.ts';
import type { ReceivedEnquiry } from '../received.ts';
import { type Lock, tryLock } from './lock.ts';
import { faultOf, isOutage } from './mail-fault.ts';
import type { Progress, Spool } from './spool.ts';

export interface DeliveryOptions {
  readonly spool: Spool;
  readonly send: Send;
  readonly correspondents: Correspondents;
  /** Whether the visitor is written to as well. */
  readonly confirm: boolean;
  /** Whether what the trap caught is sent too, marked; else it waits for somebody to look at it. */
  readonly sendTrapped: boolean;
  /** Seconds before the second try; each further wait is twice as long, up to an hour. */
  readonly retrySeconds: number;
  /** Days an enquiry is kept after it was sent, or after the trap caught it. */
  readonly retentionDays: number;
  /** Told when enquiries wait longer than an hour; how it tells the owner is its own matter. */
  readonly alert?: (waiting: number, oldest: string) => Promise<void>;
  /** Told ids and outcomes, nothing personal. */
  readonly report: (line: string) => void;
  readonly now?: () => number;
}

export interface Delivery {
  /** Looks at the spool soon: something has come. */
  readonly nudge: () => void;
  /** Ends after what is being sent. */
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly received: ReceivedEnquiry;
  progress: Progress;
}

const pollTime = 1000;
const atOnce = 3;
const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Milliseconds between two times the owner is told that something waits. */
const alertAgain = 6 * hour;

/**
 * Sends what is in a spool and keeps it until the mail server has taken it. Of several processes one sends; should it end, another
 * takes over. An e-mail whose receipt was not heard is sent again under the same id.
 */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { spool, send, correspondents, confirm, sendTrapped, retrySeconds, retentionDays, alert, report } = options;
  const now = options.now ?? Date.now;
  const waiting = new Map<string, Waiting>();
  /** When each finished enquiry is to be deleted. */
  const finished = new Map<string, number>();
  const damaged = new Set<string>();
  /** What could not be written down yet. */
  const unnoted = new Map<string, Progress>();
  let lock: Lock | undefined;
  let outage = { until: 0, count: 0 };
  let alerted = -Infinity;
  let stopped = false;
  /** What keeps the spool from being used; told once. */
  let trouble: string | undefined;

  const waitAfter = (attempts: number) =>
    Math.min(retrySeconds * 1000 * 2 ** attempts, hour) * (0.8 + Math.random() * 0.4);
  const isHeldBack = ({ received, progress }: Waiting) => received.trapped && !sendTrapped && !progress.released;
  const isDone = ({ sent, confirmed }: Progress) => sent !== undefined && confirmed !== undefined;

  async function isOurs(): Promise<boolean> {
    if (lock && (await lock.holds())) return true;
    await lock?.release();
    waiting.clear();
    finished.clear();
    unnoted.clear();
    lock = await tryLock(spool.folder, 'delivery.lock');
    return lock !== undefined;
  }

  async function lookFor(id: string): Promise<void> {
    try {
      const [received, progress] = await Promise.all([spool.read(id), spool.progress(id)]);
      if (!received) return;
      if (isDone(progress)) finished.set(id, Date.parse(progress.sent!) + retentionDays * day);
      else waiting.set(id, { received, progress });
    } catch {
      damaged.add(id);
      report(`enquiry ${id}: its file cannot be read and stays where it is`);
    }
  }

  async function look(): Promise<void> {
    for (const id of await spool.ids())
      if (!waiting.has(id) && !finished.has(id) && !damaged.has(id)) await lookFor(id);
    for (const id of await spool.askedAgain()) {
      const item = waiting.get(id);
      if (!item) continue;
      outage = { until: 0, count: 0 };
      item.progress = { ...item.progress, next: 0, released: true };
      await spool.note(id, item.progress);
    }
  }

  /** Knows at once what has become of an enquiry: on a full disk the note comes later, and nothing is sent again meanwhile. */
  async function settle(id: string, item: Waiting, progress: Progress): Promise<void> {
    item.progress = progress;
    if (isDone(progress)) {
      waiting.delete(id);
      finished.set(id, now() + retentionDays * day);
    }
    unnoted.set(id, progress);
    await note();
  }

  async function note(): Promise<void> {
    for (const [id, progress] of unnoted) {
      unnoted.delete(id);
      await spool.note(id, progress).catch((error: unknown) => {
        if (!unnoted.has(id)) unnoted.set(id, progress);
        throw error;
      });
    }
  }

  async function deliver(id: string, item: Waiting): Promise<void> {
    const { received } = item;
    const confirming = item.progress.sent !== undefined;
    try {
      await send(confirming ? confirmationMessage(received, correspondents) : enquiryMessage(received, correspondents));
    } catch (error) {
      const fault = faultOf(error);
      if (isOutage(fault)) outage = { until: now() + waitAfter(outage.count), count: outage.count + 1 };
      const { progress } = item;
      report(`enquiry ${id}: ${confirming ? 'confirmation ' : ''}not delivered, ${fault}`);
      // The enquiry has arrived: a visitor's wrong address is no reason to try for ever.
      if (confirming && /^EENVELOPE/.test(fault)) return settle(id, item, { ...progress, confirmed: fault, fault });
      const next = now() + waitAfter(progress.attempts);
      return settle(id, item, { ...progress, attempts: progress.attempts + 1, next, fault });
    }
    outage = { until: 0, count: 0 };
    report(`enquiry ${id}: ${confirming ? 'confirmed' : 'delivered'}`);
    const at = new Date(now()).toISOString();
    if (confirming) return settle(id, item, { ...item.progress, confirmed: at });
    // Decided now: switching confirmations on must not write to everybody of the last weeks.
    const confirmed = confirm && !received.trapped ? undefined : 'not wanted';
    await settle(id, item, { attempts: 0, next: 0, sent: at, confirmed });
  }

  /** Sends what is due, some at a time; says whether anything was sent that has more to come. */
  async function deliverDue(): Promise<void> {
    const due = [...waiting].filter(([, item]) => item.progress.next <= now() && !isHeldBack(item));
    due.sort(([, a], [, b]) => (a.received.received < b.received.received ? -1 : 1));
    const worker = async () => {
      for (let next = due.shift(); next && !stopped && outage.until <= now(); next = due.shift()) {
        if (!(await lock?.holds())) return;
        await deliver(...next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async function dropOld(): Promise<void> {
    for (const [id, until] of finished) {
      if (until > now()) continue;
      await spool.drop(id);
      finished.delete(id);
      report(`enquiry ${id}: deleted after ${retentionDays} days`);
    }
    for (const [id, item] of waiting) {
      if (!isHeldBack(item) || Date.parse(item.received.received) + retentionDays * day > now()) continue;
      await spool.drop(id);
      waiting.delete(id);
      report(`enquiry ${id}: deleted after ${retentionDays} days in the trap`);
    }
  }

  async function tellOwner(): Promise<void> {
    const late = [...waiting.values()]
      .filter((item) => item.progress.sent === undefined && !isHeldBack(item))
      .map(({ received }) => received.received)
      .filter((received) => now() - Date.parse(received) > hour)
      .sort();
    if (!late.length) alerted = -Infinity;
    if (!late.length || now() - alerted < alertAgain) return;
    alerted = now();
    report(`${late.length} waiting for more than an hour, the oldest since ${late[0]}`);
    const told = [send(waitingMessage(late.length, late[0]!, correspondents)), alert?.(late.length, late[0]!)];
    await Promise.allSettled(told);
  }

  async function sweep(): Promise<void> {
    if (!(await isOurs())) return;
    // First, since that makes room.
    await dropOld();
    await note();
    await look();
    await deliverDue();
    await tellOwner();
    trouble = undefined;
  }

  let wake = () => {};
  let nudged = false;
  const loop = (async () => {
    while (!stopped) {
      nudged = false;
      await sweep().catch((error: unknown) => {
        if (trouble !== faultOf(error)) report(`the spool cannot be used: ${faultOf(error)}`);
        trouble = faultOf(error);
      });
      if (nudged || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollTime);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await lock?.release();
  })();

  return {
    nudge() {
      nudged = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}
