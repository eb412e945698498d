import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { site } from '../content/site.ts';
import type { EnquirySettings } from '../pages/page.ts';
import { Fault } from './fault.ts';

/** What differs between one host and another. */
export interface Settings {
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly basePath: string;
  readonly enquiry: EnquirySettings;
  /** The year in the footer. */
  readonly year: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment and, where that is silent, from `.env`; throws a Fault that names the variable. */
export function readSettings(environment: Environment = process.env): Settings {
  const env: Environment = { ...fileSettings('.env'), ...environment };
  const endpoint = env.CONTACT_ENDPOINT || undefined;
  if (endpoint) requireAddress('CONTACT_ENDPOINT', endpoint);
  return {
    origin: readOrigin(env.SITE_ORIGIN || site.origin),
    basePath: readBasePath(env.BASE_PATH || '/'),
    enquiry: {
      ...(endpoint && { endpoint }),
      ...(env.CONTACT_TOKEN && { token: env.CONTACT_TOKEN }),
      ...(env.CONTACT_APIKEY && { apikey: env.CONTACT_APIKEY }),
      formPost: Boolean(endpoint) && env.CONTACT_FORM_POST === '1',
    },
    year: readYear(env.SOURCE_DATE_EPOCH),
  };
}

function fileSettings(file: string): Environment {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function wrong(variable: string, value: string, remedy: string): Fault {
  return new Fault(`The setting ${variable} is "${value}".`, { file: '.env (or the environment)' }, remedy);
}

function requireAddress(variable: string, value: string): void {
  if (value.startsWith('/') || URL.canParse(value)) return;
  throw wrong(variable, value, 'Write a complete address (https://…) or a path that starts with a slash.');
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw wrong(
    'SITE_ORIGIN',
    value,
    'Write scheme and host only, such as https://www.example.com; a folder goes into BASE_PATH.',
  );
}

function readBasePath(value: string): string {
  if (/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value)) return value;
  throw wrong(
    'BASE_PATH',
    value,
    'Start and end it with a slash and use letters, digits, - . _ ~ only, such as /brochure/.',
  );
}

/** Reproducible builds set SOURCE_DATE_EPOCH (https://reproducible-builds.org/docs/source-date-epoch/): seconds since 1970. */
function readYear(epoch: string | undefined): number {
  if (!epoch) return new Date().getUTCFullYear();
  if (/^\d+$/.test(epoch)) return new Date(Number(epoch) * 1000).getUTCFullYear();
  throw wrong('SOURCE_DATE_EPOCH', epoch, 'Give whole seconds since 1970-01-01, such as 1763683200.');
}
