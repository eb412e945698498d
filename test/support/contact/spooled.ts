import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Enquiry } from '../../../content/contact/enquiry.ts';
import type { ReceivedEnquiry } from '../../../functions/send-contact-email/received.ts';

const folderOf = (spool: string) => join(spool, 'enquiries');

/** What is in a spool, in the order in which it came. */
export function readSpool(spool: string): readonly ReceivedEnquiry[] {
  if (!existsSync(folderOf(spool))) return [];
  return readdirSync(folderOf(spool))
    .map((name) => join(folderOf(spool), name))
    .map((path) => ({ path, at: statSync(path, { bigint: true }).mtimeNs }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as ReceivedEnquiry);
}

export type ArrivedEnquiry = Enquiry & { readonly received: string };

/** Takes what arrives out of a spool, so that the same words may come again; answers with all that ever came. */
export function emptySpool(spool: string): () => readonly ArrivedEnquiry[] {
  const arrived: ArrivedEnquiry[] = [];
  return () => {
    for (const { id, received, enquiry } of readSpool(spool)) {
      arrived.push({ received, ...enquiry });
      rmSync(join(folderOf(spool), `${id}.json`));
    }
    return arrived;
  };
}
