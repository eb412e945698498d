import { Fault } from '../fault.ts';
import { type Prefix, prefixes } from '../../content/routes.ts';
import { alternateAttributes } from '../../pages/layout/document.tsx';
import { EarlyScript } from '../../pages/layout/head.tsx';
import type { Page } from '../../pages/page.ts';
import { findSource } from '../source-files.ts';
import type { PageAddress } from './address.ts';
import { type Links, openLinks, type PrefixText } from './links.ts';
import { type BuildContext, documentOf, languageAlternates } from './page-document.tsx';
import { printMarkup } from './print-markup.ts';

/**
 * Two private characters (https://www.unicode.org/faq/private_use.html) in the place of what tells the prefixes of one language
 * apart. No typeface of a visitor has them, so that no word holds them.
 */
const marks: PrefixText = { segment: '\ue000', name: '\ue001' };

const unmark = (markup: string, prefix: Prefix) =>
  markup.replaceAll(marks.segment, prefixes[prefix].segment).replaceAll(marks.name, prefix);

/** Where a complaint about a page at an address belongs. */
export const placeOf = ({ route, href, locale }: Pick<PageAddress, 'route' | 'href' | 'locale'>): Fault['at'] => ({
  ...findSource(route),
  page: `${route} (${href})`,
  language: locale,
});

/** What the document says at this address and not at the others of its language, as it is printed. */
function printedAlone(address: PageAddress, { settings, scripts }: BuildContext): readonly string[] {
  const alternates = languageAlternates(address, settings.basePath);
  if (alternates.length === 0) return [];
  const at = () => placeOf(address);
  const root = printMarkup(<html {...alternateAttributes(alternates)} />, at);
  return [
    root.slice('<html'.length, root.indexOf('>')),
    printMarkup(<EarlyScript text={scripts.storedLanguage} />, at),
  ];
}

/**
 * The markup of a page at each of its addresses in one language, which differ in their links and little else: drawn once. React's
 * development mode draws each by itself, too, and throws a Fault where a page is not the same.
 */
export function printPage(page: Page, addresses: readonly PageAddress[], context: BuildContext): readonly string[] {
  const { basePath } = context.settings;
  const print = (address: PageAddress, links: Links) =>
    links.sayLanguages(printMarkup(documentOf(page, address, context, links), () => placeOf(address)));
  const printByItself = (address: PageAddress) => print(address, openLinks(address.prefix, basePath));

  const [first, ...others] = addresses;
  if (!first || others.length === 0) return addresses.map(printByItself);
  const drawn = print(first, openLinks(first.prefix, basePath, marks));
  const shared = printedAlone(first, context).reduce((markup, part) => markup.replace(part, ''), drawn);

  return [
    unmark(drawn, first.prefix),
    ...others.map((address) => {
      const markup = unmark(shared, address.prefix);
      if (process.env['NODE_ENV'] === 'development' && markup !== printByItself(address))
        throw new Fault(
          `The page differs between ${first.href} and ${address.href} in more than its links.`,
          placeOf(address),
          'Write what `link` and `prefixName` return into the markup as it is, and nothing that is made of it.',
        );
      return markup;
    }),
  ];
}
