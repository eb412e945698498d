import { alternatesOf, canonicalOf, type Document, findAll, languageOf, parse, textOf } from './markup.ts';

/** What a site says of its pages in several places. */
export interface Published {
  /** The canonical pages, by their complete addresses. */
  readonly pages: ReadonlyMap<string, Document>;
  readonly sitemap: string;
  /** Whether there is a file at a complete address. */
  readonly has: (url: string) => boolean;
}

const said = (alternates: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(alternates).sort());

/** Where pages, their languages, their Markdown and the sitemap do not say the same of each other. */
export function alternateFaults({ pages, sitemap, has }: Published): readonly string[] {
  const entries = new Map(
    findAll(parse(sitemap), 'url').map((entry) => {
      const links = findAll(entry, 'xhtml:link').map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
      return [textOf(findAll(entry, 'loc')[0]!), Object.fromEntries(links) as Readonly<Record<string, string>>];
    }),
  );
  const ofPage = ([url, document]: readonly [string, Document]): readonly (string | false)[] => {
    const alternates = alternatesOf(document);
    const own = languageOf(document)!;
    const markdown = findAll(document, 'link', { type: 'text/markdown' })[0]?.attribs['href'];
    return [
      canonicalOf(document) !== url && `${url} names another canonical address`,
      own in alternates && alternates[own] !== url && `${url} is not its own alternate`,
      ...Object.entries(alternates).map(([language, other]) => {
        const named = pages.get(other);
        if (!named) return `${url} names ${other}, which is no page`;
        if (said(alternatesOf(named)) !== said(alternates)) return `${url} and ${other} name different alternates`;
        return language !== 'x-default' && languageOf(named) !== language && `${other} does not speak ${language}`;
      }),
      (!markdown || !has(markdown)) && `${url} has no Markdown`,
      !entries.has(url) && `${url} is not in the sitemap`,
      entries.has(url) && said(entries.get(url)!) !== said(alternates) && `the sitemap has other alternates of ${url}`,
    ];
  };
  return [
    ...[...pages].flatMap(ofPage),
    ...[...entries.keys()].map((url) => !pages.has(url) && `the sitemap lists ${url}, which is no canonical page`),
  ].filter((fault) => typeof fault === 'string');
}
