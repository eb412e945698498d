import { languageName, type Locale } from '../../content/locale.ts';
import { goalOf, type Prefix, prefixes } from '../../content/routes.ts';
import type { PageContext } from '../../pages/page.ts';
import { localHref } from './address.ts';
import { scanMarkup } from './scan-markup.ts';

/** The links of one page: addresses in its own language, or in another one where it lacks a page. */
export interface Links {
  readonly link: PageContext<never>['link'];
  /** The markup in which each link that leaves the language says so, to machines and to people: `Portfolio (Englisch)`. */
  readonly sayLanguages: (markup: string) => string;
}

/** Opens the links of a page below a prefix, which begin with `basePath`. */
export function openLinks(prefix: Prefix, basePath: string): Links {
  const { locale: own } = prefixes[prefix];
  const foreign = new Map<string, Locale>();
  return {
    link(route, fragment) {
      const address = localHref(basePath, route, prefix, fragment);
      const { locale } = prefixes[goalOf(route, prefix).prefix];
      if (locale !== own) foreign.set(address, locale);
      return address;
    },
    sayLanguages: (markup) => (foreign.size > 0 ? markLinks(markup, foreign, own) : markup),
  };
}

function markLinks(markup: string, foreign: ReadonlyMap<string, Locale>, own: Locale): string {
  const insertions: { readonly at: number; readonly text: string }[] = [];
  /** The link that is open, and where its last words end. */
  let open: { readonly locale: Locale; end?: number } | undefined;
  scanMarkup(markup, {
    tag({ name, attributes }, _, end) {
      const locale = name === 'a' && !('hreflang' in attributes) ? foreign.get(attributes['href'] ?? '') : undefined;
      if (!locale) return;
      open = { locale };
      insertions.push({ at: end - 1, text: ` hreflang="${locale}"` });
    },
    text(start, end) {
      if (open && markup.slice(start, end).trim()) open.end = end;
    },
    close(name) {
      if (name !== 'a' || !open) return;
      if (open.end !== undefined) insertions.push({ at: open.end, text: ` (${languageName(open.locale, own)})` });
      open = undefined;
    },
  });
  let written = 0;
  const pieces = insertions.map(({ at, text }) => {
    const piece = markup.slice(written, at) + text;
    written = at;
    return piece;
  });
  return pieces.join('') + markup.slice(written);
}
