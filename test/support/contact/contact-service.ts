import { openService } from '../../../functions/send-contact-email/node/service.ts';
import {
  type ContactSettings,
  type Environment,
  readContactSettings,
} from '../../../functions/send-contact-email/settings.ts';
import { temporaryFolder } from './contact-endpoint.ts';
import type { MailServer } from './mail-server.ts';
import { readSpool } from './spooled.ts';
import { atEnd } from '../suite.ts';

/** Settings of a service on this machine that sends to a mail server on this machine. */
export function serviceSettings(mail: Pick<MailServer, 'port'> | undefined, env: Environment = {}): ContactSettings {
  return readContactSettings({
    CONTACT_PORT: '0',
    CONTACT_SPOOL: temporaryFolder(),
    CONTACT_RATE: '0/0',
    CONTACT_RETRY_SECONDS: '1',
    CONTACT_MAIL_FROM: 'contact@site.example',
    CONTACT_MAIL_TO: 'owner@site.example',
    ...(mail && { CONTACT_SMTP_HOST: '127.0.0.1', CONTACT_SMTP_PORT: String(mail.port) }),
    ...env,
  });
}

/** The service in this process, and ways to post to it. */
export async function openContactService(settings: ContactSettings) {
  const reported: string[] = [];
  const service = await openService(settings, (line) => reported.push(line));
  let open = true;
  const close = async () => {
    if (open) await service.close();
    open = false;
  };
  atEnd(close);
  return {
    url: service.url,
    reported,
    close,
    received: () => readSpool(settings.spool),
    post: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(service.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
