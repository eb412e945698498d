import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, locales, type Localized } from '../content/locale.ts';
import { money, priceOf } from '../content/prices.ts';
import {
  canonicalFamily,
  exists,
  families,
  type Family,
  familyIds,
  href,
  routes,
  switchFamily,
} from '../content/routes.ts';
import { site } from '../content/site.ts';
import { Document } from '../pages/document.tsx';
import { Layout } from '../pages/layout.tsx';
import type { Frame, Page } from '../pages/page.ts';
import type { HeadProps } from '../pages/parts/head.tsx';
import { addressOf, alternatesOf, type PageAddress } from './address.ts';
import { hearComplaints } from './complaints.ts';
import { Fault, refuse } from './fault.ts';
import { iconPaths } from './icons.ts';
import type { Pictures } from './pictures.tsx';
import type { Scripts } from './scripts.ts';
import type { Settings } from './settings.ts';
import type { ShareImages } from './share-images.tsx';
import { sourceOf } from './source.ts';
import type { Styles } from './styles.ts';

/** The fonts of the first screen: headlines, the word in them that leans, text. One that came with the style sheet would come after the first paint. */
const preloadedFonts = ['instrument-serif', 'instrument-serif-italic', 'instrument-sans'];

/** Stands in the head until the markup is there and tells which blocks the page's own style sheet must hold. */
const ownStyles = 'own-styles';
const ownStylesLink = `<link rel="stylesheet" href="${ownStyles}"/>`;

export interface Workshop {
  readonly settings: Settings;
  readonly styles: Styles;
  readonly scripts: Scripts;
  readonly pictures: Pictures;
  readonly shareImage: ShareImages['shareImage'];
}

export interface RenderedPage {
  readonly page: Page;
  readonly address: PageAddress;
  readonly html: string;
}

/** Renders every page at every address, one at a time; throws a Fault where React complains. */
export function* renderPages(pages: readonly Page[], workshop: Workshop): Generator<RenderedPage> {
  for (const page of pages) {
    for (const family of familyIds) {
      const address = addressOf(page.route, family);
      if (address) yield { page, address, html: renderPage(page, address, workshop) };
    }
  }
}

/** The frame of a page in one family: all that depends on language, family and settings, bound. */
export function frameOf(family: Family, { settings, pictures }: Workshop): Omit<Frame<never>, 'words'> {
  const { locale } = families[family];
  return {
    link: (route, fragment) => settings.basePath + href(route, family, fragment).slice(1),
    linkIn: (other, route) => settings.basePath + href(route, other).slice(1),
    picture: pictures.picture,
    say: (text) => text[locale],
    price: (plan) => priceOf(plan, locale),
    money: (amount) => money(amount, locale),
    enquiry: settings.enquiry,
    family,
  };
}

/** One page at one address as text; throws a Fault where React complains. */
export function renderPage(page: Page, address: PageAddress, workshop: Workshop): string {
  const { route, family, locale } = address;
  const { basePath, year } = workshop.settings;
  const frame = frameOf(family, workshop);
  const switchTo = Object.fromEntries(
    locales.map((other) => [
      other,
      { href: basePath + href(route, switchFamily[other]).slice(1), current: other === locale },
    ]),
  ) as Localized<{ href: string; current: boolean }>;
  const html = renderDocument(
    <Document head={headOf(page, address, workshop)} lang={locale} twins={twinsOf(address, basePath)}>
      <Layout frame={frame} route={route} ground={page.ground} family={family} year={year} switchTo={switchTo}>
        {page.render(locale, frame)}
      </Layout>
    </Document>,
    address,
  );
  const sheet = workshop.styles.ofPage(html);
  return html.replace(ownStylesLink, sheet ? ownStylesLink.replace(ownStyles, basePath + sheet) : '');
}

/** A document as text; `address` is for the message where React complains. */
export function renderDocument(
  document: ReactNode,
  { route, href: page, locale }: Omit<PageAddress, 'path' | 'family'>,
): string {
  const { result, complaints } = hearComplaints(() => renderToStaticMarkup(document));
  refuse(
    complaints.map(
      (complaint) =>
        new Fault(
          `React complains: ${complaint.split('\n')[0]}`,
          { file: sourceOf(route), page: `${route} (${page})`, language: locale },
          'Mend the markup that React names; the page is not built while it complains.',
        ),
    ),
  );
  return `<!doctype html>${lowerCaseAttributes(result)}\n`;
}

/** HTML does not mind the case of attribute names, people who read the source do. */
const lowerCaseAttributes = (html: string) =>
  html.replace(
    / (hrefLang|srcSet|imageSrcSet|imageSizes|charSet|dateTime|popoverTarget|fetchPriority|autoComplete|tabIndex|crossOrigin|maxLength|inputMode|noValidate|spellCheck|encType|colSpan|rowSpan)="/g,
    (attribute) => attribute.toLowerCase(),
  );

/** Only an unprefixed page takes a visitor to the language chosen before (decisions, 'stored preference'). */
function twinsOf({ route, family }: PageAddress, basePath: string) {
  if (family !== 'root' || routes[route].file) return [];
  return locales
    .filter((locale) => locale !== families[family].locale && exists(route, locale))
    .map((locale) => ({ locale, href: basePath + href(route, canonicalFamily[locale]).slice(1) }));
}

function headOf(page: Page, address: PageAddress, workshop: Workshop): HeadProps {
  const { route, locale } = address;
  const { settings, styles, scripts } = workshop;
  const complete = (path: string) => settings.origin + settings.basePath + path.replace(/^\//, '');
  const local = (path: string) => settings.basePath + path;
  const { file, indexed = true } = routes[route];
  const linked = [scripts.layout, ...page.widgets.map((name) => scripts.widgets[name])];
  const image = indexed ? workshop.shareImage(page, locale) : undefined;
  const twins = twinsOf(address, settings.basePath);
  return {
    ...page.head[locale],
    indexed,
    ...(!file && { canonical: complete(href(route, canonicalFamily[locale])) }),
    alternates: indexed ? alternatesOf(route).map((link) => ({ ...link, href: complete(link.href) })) : [],
    openGraph: {
      siteName: site.name,
      locale: languages[locale].openGraph,
      otherLocales: locales
        .filter((other) => other !== locale && exists(route, other))
        .map((other) => languages[other].openGraph),
      ...(image && { image: { ...image, url: complete(image.path) } }),
    },
    icons: {
      svg: local(iconPaths.svg),
      ico: local(iconPaths.ico),
      touch: local(iconPaths.touch),
      manifest: local('site.webmanifest'),
    },
    styleSheets: [local(styles.general), ownStyles],
    fonts: preloadedFonts.flatMap((font) => styles.fonts[font] ?? []).map(local),
    ...(twins.length > 0 && { earlyScript: scripts.storedLanguage }),
    scripts: linked.map(local),
  };
}
