import { createTransport } from 'nodemailer';
import type { Send } from '../http-mail.ts';

/** How the mail server is reached. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte, `starttls` before anything is said, or `none` for a server on this machine. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** Connections at a time. */
const connections = 3;

export interface SmtpSender {
  readonly send: Send;
  readonly close: () => void;
}

/** Sends e-mails by SMTP; one is sent once the server has said that it took it. */
export function openSmtp({ host, port, security, user, password }: SmtpSettings): SmtpSender {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, replyTo, subject, text, html, date, headers, attachment }) {
      await transport.sendMail({
        messageId: id,
        from,
        to,
        replyTo,
        envelope: { from: from.address, to },
        subject,
        text,
        html,
        date,
        headers: { ...headers },
        textEncoding: 'base64',
        ...(attachment && {
          attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.contents }],
        }),
      });
    },
    close: () => transport.close(),
  };
}
