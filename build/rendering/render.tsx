import type { ReactNode } from 'react';
import { locales } from '../../content/locale.ts';
import { prefixes, prefixIds } from '../../content/routes.ts';
import type { Page } from '../../pages/page.ts';
import { addressOf, type PageAddress } from './address.ts';
import { Fault } from '../fault.ts';
import type { Inspection } from '../checks/inspect.ts';
import type { BuildContext } from './page-document.tsx';
import { printMarkup } from './print-markup.ts';
import type { Settings } from '../settings.ts';
import { readMarkup } from './read-markup.ts';
import { placeOf, printPage, printShared, unmark } from './same-language.tsx';
import type { Styles } from '../css/styles.ts';

/** A document as text, and what the checks saw in it. */
export interface RenderedDocument {
  readonly html: string;
  readonly seen: Inspection;
}

export interface RenderedPage extends RenderedDocument {
  readonly page: Page;
  readonly address: PageAddress;
}

/** Renders every page at every address, one language after the other; throws a Fault where React complains. */
export function* renderPages(pages: readonly Page[], context: BuildContext): Generator<RenderedPage> {
  for (const page of pages) {
    for (const locale of locales) {
      const own = prefixIds.filter((prefix) => prefixes[prefix].locale === locale);
      const [first, ...others] = own.flatMap((prefix) => addressOf(page.route, prefix) ?? []);
      if (first && others.length > 0) yield* renderShared(page, [first, ...others], context);
      else if (first) yield { page, address: first, ...renderPage(page, first, context) };
    }
  }
}

/** One page at one address as text; throws a Fault where React complains. */
export const renderPage = (page: Page, address: PageAddress, context: BuildContext): RenderedDocument =>
  complete(printPage(page, address, context), context);

/**
 * A page at its addresses in one language, drawn and read once. React's development mode draws each by itself, too, and throws a Fault
 * where a page is not the same.
 */
function* renderShared(
  page: Page,
  addresses: readonly [PageAddress, ...PageAddress[]],
  context: BuildContext,
): Generator<RenderedPage> {
  const [first] = addresses;
  const { markup, alone } = printShared(page, first, context);
  const { hooks, seen, write } = readMarkup(markup);
  const css = context.styles.ofPage(hooks);
  for (const address of addresses) {
    const shared = write(css, context.settings.origin, address === first ? undefined : alone);
    const html = unmark(shared, address.prefix);
    if (process.env['NODE_ENV'] === 'development' && html !== renderPage(page, address, context).html)
      throw new Fault(
        `The page differs between ${addresses.map(({ href }) => href).join(' and ')} in more than its links.`,
        placeOf(address),
        'Write what `link` and `prefixName` return into the markup as it is, and nothing that is made of it.',
      );
    yield { page, address, html, seen };
  }
}

/** What every document is given: the rules that it calls for, and the origin of the site for its policy. */
export interface DocumentContext {
  readonly settings: Pick<Settings, 'origin'>;
  readonly styles: Pick<Styles, 'ofPage'>;
}

/** A document as text, its rules and its policy in its head; `address` is for the message where React complains. */
export const renderDocument = (
  document: ReactNode,
  address: Pick<PageAddress, 'route' | 'href' | 'locale'>,
  context: DocumentContext,
): RenderedDocument =>
  complete(
    printMarkup(document, () => placeOf(address)),
    context,
  );

/** Printed markup with the rules and the policy that it calls for. */
function complete(markup: string, { settings, styles }: DocumentContext): RenderedDocument {
  const { hooks, seen, write } = readMarkup(markup);
  return { html: write(styles.ofPage(hooks), settings.origin), seen };
}
