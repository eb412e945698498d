import { languageName, type Locale } from '../../content/locale.ts';
import { goalOf, href, type Prefix, prefixes } from '../../content/routes.ts';
import type { PageContext } from '../../pages/page.ts';
import { localHref } from './address.ts';
import { scanMarkup } from './scan-markup.ts';

/** How a prefix is written: what addresses below it begin with, and its name. */
export interface PrefixText {
  readonly segment: string;
  readonly name: string;
}

/** The links of one page: addresses in its own language, or in another one where it lacks a page. */
export interface Links extends Pick<PageContext<never>, 'link' | 'prefixName'> {
  /** The markup in which each link that leaves the language says so, to machines and to people: `Portfolio (Englisch)`. */
  readonly sayLanguages: (markup: string) => string;
}

/** Opens the links of a page below a prefix, which begin with `basePath`; `written` is what stands for the prefix in them. */
export function openLinks(
  prefix: Prefix,
  basePath: string,
  written: PrefixText = { segment: prefixes[prefix].segment, name: prefix },
): Links {
  const { locale: own, segment } = prefixes[prefix];
  const foreign = new Map<string, Locale>();
  return {
    link(route, fragment) {
      const goal = goalOf(route, prefix).prefix;
      if (goal === prefix) return basePath + written.segment + href(route, prefix, fragment).slice(1 + segment.length);
      const address = localHref(basePath, route, prefix, fragment);
      foreign.set(address, prefixes[goal].locale);
      return address;
    },
    prefixName: written.name,
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
