import type { ContactSettings } from '../settings.ts';

interface MailFault {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** All that a fault says of itself and of what it comes from. */
function textsOf(error: unknown): string {
  const { code, message, cause } = error as MailFault;
  return [code, message, cause ? textsOf(cause) : ''].join(' ');
}

/** What keeps a test mail from being sent, in words: which setting, and what helps. */
export function explain(error: unknown, { smtp, service, from, to }: ContactSettings): string {
  const { code = '', command = '', responseCode, response } = error as MailFault;
  const said = response ? ` It said: ${response}` : '';
  const texts = textsOf(error);
  if (service) {
    const status = /HTTP (\d+)/.exec(code)?.[1];
    if (status === '401' || status === '403')
      return `${service.name} does not accept the key (${code}). Look at CONTACT_MAIL_KEY.`;
    if (status)
      return `${service.name} refuses the message (${code}). Is ${from} a sender it knows (CONTACT_MAIL_FROM)?`;
    return `${service.name} cannot be reached: ${texts.trim()}. Look at CONTACT_MAIL_URL and at the network.`;
  }
  const where = `${smtp?.host}:${smtp?.port}`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(texts))
    return `Host: there is no server called ${smtp?.host}. Look at CONTACT_SMTP_HOST.`;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(texts))
    return `Port: nothing answers at ${where}. Look at CONTACT_SMTP_PORT, which is mostly 587 or 465.`;
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530)
    return `Login: the server does not accept the user or the password.${said} Look at CONTACT_SMTP_USER and CONTACT_SMTP_PASSWORD.`;
  if (/certificate|self.signed|altnames|CERT_/i.test(texts))
    return `TLS: the certificate of ${smtp?.host} does not hold: ${(error as MailFault).message}. Is CONTACT_SMTP_HOST the name in it?`;
  if (code === 'ETLS' || /wrong version number|STARTTLS|SSL routines|packet length/i.test(texts))
    return `TLS: ${where} does not speak '${smtp?.security}'. Set CONTACT_SMTP_SECURITY to tls (mostly port 465) or starttls (mostly port 587).`;
  if (code === 'EENVELOPE' && /MAIL FROM/.test(command))
    return `Sender: the server does not let ${from} send.${said} Look at CONTACT_MAIL_FROM.`;
  if (code === 'EENVELOPE')
    return `Recipient: the server does not take mail for ${to}.${said} Look at CONTACT_MAIL_TO, and at CONTACT_MAIL_FROM.`;
  if (/ETIMEDOUT|greeting/i.test(texts))
    return `Port: ${where} keeps silent. Is it a mail server, and is CONTACT_SMTP_SECURITY (${smtp?.security}) right? A firewall may be in between.`;
  if (code === 'EMESSAGE') return `Message: the server does not take it.${said}`;
  return `${where} fails: ${texts.trim()}${said}`;
}
