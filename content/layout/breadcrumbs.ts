import { cases } from '../cases/index.ts';
import { footerWords } from './footer.ts';
import { inEvery, type Locale, localized, type Spoken, wordsIn } from '../locale.ts';
import { listPlainPages } from '../plain-pages/index.ts';
import { navigationWords, serviceMenu, solutionMenu } from '../navigation.ts';
import { caseRoute, exists, routes, type RouteId } from '../routes.ts';

/** The words around the trail. */
export const breadcrumbWords = localized({
  en: { label: 'Breadcrumb' },
  nl: { label: 'Kruimelpad' },
});

const same = (text: string) => inEvery(() => text);

/** A word of the navigation or the footer, in every language. */
const inEach = <Words>(words: Spoken<Words>, pick: (words: Words) => string) =>
  inEvery((locale) => pick(wordsIn(words, locale)));

/** A menu may say what a page is for; a trail names it. */
const shorter: Partial<Record<RouteId, Spoken<string>>> = { seo: same('SEO'), geo: same('GEO') };

/** What a page is called where it is named in one or two words: as the menus call it. */
const names: Partial<Record<RouteId, Spoken<string>>> = {
  home: inEach(navigationWords, ({ home }) => home),
  portfolio: inEach(navigationWords, ({ portfolio }) => portfolio),
  pricing: inEach(navigationWords, ({ pricing }) => pricing),
  about: inEach(footerWords, ({ about }) => about),
  contact: inEach(footerWords, ({ contact }) => contact),
  privacy: inEach(footerWords, ({ privacy }) => privacy),
  ...Object.fromEntries(
    [...serviceMenu.flatMap(({ overview, links }) => [overview, ...links]), ...solutionMenu]
      .filter(({ fragment }) => !fragment)
      .map(({ route, label }) => [route, label]),
  ),
  ...Object.fromEntries(Object.values(cases).map(({ id, title }) => [caseRoute(id), same(title)])),
  ...Object.fromEntries(listPlainPages().map(({ route, name }) => [route, name])),
  ...shorter,
};

/** The page above each page that does not stand directly below home. */
const parents: Partial<Record<RouteId, RouteId>> = {
  ...Object.fromEntries(
    serviceMenu.flatMap(({ overview, links }) =>
      links.filter(({ route }) => route !== overview.route).map(({ route }) => [route, overview.route]),
    ),
  ),
  ...Object.fromEntries(Object.values(cases).map(({ id }) => [caseRoute(id), 'portfolio' as const])),
};

/** The name of a page in one or two words, where menus or cases give it one. */
export function pageName(route: RouteId, locale: Locale): string | undefined {
  const name = names[route];
  return name && wordsIn(name, locale);
}

/** The pages from home down to this one that a language has; none for home itself and for pages that are not listed. */
export function trailOf(route: RouteId, locale: Locale): readonly { readonly route: RouteId; readonly name: string }[] {
  if (route === 'home' || routes[route].indexed === false) return [];
  const parent = parents[route];
  return ['home' as const, ...(parent && exists(parent, locale) ? [parent] : []), route].flatMap((step) => {
    const name = pageName(step, locale);
    return name ? [{ route: step, name }] : [];
  });
}
