import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ContactEndpointOptions,
  createContactEndpoint,
} from '../../../functions/send-contact-email/contact-endpoint.ts';
import { contactPath } from '../../../functions/send-contact-email/contact-path.ts';
import { openSpool } from '../../../functions/send-contact-email/node/spool.ts';
import type { ReceivedEnquiry } from '../../../functions/send-contact-email/received.ts';
import type { Enquiry } from '../../../content/contact/enquiry.ts';
import { returnAddress } from '../../../functions/send-contact-email/return-address.ts';
import { serveFolder } from '../../../build/serving/serve.ts';
import { readSpool } from './spooled.ts';
import { type AtEnd, atEnd } from '../suite.ts';

/** An enquiry as it is kept. */
export const enquiry: Enquiry = {
  name: 'Founder',
  email: 'founder@example.com',
  company: 'Example & Co.',
  phone: '+31 20 000 0000',
  projectType: 'Website Design',
  budgetRange: '€2,500 - €5,000',
  projectDetails: 'A site.',
};
/** The same as the form sends it. */
export const asSent = { ...enquiry, website: '' };

/** An empty folder that is gone after the running test, or whenever else. */
export function temporaryFolder(whenDone: (ending: AtEnd) => void = atEnd): string {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An endpoint, the spool it keeps enquiries in, and ways to post to it. */
export interface TestEndpoint {
  readonly url: string;
  readonly origin: string;
  /** What it reported, a line each. */
  readonly reported: string[];
  readonly spool: string;
  readonly received: () => readonly ReceivedEnquiry[];
  /** The enquiries kept, without what was noted beside them. */
  readonly kept: () => Enquiry[];
  readonly json: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly form: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>;
}

/** The real endpoint behind a real server, keeping enquiries in a real spool, until the running test has ended, or whatever else. */
export async function openEndpoint(
  options: Partial<ContactEndpointOptions> & { base?: string; spool?: string } = {},
  whenDone: (ending: AtEnd) => void = atEnd,
): Promise<TestEndpoint> {
  const { base = '/', spool = temporaryFolder(whenDone), ...changes } = options;
  const reported: string[] = [];
  const endpoint = createContactEndpoint({
    keep: (await openSpool(spool)).keep,
    returnTo: returnAddress(base),
    report: (line) => reported.push(line),
    ...changes,
  });
  const served = await serveFolder({
    folder: temporaryFolder(whenDone),
    base,
    answer: (path) => (path === contactPath ? endpoint : undefined),
  });
  whenDone(() => served.close());
  const url = served.url + contactPath;
  const received = () => readSpool(spool);
  return {
    url,
    origin: served.origin,
    reported,
    spool,
    received,
    kept: () => received().map(({ enquiry }) => enquiry),
    json: (body, headers = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    form: (body, headers = {}) => fetch(url, { method: 'POST', redirect: 'manual', body, headers }),
  };
}
