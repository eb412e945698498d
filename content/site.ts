import type { LegalDetails } from './legal.ts';
import type { Localized } from './locale.ts';
import type { CrawlerPurpose } from './search/crawlers.ts';

const name = 'Facetwerk';

/** The brand. A new owner changes this file and nothing else: titles, addresses, alternative texts, structured data and the case of its own brand follow. */
export const site = {
  name,
  legalName: `${name} B.V.`,
  /** The brand in addresses, event names and file names: lower case, hyphens. */
  slug: slugOf(name),
  tagline: { en: 'Turning brands into brilliance', nl: 'Van merk naar meesterwerk' } satisfies Localized<string>,
  email: 'hello@facetwerk.example',
  /** `display` is what people read, `dial` what a telephone dials (E.164). */
  phone: { display: '+31 20 808 0142', dial: '+31208080142' },
  location: { en: 'Europe', nl: 'Europa' } satisfies Localized<string>,
  /** Hours within which an enquiry is answered. */
  responseHours: 24,
  /** Minutes of the first strategy call. */
  callMinutes: 30,
  social: {
    instagram: { label: 'Instagram', url: 'https://www.instagram.com/facetwerk' },
    linkedin: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/facetwerk' },
  },
  /** Where the site lives when SITE_ORIGIN says nothing else. */
  origin: 'https://www.facetwerk.example',
} as const;

/**
 * Postal address, chamber of commerce, VAT, where to complain, who hosts (legal.ts says what each is). What is filled in shows in the
 * footer and on the privacy page, and machines are told of it; what is not shows nowhere.
 */
export const legal: LegalDetails = {};

/**
 * Which crawlers robots.txt lets in, by what they read the site for; crawlers.ts names them. Who is turned away from `search` or
 * `assistants` can neither list nor cite the site; `training` decides nothing about being found. Apart from the brand, which scripts carry.
 */
export const welcomeCrawlers: Readonly<Record<CrawlerPurpose, boolean>> = {
  search: true,
  assistants: true,
  training: true,
};

function slugOf(brand: string): string {
  return brand
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
