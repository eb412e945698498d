import { defaultLocale, languageFacts, type Locale, locales } from '../../content/locale.ts';
import { forwards as oldAddresses } from '../../content/forwards.ts';
import {
  canonicalPrefix,
  type Prefix,
  prefixes,
  prefixIds,
  type RouteId,
  routeIds,
  routes,
} from '../../content/routes.ts';

// From the route table, so that a new page is in every sweep at once; but put together here, not by `href`, which the pages
// themselves use: an address that the build gets wrong is still found missing.

const put = (segment: string, path: string) => `/${segment}${path && `${path}/`}`;

/** The address of a route's own page in a language; `undefined` where it has none. */
function pageOf(route: RouteId, locale: Locale, segment: string): string | undefined {
  const path = routes[route][locale];
  return typeof path === 'string' ? put(segment, path) : undefined;
}

const isListed = (route: RouteId) => routes[route].indexed !== false;
const hasAddress = (route: RouteId) => routes[route].file === undefined;
const withAddress = routeIds.filter(hasAddress);
const listed = withAddress.filter(isListed);

const below = (prefix: keyof typeof prefixes, among: readonly RouteId[]): readonly string[] => {
  const { locale, segment } = prefixes[prefix];
  return among.flatMap((route) => pageOf(route, locale, segment) ?? []);
};

/** The unprefixed addresses of all pages that search engines may list, in the order of the route table. */
export const rootAddresses: readonly string[] = below('root', listed);
/** Their alternates with the English prefix. */
export const englishAddresses: readonly string[] = below('en', listed);
/** The Dutch addresses of those that have a Dutch page. */
export const dutchAddresses: readonly string[] = below('nl', listed);
const isBegun = (prefix: Prefix) => languageFacts(prefixes[prefix].locale).begun !== undefined;
/** The prefixes of languages that say everything. */
export const wholePrefixes = prefixIds.filter((prefix) => !isBegun(prefix));
/** The addresses of languages that an owner has begun beside them. */
export const begunAddresses: readonly string[] = prefixIds.filter(isBegun).flatMap((prefix) => below(prefix, listed));
/** Every address that search engines may list or that names one of them as canonical. */
export const allAddresses: readonly string[] = [
  ...rootAddresses,
  ...englishAddresses,
  ...dutchAddresses,
  ...begunAddresses,
];
/** Pages that search engines are told to leave alone. */
export const unlistedAddresses: readonly string[] = prefixIds.flatMap((prefix) =>
  below(
    prefix,
    withAddress.filter((route) => !isListed(route)),
  ),
);

/** The unprefixed address of a route. */
const rootOf = (route: RouteId) => pageOf(route, defaultLocale, '');
const routeAt = new Map(withAddress.map((route) => [rootOf(route), route]));

/** The Dutch page of an unprefixed address, where there is one. */
export function dutchAlternate(root: string): string | undefined {
  return pageOf(routeAt.get(root)!, 'nl', prefixes.nl.segment);
}

/** The canonical address of each language's page at the place of an unprefixed one. */
export const alternatesAt = (root: string): Readonly<Partial<Record<Locale, string>>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { segment } = prefixes[canonicalPrefix[locale]];
      const address = pageOf(routeAt.get(root)!, locale, segment);
      return address ? [[locale, address]] : [];
    }),
  );

/** Where an unprefixed address leads a Dutch visitor: to its Dutch page, or to the one that its route names instead. */
export function dutchCounterpart(root: string): string {
  const { nl } = routes[routeAt.get(root)!];
  return dutchAlternate(root) ?? dutchCounterpart(rootOf((nl as { fallback: RouteId }).fallback)!);
}

/** One address of every page that looks like no other: those below /en/ are the alternates of the unprefixed ones. */
export const distinctAddresses: readonly string[] = [
  ...rootAddresses,
  ...dutchAddresses,
  ...begunAddresses,
  ...unlistedAddresses.filter((address) => !address.startsWith('/en/')),
];

/** Every page once, in English and Dutch by turns: half the work of `distinctAddresses`. */
export const inTurns: readonly string[] = withAddress.map((route, at) => {
  const root = rootOf(route)!;
  return (at % 2 === 1 && dutchAlternate(root)) || root;
});

/** What a host answers unknown addresses with. */
export const notFoundAddresses: readonly string[] = ['/404.html', '/nl/404.html'];

/** Old addresses and where they lead. */
export const forwards: readonly { readonly from: string; readonly to: string }[] = oldAddresses.map(
  ({ from, locale, to, fragment }) => ({
    from: from.endsWith('.html') ? `/${from}` : put('', from),
    to: (locale === 'nl' ? dutchCounterpart(rootOf(to)!) : rootOf(to)!) + (fragment ? `#${fragment}` : ''),
  }),
);

/** Show each embed, and each primitive with its use; part of the site of `npm start` and of the tests only. */
export const demonstrations: readonly string[] = ['/widgets/', '/primitives/'];
