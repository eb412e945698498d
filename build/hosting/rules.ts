import { forwards as oldAddresses } from '../../content/forwards.ts';
import { canonicalPrefix, exists, prefixes, routes } from '../../content/routes.ts';
import { usualContactPort } from '../../functions/send-contact-email/setting-names.ts';
import { assetFolder, embedsFolder, hashedPath } from '../asset.ts';
import { localHref } from '../rendering/address.ts';
import type { Settings } from '../settings.ts';
import type { EnquirySettings } from '../../pages/page.ts';
import { type Headers, ownHeaders, securityHeaders, sharedHeaders } from './security-headers.ts';

/** All that a host has to be told, whatever it is; each file of this folder says it in the words of one host. */
export interface HostRules {
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  readonly host: string;
  /** Where the site stands; starts and ends with a slash, as do all folders here. */
  readonly basePath: string;
  /** For every answer. */
  readonly headers: Headers;
  /** For what is below none of the shared folders. */
  readonly own: Headers;
  /** For what is below one of the shared folders. */
  readonly shared: Headers;
  /** The folders of what pages of other origins load. */
  readonly sharedFolders: readonly string[];
  readonly caching: {
    /** Regular expression of the paths whose names change with their contents. */
    readonly hashed: string;
    /** The folder in which all names do. */
    readonly hashedFolder: string;
    readonly forHashed: string;
    readonly forOthers: string;
  };
  /** Old addresses as they are linked, a regular expression that finds them with and without a slash, and where they lead. */
  readonly forwards: readonly {
    readonly from: string;
    readonly pattern: string;
    readonly to: string;
    /** With its `#`; what was asked for goes before it. */
    readonly fragment: string;
  }[];
  /** The path at which the contact service of `npm run contact` answers, where it stands behind this host. */
  readonly endpoint: string | undefined;
  /** The page for a missing address below a folder; the first that fits counts. */
  readonly notFound: readonly { readonly below: string; readonly page: string }[];
}

/** Media types by extension, of every kind of file the site may hold. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;

export type Extension = keyof typeof mediaTypes;

/** Texts, which lie beside their compressed forms where that is shorter. */
export const compressible = [
  ...(['html', 'css', 'js', 'svg', 'json', 'webmanifest', 'xml', 'txt', 'md', 'vtt', 'ts'] as const),
] as const satisfies readonly Extension[];

/** The forms that lie beside a text, the one that is sent where a browser takes both first. */
export const codings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const;

/** What lies in the site for a host to read, and for nobody else. */
export const hiddenFiles = ['_headers', '_redirects'] as const;

/** As part of a regular expression, which every host writes alike. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the contact service listens on the host itself, unless its settings say otherwise. */
export const contactService = `127.0.0.1:${usualContactPort}`;

/** What hosts have to know of the settings. */
export type HostSettings = Pick<Settings, 'origin' | 'basePath'> & {
  readonly enquiry?: Pick<EnquirySettings, 'endpoint'>;
};

/** The rules of a site with these settings. */
export function hostRules({ origin, basePath, enquiry }: HostSettings): HostRules {
  const year = 365 * 24 * 60 * 60;
  const file = routes['not-found'].file!;
  const sections = Object.values(prefixes)
    .filter(({ locale }) => exists('not-found', locale))
    .map(({ segment }) => basePath + segment);
  const base = literal(basePath);
  return {
    origin,
    host: new URL(origin).host,
    basePath,
    headers: securityHeaders(origin),
    own: ownHeaders,
    shared: sharedHeaders,
    sharedFolders: [assetFolder, embedsFolder].map((folder) => `${basePath}${folder}/`),
    caching: {
      hashed: `^${base}${hashedPath}`,
      hashedFolder: `${basePath}${assetFolder}/`,
      forHashed: `public, max-age=${year}, immutable`,
      forOthers: 'no-cache',
    },
    forwards: oldAddresses.map(({ from, locale, to, fragment }) => {
      const isFile = from.endsWith('.html');
      return {
        from: `${basePath}${from}${isFile ? '' : '/'}`,
        pattern: `^${literal(basePath + from)}${isFile ? '' : '/?'}$`,
        to: localHref(basePath, to, canonicalPrefix[locale]),
        fragment: fragment ? `#${fragment}` : '',
      };
    }),
    endpoint: enquiry?.endpoint?.startsWith('/') ? enquiry.endpoint : undefined,
    // The longest first: every address is below that of the root.
    notFound: sections.sort((one, other) => other.length - one.length).map((below) => ({ below, page: below + file })),
  };
}

/** The headers for an address of the site, caching apart. */
export function headersFor(address: string, { headers, own, shared, sharedFolders }: HostRules): Headers {
  return { ...headers, ...(sharedFolders.some((folder) => address.startsWith(folder)) ? shared : own) };
}
