import { readFileSync } from 'node:fs';
import type { Locale } from '../../content/locale.ts';
import { localesOf, routeIds } from '../../content/routes.ts';
import type { Page, PageHead } from '../../pages/page.ts';
import { Fault } from '../fault.ts';
import { languageFaults } from './languages.ts';
import { filesBelow, findSource, languageAt } from '../source-files.ts';

/** Characters of a title and a description that search results show. */
export const headLimits: Readonly<Record<keyof PageHead, number>> = { title: 60, description: 160 };

function* headFaults({ route, head }: Page, locale: Locale): Generator<Fault> {
  for (const part of ['title', 'description'] as const) {
    const text = head[locale][part];
    const length = [...text].length;
    if (text.trim() && length <= headLimits[part]) continue;
    yield new Fault(
      text.trim() ? `The ${part} "${text}" has ${length} characters.` : `The ${part} is empty.`,
      { ...findSource(route, text.trim() || undefined), page: route, language: locale },
      `Write it in ${headLimits[part]} characters at most: search results cut off what is longer.`,
    );
  }
}

function* equalTitles(pages: readonly Page[]): Generator<Fault> {
  const known = new Map<string, Page>();
  for (const page of pages) {
    for (const locale of localesOf(page.route)) {
      const { title } = page.head[locale];
      const other = known.get(`${locale} ${title}`);
      known.set(`${locale} ${title}`, page);
      if (!other) continue;
      yield new Fault(
        `Two pages have the title "${title}": ${other.route} and ${page.route}.`,
        { ...findSource(page.route, title), page: page.route, language: locale },
        'Give each a title of its own: tabs and search results tell pages apart by nothing else.',
      );
    }
  }
}

/** A string with nothing in it, as a property or as an element of a list. */
const emptyText = /(?:[\w'\"]:[ \t]*|^[ \t]*|\[|,[ \t]*)(['"`])\s*\1(?=\s*[,}\]])/gm;
/** Drawings say nothing, and the home page stands at an empty path. */
const silent = /^content\/(?:art\/|routes\.ts$)/;

function* emptyTexts(): Generator<Fault> {
  for (const file of filesBelow('content').filter((name) => /\.tsx?$/.test(name) && !silent.test(name))) {
    const text = readFileSync(file, 'utf8');
    for (const { index } of text.matchAll(emptyText)) {
      const line = text.slice(0, index).split('\n').length;
      const language = languageAt(file, line);
      yield new Fault(
        'A text is empty.',
        { file, line, ...(language && { language }) },
        'Write it, or take away what it belongs to in every language.',
      );
    }
  }
}

function* missingPages(pages: readonly Page[]): Generator<Fault> {
  for (const route of routeIds.filter((id) => !pages.some((page) => page.route === id))) {
    const file = route.startsWith('portfolio/') ? 'content/cases/slugs.ts' : 'content/routes.ts';
    const [id] = route.split('/').slice(-1);
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => new RegExp(`^\\s*'?${id}'?:`).test(text));
    yield new Fault(
      `The route '${route}' has no page.`,
      { file, line: line + 1, page: route },
      'Write its page and add it to pages/index.ts (a case: to content/cases/index.ts), or take the route away.',
    );
  }
}

/** What is wrong with the words of the site, its languages, and the list of its pages. */
export function textFaults(pages: readonly Page[]): readonly Fault[] {
  return [
    ...languageFaults(),
    ...missingPages(pages),
    ...emptyTexts(),
    ...pages.flatMap((page) => localesOf(page.route).flatMap((locale) => [...headFaults(page, locale)])),
    ...equalTitles(pages),
  ];
}
