import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../suite.ts';

/** An e-mail as it was handed to a mail service on the web. */
export interface ServiceMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly reply_to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly content: string }[];
}

/** A mail service on this machine that speaks like the one called `resend`. */
export interface MailService {
  readonly url: string;
  readonly mails: ServiceMail[];
  /** Status of what it answers from now on; with any but 200 it takes nothing. */
  status: number;
}

/** Starts the service; `whenDone` is called with what ends it. */
export async function openMailService(whenDone: (ending: () => void) => void = atEnd): Promise<MailService> {
  const mails: ServiceMail[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      if (service.status === 200) mails.push(JSON.parse(text) as ServiceMail);
      response.writeHead(service.status).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  whenDone(() => {
    server.close();
    server.closeAllConnections();
  });
  const service = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, mails, status: 200 };
  return service;
}

/** The enquiry in an e-mail. */
export const enquiryIn = ({ attachments = [] }: ServiceMail): unknown =>
  JSON.parse(Buffer.from(attachments[0]!.content, 'base64').toString('utf8'));
