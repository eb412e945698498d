import { type Send, sendByService } from '../http-mail.ts';
import type { ContactSettings } from '../settings.ts';
import { openSmtp } from './smtp.ts';

export interface Sender {
  readonly send: Send;
  readonly close: () => void;
}

/** The way to the inbox that the settings name; nothing where they name none. */
export function openSender({ smtp, service }: ContactSettings): Sender | undefined {
  if (smtp) return openSmtp(smtp);
  return service && { send: sendByService(service), close: () => {} };
}
