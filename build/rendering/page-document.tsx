import type { ReactNode } from 'react';
import { languageFacts, type Locale, locales, wordsIn } from '../../content/locale.ts';
import { money, priceOf } from '../../content/prices.ts';
import { canonicalPrefix, exists, prefixes, type Prefix, pageIn, type RouteId, routes } from '../../content/routes.ts';
import { site } from '../../content/site.ts';
import { Document, type DocumentProps } from '../../pages/layout/document.tsx';
import { Layout } from '../../pages/layout/layout.tsx';
import type { SwitchTo } from '../../pages/layout/language-switch.tsx';
import type { PageContext, Page } from '../../pages/page.ts';
import { speculationRules } from '../../pages/layout/speculation.ts';
import { structuredData } from '../../pages/structured-data/graph.ts';
import { alternatesOf, localHref, markdownPath, type PageAddress } from './address.ts';
import { type Links, openLinks } from './links.ts';
import { pageFilm } from './page-film.ts';
import { iconPaths } from '../pictures/icons.ts';
import type { Pictures } from '../pictures/pictures.tsx';
import type { Scripts } from '../js/scripts.ts';
import type { Settings } from '../settings.ts';
import type { ShareImages } from '../pictures/share-images.tsx';
import type { Styles } from '../css/styles.ts';

export interface BuildContext {
  readonly settings: Settings;
  readonly styles: Styles;
  readonly scripts: Scripts;
  readonly pictures: Pictures;
  readonly shareImage: ShareImages['shareImage'];
}

/** What a page under one prefix is given: all that depends on language, prefix and settings, bound. */
export function createPageContext(
  prefix: Prefix,
  { settings, pictures }: BuildContext,
  { link, prefixName }: Pick<Links, 'link' | 'prefixName'> = openLinks(prefix, settings.basePath),
): Omit<PageContext<never>, 'words'> {
  const { locale } = prefixes[prefix];
  return {
    link,
    linkIn: (other, route) => localHref(settings.basePath, route, other),
    picture: pictures.picture,
    film: (film) => pictures.film(film, locale),
    file: ({ address }) => settings.basePath + address,
    localize: (text) => wordsIn(text, locale),
    price: (plan) => priceOf(plan, locale),
    money: (amount) => money(amount, locale),
    enquiry: settings.enquiry,
    locale,
    prefixName,
  };
}

/** Where the language switch of a page leads: to what the page is in each language, or what stands in its place there. */
export const switchFrom = (route: RouteId, locale: Locale, basePath: string) =>
  Object.fromEntries(
    locales.map((other) => [
      other,
      { href: localHref(basePath, pageIn(route, other), other), current: other === locale },
    ]),
  ) as SwitchTo;

/** Open Graph's form of a language. */
const openGraphLocale = (locale: Locale) => languageFacts(locale).region.replace('-', '_');

/** The whole document of a page at one address. */
export function documentOf(
  page: Page,
  address: PageAddress,
  context: BuildContext,
  links = openLinks(address.prefix, context.settings.basePath),
): ReactNode {
  const { route, prefix, locale } = address;
  const { basePath, year } = context.settings;
  const pageContext = createPageContext(prefix, context, links);
  return (
    <Document {...aroundPage(page, address, context)}>
      <Layout
        context={pageContext}
        route={route}
        ground={page.ground}
        year={year}
        switchTo={switchFrom(route, locale, basePath)}
      >
        {page.render(locale, pageContext)}
      </Layout>
    </Document>
  );
}

/** Only an unprefixed page takes a visitor to the language chosen before (lang-3). */
export function languageAlternates({ route, prefix }: PageAddress, basePath: string) {
  if (prefix !== 'root' || routes[route].file) return [];
  return locales
    .filter((locale) => locale !== prefixes[prefix].locale && exists(route, locale))
    .map((locale) => ({ locale, href: localHref(basePath, route, canonicalPrefix[locale]) }));
}

/** All that stands around the words of a page. */
function aroundPage(page: Page, address: PageAddress, context: BuildContext): Omit<DocumentProps, 'children'> {
  const { route, locale } = address;
  const { settings, styles, scripts } = context;
  const local = (path: string) => settings.basePath + path;
  const { file, indexed = true } = routes[route];
  const linked = [scripts.layout, ...page.widgets.map((name) => scripts.widgets[name])];
  const image = indexed ? context.shareImage(page, locale) : undefined;
  const alternates = languageAlternates(address, settings.basePath);
  const head = {
    ...page.head[locale],
    indexed,
    ...(!file && { canonical: settings.origin + localHref(settings.basePath, route, canonicalPrefix[locale]) }),
    alternates: indexed ? alternatesOf(route, settings) : [],
    openGraph: {
      siteName: site.name,
      locale: openGraphLocale(locale),
      otherLocales: locales.filter((other) => other !== locale && exists(route, other)).map(openGraphLocale),
      ...(image && { image: { ...image, url: settings.origin + local(image.path) } }),
    },
    icons: {
      svg: local(iconPaths.svg),
      ico: local(iconPaths.ico),
      touch: local(iconPaths.touch),
      manifest: local('site.webmanifest'),
    },
    fonts: [...styles.preloaded, ...page.faces].flatMap((font) => styles.fonts[font] ?? []).map(local),
    earlyScripts: [scripts.firstScreen, ...(alternates.length > 0 ? [scripts.storedLanguage] : [])],
    scripts: linked.map(local),
    ...(indexed && { markdown: settings.origin + local(markdownPath(route, locale)) }),
  };
  return {
    head,
    lang: locale,
    alternates,
    ...(indexed && {
      structuredData: structuredData({
        route,
        locale,
        head: page.head[locale],
        address: (other, fragment) =>
          settings.origin + localHref(settings.basePath, other, canonicalPrefix[locale], fragment),
        file: (path) => settings.origin + (path.startsWith('/') ? path : local(path)),
        picture: context.pictures.picture,
        film: pageFilm(page, locale, context.pictures),
        image: image && { ...image, url: settings.origin + local(image.path) },
      }),
    }),
    speculationRules: speculationRules(settings.basePath),
  };
}
