import {
  canonicalPrefix,
  exists,
  href,
  localesOf,
  type Prefix,
  prefixes,
  type RouteId,
  routes,
} from '../../content/routes.ts';
import type { Locale } from '../../content/locale.ts';
import type { Settings } from '../settings.ts';

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

/** The address of a page as its links name it: below the folder that the site lives in. */
export const localHref = (basePath: string, route: RouteId, prefix: Prefix, fragment?: string): string =>
  basePath + href(route, prefix, fragment).slice(1);

/**
 * The canonical addresses of a route as `hreflang` wants them (https://developers.google.com/search/docs/specialty/international/localized-versions):
 * each language that truly has the page, and `x-default` for the first of them. A page in one language alone has no alternates.
 */
export function alternatesOf(
  route: RouteId,
  { origin, basePath }: Pick<Settings, 'origin' | 'basePath'>,
): readonly { readonly hreflang: string; readonly href: string }[] {
  const own = localesOf(route);
  if (own.length < 2 || routes[route].file) return [];
  const complete = (locale: Locale) => origin + localHref(basePath, route, canonicalPrefix[locale]);
  const links = own.map((locale) => ({ hreflang: locale as string, href: complete(locale) }));
  return [...links, { hreflang: 'x-default', href: links[0]!.href }];
}

/** Path of the file that answers for an address of an earlier site: a file where it named one, else a folder. */
export const oldPath = (from: string) => (from.endsWith('.html') ? from : `${from}/index.html`);

/** Path of the file that says in Markdown what the page says in this language. */
export const markdownPath = (route: RouteId, locale: Locale) =>
  `${href(route, canonicalPrefix[locale]).slice(1)}index.md`;
