import { caseAddresses, caseSlugs, type CaseId } from './cases/slugs.ts';
import { type CompleteLocale, defaultLocale, languageFacts, type Locale, locales, type Localized } from './locale.ts';
import { listPlainPages, type PlainRoute } from './plain-pages/index.ts';

/** Why a language lacks a page, and where its visitors are led: to another page, or to the same one in another language, which the link says (route-7). */
export type NoPage<Id = RouteId> =
  { readonly reason: string; readonly fallback: Id } | { readonly reason: string; readonly readIn: Locale };

/** Where a page stands in each language; a begun one that says nothing of it lacks it. */
export type Addresses<Id = RouteId> = Localized<string | NoPage<Id>>;

type Address<Id> = Addresses<Id> & {
  /** `false`: not for search engines and not in the sitemap. */
  readonly indexed?: false;
  /** A page that answers for others under a file name of its own; it has no address to link to. */
  readonly file?: string;
};

/** A path that is the same in all languages but begun ones. */
const shared = (path: string) =>
  Object.fromEntries(
    locales.filter((locale) => !languageFacts(locale).begun).map((locale) => [locale, path]),
  ) as Readonly<Record<CompleteLocale, string>>;
const unlisted = (path: string) => ({ ...shared(path), indexed: false }) as const;

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
  'not-found': { ...unlisted(''), file: '404.html' },
});

export type FixedRoute = keyof typeof fixed;
export type CaseRoute = `portfolio/${CaseId}`;
export type RouteId = FixedRoute | CaseRoute | PlainRoute;

/** The one table of addresses, without language prefix and without slashes at the ends. */
export const routes = {
  ...fixed,
  ...Object.fromEntries(
    Object.entries(caseSlugs).map(([id, slug]) => [
      `portfolio/${id}`,
      { ...shared(`portfolio/${slug}`), ...caseAddresses[id as CaseId] },
    ]),
  ),
  ...Object.fromEntries(listPlainPages().map(({ route, address, lacking }) => [route, { ...lacking, ...address }])),
} as Readonly<Record<RouteId, Address<RouteId>>>;

export const routeIds = Object.keys(routes) as readonly RouteId[];

export const caseRoute = (id: CaseId): CaseRoute => `portfolio/${id}`;

/** The first part of an address, which names its language. */
export type Prefix = 'root' | Locale;

interface PrefixFacts {
  readonly locale: Locale;
  readonly segment: string;
  readonly canonical: boolean;
}

/**
 * The URL prefixes: none for the default language, which is its canonical one, the same under its own name, and one for each other
 * language. A page links within its prefix.
 */
export const prefixes: Readonly<Record<Prefix, PrefixFacts>> = {
  root: { locale: defaultLocale, segment: '', canonical: true },
  ...(Object.fromEntries(
    locales.map((locale) => [locale, { locale, segment: `${locale}/`, canonical: locale !== defaultLocale }]),
  ) as Record<Locale, PrefixFacts>),
};

export const prefixIds = Object.keys(prefixes) as readonly Prefix[];

/** The prefix whose addresses search engines are told about. */
export const canonicalPrefix = Object.fromEntries(
  locales.map((locale) => [locale, locale === defaultLocale ? 'root' : locale]),
) as Readonly<Record<Locale, Prefix>>;

/** Whether the route has a page of its own in this language. */
export function exists(route: RouteId, locale: Locale): boolean {
  return typeof routes[route][locale] === 'string';
}

/** The languages in which the route has a page of its own. */
export function localesOf(route: RouteId): readonly Locale[] {
  return locales.filter((locale) => exists(route, locale));
}

/** Why a language lacks a page; nothing where it has it. */
export function lackOf(route: RouteId, locale: Locale): NoPage | undefined {
  const address = routes[route][locale];
  if (typeof address === 'string') return undefined;
  const readIn = languageFacts(locale).begun?.others as Locale | undefined;
  return address ?? { reason: 'The language is begun.', readIn: readIn ?? defaultLocale };
}

/** The page that speaks a language at the place of a route: its own, the one that visitors are led to instead, or home. */
export function pageIn(route: RouteId, locale: Locale): RouteId {
  const lack = lackOf(route, locale);
  if (!lack) return route;
  return 'fallback' in lack && exists(lack.fallback, locale) ? lack.fallback : 'home';
}

/** Where a link to a route leads from below a prefix: to a page of it, or to the same one in the language that visitors read instead. */
export function goalOf(route: RouteId, prefix: Prefix): { readonly route: RouteId; readonly prefix: Prefix } {
  const lack = lackOf(route, prefixes[prefix].locale);
  if (lack && 'readIn' in lack && exists(route, lack.readIn)) return { route, prefix: canonicalPrefix[lack.readIn] };
  return { route: pageIn(route, prefixes[prefix].locale), prefix };
}

/** The address of a page inside the site: starts and ends with a slash, without origin and base path. It is that of `goalOf`. */
export function href(route: RouteId, prefix: Prefix, fragment?: string): string {
  const goal = goalOf(route, prefix);
  const { locale, segment } = prefixes[goal.prefix];
  const path = routes[goal.route][locale] as string;
  // The page that stands in for another has none of its sections.
  const place = fragment && goal.route === route ? `#${fragment}` : '';
  return `/${segment}${path}${path ? '/' : ''}${place}`;
}
