import { caseSlugs, type CaseId } from './cases/slugs.ts';
import { type Locale, locales } from './locale.ts';
import { listPlainPages, type PlainRoute } from './plain-pages/index.ts';

/** Why a page has no Dutch page, and the page a Dutch visitor is led to instead (route-7). */
interface NoAlternate<Id> {
  readonly reason: string;
  readonly fallback: Id;
}

interface Address<Id> {
  readonly en: string;
  readonly nl: string | NoAlternate<Id>;
  /** `false`: not for search engines and not in the sitemap. */
  readonly indexed?: false;
  /** A page that answers for others under a file name of its own; it has no address to link to. */
  readonly file?: string;
}

/** A path that is the same in both languages. */
const shared = (path: string) => ({ en: path, nl: path });
const unlisted = (path: string) => ({ en: path, nl: path, indexed: false }) as const;

/** A fallback is a route of the table it stands in, or a case. */
const defineRoutes = <Id extends string>(table: Readonly<Record<Id, Address<NoInfer<Id> | CaseRoute>>>) => table;

const fixed = defineRoutes({
  home: shared(''),
  about: { en: 'about', nl: { reason: 'The agency presents itself on the Dutch home page.', fallback: 'home' } },
  portfolio: shared('portfolio'),
  services: shared('services'),
  'smart-start-website': shared('services/smart-start-website'),
  'custom-complex-websites': shared('services/custom-complex-websites'),
  'redesign-website': shared('services/redesign-website'),
  'website-configurator': {
    en: 'services/website-configurator',
    nl: { reason: 'The configurator is offered in English only.', fallback: 'services' },
  },
  marketing: shared('services/marketing'),
  seo: shared('services/seo'),
  geo: shared('services/geo'),
  'social-media': shared('services/social-media'),
  branding: shared('services/branding'),
  'generate-traffic': shared('solutions/generate-traffic'),
  'need-website': shared('solutions/need-website'),
  'google-ranking': shared('solutions/google-ranking'),
  'ai-searches': shared('solutions/ai-searches'),
  'social-media-growth': { en: 'solutions/social-media-growth', nl: 'solutions/groei-op-sociale-media' },
  'logo-branding': shared('solutions/logo-branding'),
  pricing: { en: 'pricing', nl: 'prijzen' },
  contact: shared('contact'),
  privacy: shared('privacy'),
  'contact-sent': unlisted('contact/sent'),
  'contact-failed': unlisted('contact/failed'),
  'coming-soon': unlisted('coming-soon'),
  'not-found': { en: '', nl: '', indexed: false, file: '404.html' },
});

export type FixedRoute = keyof typeof fixed;
export type CaseRoute = `portfolio/${CaseId}`;
export type RouteId = FixedRoute | CaseRoute | PlainRoute;

/** The one table of addresses, without language prefix and without slashes at the ends. */
export const routes = {
  ...fixed,
  ...Object.fromEntries(
    Object.entries(caseSlugs).map(([id, slug]) => [`portfolio/${id}`, shared(`portfolio/${slug}`)]),
  ),
  ...Object.fromEntries(listPlainPages().map(({ route, address }) => [route, address])),
} as Readonly<Record<RouteId, Address<RouteId>>>;

export const routeIds = Object.keys(routes) as readonly RouteId[];

export const caseRoute = (id: CaseId): CaseRoute => `portfolio/${id}`;

/**
 * The three URL prefixes: unprefixed English, which is the canonical one, the same under `/en/`, and Dutch.
 * A page links within its prefix.
 */
export const prefixes = {
  root: { locale: 'en', segment: '', canonical: true },
  en: { locale: 'en', segment: 'en/', canonical: false },
  nl: { locale: 'nl', segment: 'nl/', canonical: true },
} as const satisfies Record<string, { locale: Locale; segment: string; canonical: boolean }>;

export type Prefix = keyof typeof prefixes;
export const prefixIds = Object.keys(prefixes) as readonly Prefix[];

/** The prefix whose addresses search engines are told about. */
export const canonicalPrefix: Readonly<Record<Locale, Prefix>> = { en: 'root', nl: 'nl' };
/** The prefix the language switch leads to. */
export const switchPrefix: Readonly<Record<Locale, Prefix>> = { en: 'en', nl: 'nl' };

/** Whether the route has a page of its own in this language. */
export function exists(route: RouteId, locale: Locale): boolean {
  return typeof routes[route][locale] === 'string';
}

/** The route itself where the language has it, else the one a visitor is led to instead. */
export function resolve(route: RouteId, locale: Locale): RouteId {
  const address = routes[route][locale];
  return typeof address === 'string' ? route : address.fallback;
}

/**
 * The address of a page inside the site: starts and ends with a slash, without origin and base path.
 * Where the prefix's language has no such page it is the address of the fallback.
 */
export function href(route: RouteId, prefix: Prefix, fragment?: string): string {
  const { locale, segment } = prefixes[prefix];
  const path = routes[resolve(route, locale)][locale] as string;
  return `/${segment}${path}${path ? '/' : ''}${fragment ? `#${fragment}` : ''}`;
}

/** The languages in which the route has a page of its own. */
export function localesOf(route: RouteId): readonly Locale[] {
  return locales.filter((locale) => exists(route, locale));
}
