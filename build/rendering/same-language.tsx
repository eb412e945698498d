import type { Fault } from '../fault.ts';
import { type Prefix, prefixes } from '../../content/routes.ts';
import { alternateAttributes } from '../../pages/layout/document.tsx';
import { EarlyScript } from '../../pages/layout/head.tsx';
import type { Page } from '../../pages/page.ts';
import { findSource } from '../source-files.ts';
import type { PageAddress } from './address.ts';
import { openLinks, type PrefixText } from './links.ts';
import { type BuildContext, documentOf, languageAlternates } from './page-document.tsx';
import { printMarkup } from './print-markup.ts';
import type { Omission } from './read-markup.ts';

/**
 * The controls ‘private use one’ and ‘two’ in the place of what tells the prefixes of one language apart. No text of a document may
 * hold them (https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream), and a text takes no more room for
 * them, as it would for a character of the private use area.
 */
const marks: PrefixText = { segment: '\u0091', name: '\u0092' };

/** Markup, or an address in it, as it is below a prefix. */
export const unmark = (markup: string, prefix: Prefix) =>
  markup.replaceAll(marks.segment, prefixes[prefix].segment).replaceAll(marks.name, prefix);

/** Where a complaint about a page at an address belongs. */
export const placeOf = ({ route, href, locale }: Pick<PageAddress, 'route' | 'href' | 'locale'>): Fault['at'] => ({
  ...findSource(route),
  page: `${route} (${href})`,
  language: locale,
});

const printed = new Map<string, string>();

/** The element of an early script, which is the same on every page, as it is printed. */
function printEarlyScript(text: string, at: () => Fault['at']): string {
  const markup = printed.get(text) ?? printMarkup(<EarlyScript text={text} />, at);
  printed.set(text, markup);
  return markup;
}

/** What a document says at this address and not at the others of its language. */
function saidAlone(address: PageAddress, { settings, scripts }: BuildContext): Omission | undefined {
  const alternates = languageAlternates(address, settings.basePath);
  if (alternates.length === 0) return undefined;
  const at = () => placeOf(address);
  const root = printMarkup(<html {...alternateAttributes(alternates)} />, at);
  const script = scripts.storedLanguage;
  return { markup: [root.slice('<html'.length, root.indexOf('>')), printEarlyScript(script, at)], script };
}

/** The markup of a page at an address, with links that are opened for it. */
export const printPage = (
  page: Page,
  address: PageAddress,
  context: BuildContext,
  links = openLinks(address.prefix, context.settings.basePath),
): string => links.sayLanguages(printMarkup(documentOf(page, address, context, links), () => placeOf(address)));

export interface SharedMarkup {
  /** That of the first address, with marks where the others differ. */
  readonly markup: string;
  /** What only the first says. */
  readonly alone: Omission | undefined;
}

/** The markup of a page for several addresses in one language, which differ in their links and little else: drawn once. */
export const printShared = (page: Page, first: PageAddress, context: BuildContext): SharedMarkup => ({
  markup: printPage(page, first, context, openLinks(first.prefix, context.settings.basePath, marks)),
  alone: saidAlone(first, context),
});
