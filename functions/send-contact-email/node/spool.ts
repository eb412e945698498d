import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLocale, locales } from '../../../content/locale.ts';
import { enquirySchema } from '../enquiry.ts';
import { type Keep, NotKept, type ReceivedEnquiry, sameWithin, haveSameText } from '../received.ts';
import { createFile, replaceFile, syncFolder } from './durable.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** What has become of an enquiry since it came. */
export interface Progress {
  readonly attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  readonly next: number;
  /** When the mail server took it, in ISO 8601. */
  readonly sent?: string | undefined;
  /** When the visitor was written to, or why that was given up. */
  readonly confirmed?: string | undefined;
  /** Why it did not work the last time. */
  readonly fault?: string | undefined;
  /** Somebody looked at what the trap had caught and let it go. */
  readonly released?: boolean | undefined;
}

/** The enquiries of one folder, whoever else uses it. */
export interface Spool {
  readonly folder: string;
  readonly keep: Keep;
  /** Ids of everything there is. */
  readonly ids: () => Promise<readonly string[]>;
  /** An enquiry; nothing for one that is gone; throws for a file that is none. */
  readonly read: (id: string) => Promise<ReceivedEnquiry | undefined>;
  readonly progress: (id: string) => Promise<Progress>;
  readonly note: (id: string, progress: Progress) => Promise<void>;
  /** Asks for another try at once, out of the trap too. */
  readonly askAgain: (id: string) => Promise<void>;
  /** The ids that were asked for, each told once. */
  readonly askedAgain: () => Promise<readonly string[]>;
  readonly drop: (id: string) => Promise<void>;
}

const fileSchema = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  received: v.pipe(v.string(), v.isoTimestamp()),
  // What came in while the site spoke a language that it has no more still goes out.
  language: v.fallback(v.picklist(locales), defaultLocale),
  trapped: v.boolean(),
  enquiry: enquirySchema,
});

const progressSchema = v.object({
  attempts: v.number(),
  next: v.number(),
  sent: v.optional(v.string()),
  confirmed: v.optional(v.string()),
  fault: v.optional(v.string()),
  released: v.optional(v.boolean()),
});

const untouched: Progress = { attempts: 0, next: 0 };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const textOf = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Milliseconds after which what was never finished is nobody's any more. */
const abandonedAfter = 60 * 60 * 1000;

/** Enquiries that are written at a time: enough to share a round of the disk. */
const writersAtOnce = 16;

async function clear(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

/**
 * Opens a folder of enquiries: one file each, which is written once and never changed; what has become of it stands in another.
 * Any number of processes may use the folder, and any of them may end at any moment.
 */
export async function openSpool(folder: string): Promise<Spool> {
  const [enquiries, progresses, wishes, unfinished] = ['enquiries', 'progress', 'again', 'unfinished'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  for (const part of [enquiries, progresses, wishes, unfinished]) await mkdir(part, { recursive: true, mode: 0o700 });
  await syncFolder(folder);
  await clear(unfinished);
  const fileOf = (id: string) => join(enquiries, `${id}.json`);
  const progressOf = (id: string) => join(progresses, `${id}.json`);

  async function read(id: string): Promise<ReceivedEnquiry | undefined> {
    const text = await textOf(fileOf(id));
    return text === undefined ? undefined : v.parse(fileSchema, JSON.parse(text));
  }

  async function isKnown(id: string, now: number): Promise<boolean> {
    const earlier = await read(id);
    return earlier !== undefined && now - Date.parse(earlier.received) < sameWithin;
  }

  const keep: Keep = async (received, sameAs) => {
    try {
      for (const id of sameAs) if (await isKnown(id, Date.parse(received.received))) return 'known';
      const text = JSON.stringify({ version: 1, ...received });
      if (await createFile(fileOf(received.id), `${text}\n`, unfinished)) return 'new';
      const earlier = await read(received.id);
      return earlier && !haveSameText(earlier.enquiry, received.enquiry) ? 'conflict' : 'known';
    } catch (error) {
      throw new NotKept(503, { cause: error });
    }
  };

  const inTurn = limitConcurrency(writersAtOnce);
  return {
    folder,
    read,
    keep: (received, sameAs) => inTurn(() => keep(received, sameAs)),
    async ids() {
      return (await readdir(enquiries)).flatMap((name) => /^([0-9a-f]{32})\.json$/.exec(name)?.[1] ?? []);
    },
    async progress(id) {
      const text = await textOf(progressOf(id));
      return text === undefined ? untouched : v.parse(progressSchema, JSON.parse(text));
    },
    note: (id, progress) => replaceFile(progressOf(id), `${JSON.stringify(progress)}\n`, unfinished),
    async askAgain(id) {
      await writeFile(join(wishes, id), '');
    },
    async askedAgain() {
      const asked = await readdir(wishes);
      for (const id of asked) await rm(join(wishes, id), { force: true });
      return asked;
    },
    async drop(id) {
      await rm(fileOf(id), { force: true });
      await rm(progressOf(id), { force: true });
    },
  };
}
