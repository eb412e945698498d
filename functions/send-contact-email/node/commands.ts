import { enquiryFields } from '../../../content/contact/enquiry.ts';
import { testMessage } from '../message.ts';
import type { ReceivedEnquiry } from '../received.ts';
import type { ContactSettings } from '../settings.ts';
import { explain } from './explain.ts';
import { openSender } from './sender.ts';
import { openSpool, type Progress, type Spool } from './spool.ts';

/** What an owner asked for and cannot have. */
export class Unanswerable extends Error {}

interface Entry {
  readonly id: string;
  readonly received: ReceivedEnquiry | undefined;
  readonly progress: Progress;
}

/** What has become of an enquiry, in a word. */
function stateOf({ received, progress }: Entry): string {
  if (!received) return 'unreadable';
  if (progress.sent) return 'sent';
  if (received.trapped && !progress.released) return 'trapped';
  return progress.fault ? `waiting (${progress.fault}, ${progress.attempts} tries)` : 'waiting';
}

async function entryOf(spool: Spool, id: string): Promise<Entry> {
  const received = await spool.read(id).catch(() => undefined);
  return { id, received, progress: await spool.progress(id).catch(() => ({ attempts: 0, next: 0 })) };
}

async function entriesOf(spool: Spool): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const id of await spool.ids()) entries.push(await entryOf(spool, id));
  return entries.sort((a, b) => ((a.received?.received ?? '') < (b.received?.received ?? '') ? -1 : 1));
}

/** Nothing of a stranger's text may steer the terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
const printableLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\n\P{Cc}]|\p{Cf}/gu, ' ');

async function list(spool: Spool, trapped: boolean): Promise<string> {
  const entries = (await entriesOf(spool)).filter((entry) => (stateOf(entry) === 'trapped') === trapped);
  if (!entries.length) return trapped ? 'The trap has caught nothing.' : 'There are no enquiries.';
  return entries
    .map((entry) => {
      const { received } = entry;
      return [
        entry.id.slice(0, 8),
        received?.received ?? '-',
        stateOf(entry),
        printable(received?.enquiry.name ?? ''),
      ].join('  ');
    })
    .join('\n');
}

async function idOf(spool: Spool, start: string | undefined): Promise<string> {
  const found = (await spool.ids()).filter((id) => start && id.startsWith(start));
  if (found.length === 1) return found[0]!;
  throw new Unanswerable(
    found.length
      ? `Several enquiries begin with ${start}: ${found.join(', ')}`
      : `No enquiry begins with "${start ?? ''}". See them with: npm run contact -- list`,
  );
}

async function show(spool: Spool, start: string | undefined): Promise<string> {
  const entry = await entryOf(spool, await idOf(spool, start));
  const { received } = entry;
  if (!received) return `${entry.id}: its file cannot be read.`;
  return [
    `id: ${entry.id}`,
    `received: ${received.received}`,
    `state: ${stateOf(entry)}`,
    `language: ${received.language}`,
    ...enquiryFields.map((field) => `${field}: ${printableLines(received.enquiry[field])}`),
  ].join('\n');
}

async function retry(spool: Spool, start: string | undefined): Promise<string> {
  const ids =
    start === undefined
      ? (await entriesOf(spool)).filter((entry) => stateOf(entry).startsWith('waiting')).map(({ id }) => id)
      : [await idOf(spool, start)];
  for (const id of ids) await spool.askAgain(id);
  return `${ids.length} ${ids.length === 1 ? 'enquiry is' : 'enquiries are'} tried again as soon as the service runs.`;
}

/** A cell that a spreadsheet takes for text: one that begins like a formula would be run. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

async function csv(spool: Spool): Promise<string> {
  const columns = ['id', 'received', 'language', 'state', ...enquiryFields];
  const rows = (await entriesOf(spool)).flatMap((entry) => {
    const { id, received } = entry;
    if (!received) return [];
    const facts = [id, received.received, received.language, stateOf(entry)];
    return [[...facts, ...enquiryFields.map((field) => received.enquiry[field])]];
  });
  // The mark at the start tells a spreadsheet that this is UTF-8.
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}`;
}

async function test(settings: ContactSettings): Promise<string> {
  const { from, to } = settings;
  const sender = openSender(settings);
  if (!sender || !from)
    throw new Unanswerable(
      'No way to the inbox is set: give CONTACT_SMTP_HOST or CONTACT_MAIL_SERVICE, and CONTACT_MAIL_FROM.',
    );
  try {
    await sender.send(testMessage({ from, to }));
    return `A test mail from ${from} to ${to} was taken. Look whether it arrives, and not among the spam.`;
  } catch (error) {
    throw new Unanswerable(explain(error, settings));
  } finally {
    sender.close();
  }
}

/** The commands by name, each with what it says about itself. */
export const commands = ['list', 'show', 'retry', 'export', 'test'] as const;
export type Command = (typeof commands)[number];

/** Runs a command of the owner's; what it answers is to be printed. Throws `Unanswerable`. */
export async function answerCommand(
  command: Command,
  argument: string | undefined,
  settings: ContactSettings,
): Promise<string> {
  if (command === 'test') return test(settings);
  const spool = await openSpool(settings.spool);
  if (command === 'list') return list(spool, argument === '--trapped');
  if (command === 'show') return show(spool, argument);
  if (command === 'retry') return retry(spool, argument);
  return csv(spool);
}
