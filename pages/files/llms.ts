import { llmsWords } from '../../content/search/llms.ts';
import { defaultLocale, languageFacts, languageName, type Locale, locales, wordsIn } from '../../content/locale.ts';
import { serviceMenu, solutionMenu } from '../../content/navigation.ts';
import { plan, planIds, priceOf } from '../../content/prices.ts';
import { canonicalPrefix, exists, prefixes, type RouteId } from '../../content/routes.ts';
import { site } from '../../content/site.ts';
import type { ReadablePage, SiteFacts, SiteFile } from './file.ts';

const services = new Set<RouteId>(
  serviceMenu.flatMap(({ overview, links }) => [overview, ...links]).map(({ route }) => route),
);
const solutions = new Set<RouteId>(solutionMenu.map(({ route }) => route));

/** What clients ask about first stands first. */
const sections = ['agency', 'services', 'solutions', 'cases'] as const;

function sectionOf({ route }: ReadablePage): (typeof sections)[number] {
  if (services.has(route)) return 'services';
  if (solutions.has(route)) return 'solutions';
  return route.startsWith('portfolio/') ? 'cases' : 'agency';
}

const pathOf = (name: string, locale: Locale) => `${prefixes[canonicalPrefix[locale]].segment}${name}`;
const entry = (name: string, url: string, note: string) => `- [${name}](${url}): ${note}`;

const link = ({ title, description, markdown }: ReadablePage) =>
  entry(title.replace(` | ${site.name}`, ''), markdown.url, description);

function priceLine(id: (typeof planIds)[number], locale: Locale): string {
  const { from, amount, period } = priceOf(id, locale);
  return `- ${wordsIn(plan(id).words, locale).title}: ${[from, amount, period].filter(Boolean).join(' ')}`;
}

// The heading 'Optional' is the format's own, in any language.
function writeIndex(locale: Locale, { pages, origin, basePath }: SiteFacts): string {
  const words = wordsIn(llmsWords, locale);
  const own = pages.filter((page) => page.locale === locale);
  const home = own.find(({ route }) => route === 'home')!;
  const complete = (path: string) => origin + basePath + path;
  const lists = sections.flatMap((section) => {
    const entries = own.filter((page) => sectionOf(page) === section).map(link);
    return entries.length > 0 ? [[`## ${words.sections[section]}\n`, ...entries].join('\n')] : [];
  });
  const others = locales.filter((other) => other !== locale);
  const elsewhere = pages.filter((page) => page.locale === defaultLocale && !exists(page.route, locale));
  return [
    `# ${site.name}`,
    `> ${wordsIn(site.tagline, locale)}. ${home.description}`,
    words.about,
    ...(exists('pricing', locale) ? [words.prices, planIds.map((id) => priceLine(id, locale)).join('\n')] : []),
    words.pages,
    ...lists,
    ...(elsewhere.length > 0
      ? [
          [
            `## ${words.only.replace('{language}', languageName(defaultLocale, locale))}\n`,
            ...elsewhere.map(link),
          ].join('\n'),
        ]
      : []),
    [
      '## Optional\n',
      entry(words.full.name, complete(pathOf('llms-full.txt', locale)), words.full.note),
      ...others.map((other) =>
        entry(
          languageFacts(other).name,
          complete(pathOf('llms.txt', other)),
          words.other.replace('{language}', languageName(other, locale)),
        ),
      ),
    ].join('\n'),
  ].join('\n\n');
}

/** What an assistant should know of the site first, in each language (https://llmstxt.org), and the whole text beside it. */
export const llms: readonly SiteFile[] = locales.flatMap((locale) => [
  { path: pathOf('llms.txt', locale), write: (facts) => `${writeIndex(locale, facts)}\n` },
  {
    path: pathOf('llms-full.txt', locale),
    write: ({ pages }) =>
      pages
        .filter((page) => page.locale === locale)
        .toSorted((one, other) => sections.indexOf(sectionOf(one)) - sections.indexOf(sectionOf(other)))
        .map(({ markdown }) => markdown.text)
        .join('\n'),
  },
]);
