import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { usualRetentionDays } from '../content/contact/enquiry.ts';
import { site } from '../content/site.ts';
import { contactSettingNames } from '../functions/send-contact-email/setting-names.ts';
import type { EnquirySettings } from '../pages/page.ts';
import { Fault, refuse } from './fault.ts';

/** How much work a build puts into the compressed forms of texts. */
export const compressions = ['quick', 'best'] as const;
export type Compression = (typeof compressions)[number];

/** What differs between one host and another. */
export interface Settings {
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly basePath: string;
  readonly enquiry: EnquirySettings;
  /** The year in the footer. */
  readonly year: number;
  /** The day of the build, such as 2026-11-21. */
  readonly today: string;
  /** Days for which a build keeps the hashed files of earlier ones. */
  readonly assetDays: number;
  readonly compression: Compression;
}

type Environment = Readonly<Record<string, string | undefined>>;

const file = '.env';
const contactNames = ['CONTACT_ENDPOINT', 'CONTACT_TOKEN', 'CONTACT_APIKEY', 'CONTACT_FORM_POST'];
const siteNames = [
  'SITE_ORIGIN',
  'SITE_COMPRESSION',
  'BASE_PATH',
  ...contactNames,
  'KEEP_ASSETS_DAYS',
  'SOURCE_DATE_EPOCH',
];
/** One file of settings serves the build and the contact function. */
const names = [...new Set<string>([...siteNames, ...contactSettingNames])];
/** Beginnings of names that are ours, and the two that a host sets for itself (https://docs.netlify.com/build/configure-builds/environment-variables/). */
const ownName = /^(?:CONTACT|SITE|KEEP_ASSETS?)_(?!(?:ID|NAME)$)/;

/** Reads the settings from the environment and, where that is silent, from `.env`; throws a Fault that names the variable. */
export function readSettings(environment: Environment = process.env): Settings {
  const env: Environment = { ...fileSettings(), ...environment };
  refuse(unknownNames(env));
  const origin = readOrigin(env.SITE_ORIGIN || site.origin);
  const endpoint = env.CONTACT_ENDPOINT && readEndpoint(env.CONTACT_ENDPOINT, origin);
  const token = readHeader('CONTACT_TOKEN', env.CONTACT_TOKEN);
  const apikey = readHeader('CONTACT_APIKEY', env.CONTACT_APIKEY);
  const now = readTime(env.SOURCE_DATE_EPOCH);
  return {
    origin,
    basePath: readBasePath(env.BASE_PATH || '/'),
    enquiry: {
      ...(endpoint && { endpoint }),
      ...(token && { token }),
      ...(apikey && { apikey }),
      formPost: readSwitch('CONTACT_FORM_POST', env.CONTACT_FORM_POST) && Boolean(endpoint),
      retentionDays: readDays('CONTACT_RETENTION_DAYS', env.CONTACT_RETENTION_DAYS || String(usualRetentionDays)),
    },
    year: now.getUTCFullYear(),
    today: now.toISOString().slice(0, 10),
    assetDays: readDays('KEEP_ASSETS_DAYS', env.KEEP_ASSETS_DAYS || '30'),
    compression: readCompression(env.SITE_COMPRESSION || 'quick'),
  };
}

function fileSettings(): Environment {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.of();
  // UTF-16 without its mark would pass: every other byte is nothing.
  if (isUtf8(bytes) && !bytes.includes(0)) return parseEnv(bytes.toString().replace(/^\ufeff/, ''));
  throw new Fault('The settings are not written in UTF-8.', { file }, 'Save the file in the encoding UTF-8.');
}

function wrong(variable: string, value: string, remedy: string): Fault {
  return new Fault(`The setting ${variable} is "${value}".`, { file: `${file} (or the environment)` }, remedy);
}

const unknownNames = (env: Environment) =>
  Object.entries(env)
    .filter(([name, value]) => value !== undefined && ownName.test(name) && !names.includes(name))
    .map(([name, value]) => wrong(name, value!, `There is no such setting; there are ${names.join(', ')}.`));

const isLoopback = ({ hostname }: URL) => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

function readEndpoint(value: string, origin: string): string {
  const refused = (remedy: string) => wrong('CONTACT_ENDPOINT', value, remedy);
  const isPath = /^\/(?![/\\])/.test(value);
  const url = isPath ? new URL(value, origin) : URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw refused('Write a complete address (https://…) or a path that starts with one slash.');
  if (url.username || url.password)
    throw refused('Leave out name and password: browsers post nothing there. There is CONTACT_TOKEN.');
  if (!isPath && url.protocol === 'http:' && origin.startsWith('https:') && !isLoopback(url))
    throw refused('Write https://: from a site that is served by https, browsers post nothing to http.');
  return value;
}

function readHeader(variable: string, value: string | undefined): string | undefined {
  if (!value || /^[\x21-\x7e]+$/.test(value)) return value;
  throw wrong(variable, value, 'Write ASCII without spaces: a header carries nothing else.');
}

function readSwitch(variable: string, value = ''): boolean {
  if (/^[01]?$/.test(value)) return value === '1';
  throw wrong(variable, value, 'Write 1 for yes; write 0 or nothing for no.');
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw wrong(
    'SITE_ORIGIN',
    value,
    'Write scheme and host only, as in https://www.example.com; a folder is BASE_PATH.',
  );
}

function readBasePath(value: string): string {
  if (/^\/(?:(?!\.{1,2}\/)[A-Za-z0-9._~-]+\/)*$/.test(value)) return value;
  throw wrong('BASE_PATH', value, 'Write folders of letters, digits and - . _ ~ between slashes, as in /brochure/.');
}

function readCompression(value: string): Compression {
  const known = compressions.find((compression) => compression === value);
  if (known) return known;
  throw wrong('SITE_COMPRESSION', value, `Write one of ${compressions.join(', ')}.`);
}

function readDays(variable: string, value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw wrong(variable, value, 'Give whole days from 0 to 9999.');
}

/** Reproducible builds set SOURCE_DATE_EPOCH (https://reproducible-builds.org/docs/source-date-epoch/): seconds since 1970. */
function readTime(epoch: string | undefined): Date {
  if (!epoch) return new Date();
  const time = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : NaN);
  if (time.getUTCFullYear() <= 9999) return time;
  throw wrong('SOURCE_DATE_EPOCH', epoch, 'Give whole seconds since 1970-01-01, such as 1763683200.');
}
