import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { atEnd } from '../suite.ts';

/** An e-mail as the mail server took it. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real mail server on this machine. */
export interface MailServer {
  readonly port: number;
  /** What it has taken, in order; it stays when the server is stopped. */
  readonly mails: Mail[];
  readonly stop: () => Promise<void>;
  /** Starts it again at the same port. */
  readonly start: () => Promise<void>;
}

type Refuse = (step: 'from' | 'to' | 'data', address: string) => string | undefined;

export interface MailServerOptions extends SMTPServerOptions {
  /** What the server says no to, and how; nothing where it says yes. */
  readonly refuse?: Refuse;
}

const rejection = (text: string | undefined) =>
  text ? Object.assign(new Error(text), { responseCode: Number(text.slice(0, 3)) }) : null;

/** Starts a mail server that takes what it is given, without a login, unless the options say otherwise. */
export async function openMailServer({
  refuse = () => undefined,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  let server: SMTPServer | undefined;
  let port = 0;

  async function start(): Promise<void> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      ...options,
      onMailFrom: ({ address }, _, done) => done(rejection(refuse('from', address))),
      onRcptTo: ({ address }, _, done) => done(rejection(refuse('to', address))),
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          const no = rejection(refuse('data', from));
          if (!no) mails.push({ from, to, raw: Buffer.concat(parts).toString('latin1') });
          done(no);
        });
      },
    });
    // Clients that are cut off are part of the tests.
    opened.on('error', () => {});
    await new Promise<void>((listening, failed) => {
      opened.server.once('error', failed);
      opened.listen(port, '127.0.0.1', listening);
    });
    port = (opened.server.address() as AddressInfo).port;
    server = opened;
  }

  async function stop(): Promise<void> {
    const closing = server;
    server = undefined;
    if (!closing) return;
    // Connections end where they are, as they do when a server falls.
    for (const { _socket } of closing.connections as unknown as Set<{ _socket: { destroy(): void } }>)
      _socket.destroy();
    await new Promise<void>((closed) => closing.close(closed));
  }

  await start();
  atEnd(stop);
  return {
    get port() {
      return port;
    },
    mails,
    stop,
    start,
  };
}

/** The headers of an e-mail as they stand in it, folded lines joined. */
export function headersOf({ raw }: Mail): ReadonlyMap<string, readonly string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers.set(name!.toLowerCase(), [...(headers.get(name!.toLowerCase()) ?? []), value!]);
  }
  return headers;
}

/** The parts of an e-mail by their type, decoded. */
export function partsOf({ raw }: Mail): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const piece of raw.split(/\r\n--[^\r\n]+(?:\r\n|$)/)) {
    const end = piece.indexOf('\r\n\r\n');
    const type = /^content-type: ([^;\r\n]+)/im.exec(piece.slice(0, end))?.[1];
    if (!type || type.startsWith('multipart/') || !/^content-transfer-encoding: base64/im.test(piece.slice(0, end)))
      continue;
    parts.set(type, Buffer.from(piece.slice(end), 'base64').toString('utf8'));
  }
  return parts;
}

/** The id of the enquiry an e-mail carries. */
export const enquiryIdOf = (mail: Mail) => headersOf(mail).get('x-enquiry-id')?.[0];
