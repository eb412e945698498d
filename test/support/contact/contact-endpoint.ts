import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ContactEndpointOptions,
  contactPath,
  createContactEndpoint,
} from '../../../build/endpoint/contact-endpoint.ts';
import { createEnquiryFile } from '../../../build/endpoint/enquiry-file.ts';
import type { Enquiry } from '../../../build/endpoint/enquiry.ts';
import { returnAddress } from '../../../build/endpoint/return-address.ts';
import { serveFolder } from '../../../build/serving/serve.ts';
import { atEnd } from '../suite.ts';

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

/** An empty folder that is gone after the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An endpoint, the file it writes to, and ways to post to it. */
export interface TestEndpoint {
  readonly url: string;
  readonly origin: string;
  readonly printed: string[];
  readonly reported: unknown[];
  readonly file: string;
  readonly text: () => string;
  /** The enquiries kept, without the moment they came. */
  readonly kept: () => Enquiry[];
  readonly json: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly form: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>;
}

/** The real endpoint behind a real server, keeping enquiries in a real file. */
export async function openEndpoint(
  options: Partial<ContactEndpointOptions> & { base?: string; file?: string } = {},
): Promise<TestEndpoint> {
  const { base = '/', file = join(temporaryFolder(), 'enquiries.ndjson'), ...changes } = options;
  const printed: string[] = [];
  const reported: unknown[] = [];
  const endpoint = createContactEndpoint({
    store: createEnquiryFile({ path: file, print: (line) => printed.push(line) }),
    returnTo: returnAddress(base),
    report: (error) => reported.push(error),
    ...changes,
  });
  const served = await serveFolder({
    folder: temporaryFolder(),
    base,
    answer: (path) => (path === contactPath ? endpoint : undefined),
  });
  atEnd(() => served.close());
  const url = served.url + contactPath;
  const text = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    url,
    origin: served.origin,
    printed,
    reported,
    file,
    text,
    kept: () =>
      text()
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { received, ...fields } = JSON.parse(line) as Enquiry & { received: string };
          if (new Date(received).toISOString() !== received) throw new Error(`No moment: ${received}`);
          return fields;
        }),
    json: (body, headers = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    form: (body, headers = {}) => fetch(url, { method: 'POST', redirect: 'manual', body, headers }),
  };
}
