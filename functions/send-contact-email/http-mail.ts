import type { Enquiry } from '../../content/contact/enquiry.ts';
import { type Keep, NotKept, haveSameText } from './received.ts';
import type { Message } from './message.ts';

/** An e-mail goes out; fulfils once somebody else has it in safe keeping, else throws an error with a `code`. */
export type Send = (message: Message) => Promise<void>;

/** The mail services that are known, by the name they have in the settings. */
export const mailServices = ['resend', 'postmark'] as const;
export type MailServiceName = (typeof mailServices)[number];

export interface MailService {
  readonly name: MailServiceName;
  readonly key: string;
  /** Another address than the service's usual one, such as that of a region. */
  readonly url?: string | undefined;
}

/** Milliseconds a service may take: the form waits for 15 s. */
const timeLimit = 10_000;

const mailbox = ({ name, address }: Message['from']) => `"${name.replace(/["\\]/g, '')}" <${address}>`;

const base64 = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
};

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const calls: Readonly<Record<MailServiceName, (message: Message, key: string) => Call>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: ({ id, from, to, replyTo, subject, text, html, headers, attachment }, key) => ({
    url: 'https://api.resend.com/emails',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': id.replace(/[<>]/g, '') },
    body: {
      from: mailbox(from),
      to: [to],
      reply_to: mailbox(replyTo),
      subject,
      text,
      html,
      headers: { ...headers, 'Message-ID': id },
      ...(attachment && { attachments: [{ filename: attachment.name, content: base64(attachment.contents) }] }),
    },
  }),
  // https://postmarkapp.com/developer/api/email-api
  postmark: ({ id, from, to, replyTo, subject, text, html, headers, attachment }, key) => ({
    url: 'https://api.postmarkapp.com/email',
    headers: { 'x-postmark-server-token': key },
    body: {
      From: mailbox(from),
      To: to,
      ReplyTo: mailbox(replyTo),
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      Headers: Object.entries({ ...headers, 'Message-ID': id }).map(([Name, Value]) => ({ Name, Value })),
      ...(attachment && {
        Attachments: [{ Name: attachment.name, Content: base64(attachment.contents), ContentType: attachment.type }],
      }),
    },
  }),
};

/** Sends e-mails through a mail service on the web, for platforms that speak no SMTP. */
export function sendByService({ name, key, url }: MailService): Send {
  return async (message) => {
    const call = calls[name](message, key);
    const response = await fetch(url ?? call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw Object.assign(new Error(`${name} answered ${response.status}.`), { code: `HTTP ${response.status}` });
  };
}

/** Enquiries that are remembered so that they are not sent twice. */
const remembered = 1000;

/**
 * Takes enquiries over where there is no disk: each is safe once the mail service has it. What the trap caught is sent as well,
 * marked. The same enquiry again waits for the same answer.
 */
export function keepBySending(send: (received: Parameters<Keep>[0]) => Promise<void>): Keep {
  const taken = new Map<string, { readonly enquiry: Enquiry; readonly sending: Promise<void> }>();
  return async (received, sameAs) => {
    const { id, enquiry } = received;
    const known = [id, ...sameAs].map((one) => taken.get(one)).find(Boolean);
    if (known && !haveSameText(known.enquiry, enquiry)) return 'conflict';
    const { sending } = known ?? { sending: send(received) };
    if (!known) {
      taken.set(id, { enquiry, sending });
      if (taken.size > remembered) taken.delete(taken.keys().next().value!);
    }
    try {
      await sending;
      return known ? 'known' : 'new';
    } catch (error) {
      taken.delete(id);
      throw new NotKept(502, { cause: error });
    }
  };
}
