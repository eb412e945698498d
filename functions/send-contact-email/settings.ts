import { usualRetentionDays } from '../../content/contact/enquiry.ts';
import { site } from '../../content/site.ts';
import { type MailService, type MailServiceName, mailServices } from './http-mail.ts';
import type { Rate } from './rate-limit.ts';
import { type ContactSettingName, contactSettingNames, usualContactPort } from './setting-names.ts';

/** Settings of the site that begin alike. */
const ofTheSite = ['CONTACT_ENDPOINT', 'CONTACT_APIKEY', 'CONTACT_FORM_POST'];

export interface ContactSettings {
  /** The site, with a slash at the end: where a form without a script goes back to. */
  readonly site: string;
  readonly token: string | undefined;
  /** Absent: every origin. */
  readonly allowedOrigins: readonly string[] | undefined;
  readonly rate: Rate | undefined;
  /** How many servers stand in front and tell the visitor's address. */
  readonly proxies: number;
  readonly host: string;
  readonly port: number;
  readonly spool: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly confirm: boolean;
  readonly sendTrapped: boolean;
  readonly smtp:
    | {
        readonly host: string;
        readonly port: number;
        readonly security: 'tls' | 'starttls' | 'none';
        readonly user: string | undefined;
        readonly password: string | undefined;
      }
    | undefined;
  readonly service: MailService | undefined;
  readonly retrySeconds: number;
  readonly retentionDays: number;
  readonly alertUrl: string | undefined;
}

/** Settings with which no enquiry would arrive: what is wrong with each, and what helps. */
export class WrongSettings extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'WrongSettings';
    this.faults = faults;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const secret = /TOKEN|KEY|PASSWORD/;
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;
const mailAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** Reads the settings of the contact endpoint; throws `WrongSettings` with all that is wrong at once. */
export function readContactSettings(env: Environment): ContactSettings {
  const faults: string[] = [];
  const wrong = (name: string, remedy: string) =>
    void faults.push(`The setting ${name} is ${secret.test(name) ? 'wrong' : `"${env[name] ?? ''}"`}. ${remedy}`);

  /** A setting as its value where it holds, else a fault and what stands in its place. */
  function setting<T>(
    name: ContactSettingName,
    otherwise: T,
    read: (value: string) => T | undefined,
    remedy: string,
  ): T {
    const value = env[name]?.trim();
    if (!value) return otherwise;
    const result = read(value);
    if (result === undefined) wrong(name, remedy);
    return result ?? otherwise;
  }
  const number = (name: ContactSettingName, otherwise: number, most: number) =>
    setting(
      name,
      otherwise,
      (value) => (/^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined),
      `Give a whole number from 0 to ${most}.`,
    );
  const choice = <T extends string>(name: ContactSettingName, otherwise: T, values: readonly T[]) =>
    setting(name, otherwise, (value) => values.find((known) => known === value), `Write one of ${values.join(', ')}.`);
  const webAddress = (name: ContactSettingName) =>
    setting<string | undefined>(
      name,
      undefined,
      (value) => (URL.canParse(value) && isSafe(new URL(value)) ? value : undefined),
      'Write a complete address that begins with https://.',
    );
  const mailbox = (name: ContactSettingName) =>
    setting<string | undefined>(
      name,
      undefined,
      (value) => (mailAddress.test(value) ? value : undefined),
      'Write one e-mail address without a name, such as contact@example.com.',
    );

  for (const name of Object.keys(env)) {
    if (!name.startsWith('CONTACT_') || ofTheSite.includes(name)) continue;
    if (!contactSettingNames.some((known) => known === name))
      faults.push(`There is no setting ${name}. The README lists all of them.`);
  }

  const origin = readOrigin(env['SITE_ORIGIN']?.trim() || site.origin);
  if (!origin) wrong('SITE_ORIGIN', 'Write scheme and host only, such as https://www.example.com.');
  const basePath = env['BASE_PATH']?.trim() || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(basePath)) wrong('BASE_PATH', 'Start and end it with a slash, such as /brochure/.');
  const smtpHost = env['CONTACT_SMTP_HOST']?.trim() || undefined;
  const smtpPort = number('CONTACT_SMTP_PORT', 587, 65_535);
  const usual = smtpPort === 465 ? 'tls' : smtpHost && loopback.test(smtpHost) ? 'none' : 'starttls';
  const serviceName = setting<MailServiceName | undefined>(
    'CONTACT_MAIL_SERVICE',
    undefined,
    (value) => mailServices.find((known) => known === value),
    `Write one of ${mailServices.join(', ')}.`,
  );
  const key = env['CONTACT_MAIL_KEY']?.trim();
  const url = webAddress('CONTACT_MAIL_URL');
  const from = mailbox('CONTACT_MAIL_FROM');
  if (serviceName && !key) wrong('CONTACT_MAIL_KEY', 'Give the key of the mail service.');
  if (serviceName && smtpHost) wrong('CONTACT_MAIL_SERVICE', 'Set either a mail service or CONTACT_SMTP_HOST.');
  if ((serviceName || smtpHost) && !from)
    wrong('CONTACT_MAIL_FROM', 'Give the address that enquiries are sent from; the mail server has to know it.');
  if (env['CONTACT_SMTP_USER'] && !env['CONTACT_SMTP_PASSWORD'])
    wrong('CONTACT_SMTP_PASSWORD', 'Give the password that belongs to CONTACT_SMTP_USER.');

  const settings: ContactSettings = {
    site: `${origin}${basePath}`,
    token: env['CONTACT_TOKEN']?.trim() || undefined,
    allowedOrigins: setting<readonly string[] | undefined>(
      'CONTACT_ORIGINS',
      origin ? [origin] : undefined,
      readOrigins,
      'Write origins such as https://www.example.com, with commas between them, or * for every origin.',
    ),
    rate: setting<Rate | undefined>(
      'CONTACT_RATE',
      { enquiries: 20, seconds: 600 },
      readRate,
      'Write how many enquiries in how many seconds, such as 20/600, or 0/0 for no limit.',
    ),
    proxies: number('CONTACT_TRUST_PROXY', 0, 9),
    host: env['CONTACT_HOST']?.trim() || '127.0.0.1',
    port: number('CONTACT_PORT', usualContactPort, 65_535),
    spool: env['CONTACT_SPOOL']?.trim() || 'enquiries',
    from,
    to: mailbox('CONTACT_MAIL_TO') ?? site.email,
    confirm: choice('CONTACT_CONFIRM', '0', ['0', '1']) === '1',
    sendTrapped: choice('CONTACT_TRAPPED', 'keep', ['keep', 'mail']) === 'mail',
    smtp: smtpHost
      ? {
          host: smtpHost,
          port: smtpPort,
          security: choice('CONTACT_SMTP_SECURITY', usual, ['tls', 'starttls', 'none']),
          user: env['CONTACT_SMTP_USER'] || undefined,
          password: env['CONTACT_SMTP_PASSWORD'] || undefined,
        }
      : undefined,
    service: serviceName && key ? { name: serviceName, key, url } : undefined,
    retrySeconds: number('CONTACT_RETRY_SECONDS', 30, 3600),
    retentionDays: number('CONTACT_RETENTION_DAYS', usualRetentionDays, 3650),
    alertUrl: webAddress('CONTACT_ALERT_URL'),
  };
  if (faults.length) throw new WrongSettings(faults);
  // '*' and '0/0' read as nothing, which stands for no limit.
  return { ...settings, ...(env['CONTACT_ORIGINS']?.trim() === '*' && { allowedOrigins: undefined }) };
}

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));

function readOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url.origin : undefined;
}

function readOrigins(value: string): readonly string[] | undefined {
  if (value === '*') return [];
  const origins = value.split(',').map((origin) => origin.trim());
  return origins.every((origin) => readOrigin(origin) === origin) ? origins : undefined;
}

function readRate(value: string): Rate | undefined {
  const [, enquiries, seconds] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (!enquiries || !seconds) return undefined;
  return { enquiries: Number(enquiries) || Infinity, seconds: Number(seconds) || 1 };
}
