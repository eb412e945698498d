import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Enquiry } from '../../content/enquiry.ts';

/** Longest piece of a visitor's text in the printed line. */
const printedLength = 60;

export interface EnquiryFileOptions {
  readonly path: string;
  readonly print?: (line: string) => void;
}

/** Control and formatting characters of a stranger's text would steer the terminal it is printed on. */
const printable = (text: string) => [...text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()].slice(0, printedLength).join('');

/** A line that a crash or a full disk cut short must not swallow the next one. */
async function endsMidLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== 0x0a;
}

async function append(path: string, line: string): Promise<void> {
  // Enquiries are personal: a new file is readable by its owner only.
  const file = await open(path, 'a+', 0o600);
  try {
    await file.appendFile(`${(await endsMidLine(file)) ? '\n' : ''}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Keeps enquiries in one file, a line of JSON each, and prints a line for each. The promise fulfils once the enquiry is on the
 * disk itself, and rejects where that failed. One is written at a time, in the order of arrival.
 */
export function createEnquiryFile({
  path,
  print = console.log,
}: EnquiryFileOptions): (enquiry: Enquiry) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (enquiry) => {
    const received = new Date().toISOString();
    const written = last.then(() => append(path, JSON.stringify({ received, ...enquiry })));
    last = written.catch(() => {});
    return written.then(() => {
      print(
        `${received} enquiry from ${printable(enquiry.name)} <${printable(enquiry.email)}>, kept in ${basename(path)}`,
      );
    });
  };
}
