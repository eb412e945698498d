import { exists, type Prefix, prefixes, href, localesOf, type RouteId, routes } from '../../content/routes.ts';
import { canonicalPrefix } from '../../content/routes.ts';
import { locales, type Locale } from '../../content/locale.ts';

/** One page at one address. */
export interface PageAddress {
  readonly route: RouteId;
  readonly prefix: Prefix;
  readonly locale: Locale;
  /** As linked: starts and ends with a slash, without base path. */
  readonly href: string;
  /** Path of the file below the output folder. */
  readonly path: string;
}

/** Where a route stands under a prefix, or nothing where the language has no such page. */
export function addressOf(route: RouteId, prefix: Prefix): PageAddress | undefined {
  const { locale, segment } = prefixes[prefix];
  if (!exists(route, locale)) return undefined;
  const file = routes[route].file;
  const address = href(route, prefix);
  return { route, prefix, locale, href: address, path: file ? `${segment}${file}` : `${address.slice(1)}index.html` };
}

/**
 * The canonical addresses of a route as `hreflang` wants them (https://developers.google.com/search/docs/specialty/international/localized-versions):
 * each language that truly has the page, and `x-default` for the default one. A page in one language alone has no alternates.
 */
export function alternatesOf(route: RouteId): readonly { readonly hreflang: string; readonly href: string }[] {
  const own = localesOf(route);
  if (own.length < 2 || routes[route].file) return [];
  const links = own.map((locale) => ({ hreflang: locale as string, href: href(route, canonicalPrefix[locale]) }));
  return [...links, { hreflang: 'x-default', href: href(route, canonicalPrefix[locales[0]]) }];
}
