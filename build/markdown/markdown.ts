import { wordsIn } from '../../content/locale.ts';
import { markdownWords } from '../../content/search/markdown.ts';
import { canonicalPrefix, routes } from '../../content/routes.ts';
import type { BuiltPage } from '../../pages/files/file.ts';
import { fingerprint } from '../asset.ts';
import { cached, sourceText } from '../kept/cache.ts';
import { openKeptFiles, versionsOf } from '../kept/kept-files.ts';
import type { OutputFile } from '../output.ts';
import { markdownPath } from '../rendering/address.ts';
import type { RenderedPage } from '../rendering/render.tsx';
import { convert } from './convert.ts';
import { type Main, mainOf } from './main-part.ts';

/** What the file says before the page's words: which page it is (YAML, whose strings JSON writes). */
function frontMatter({ title, description, url, locale }: BuiltPage): string {
  const facts = { title, description, url, language: locale };
  return `---\n${Object.entries(facts)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

export interface Markdown {
  /** Takes note of a page at one of its addresses; only the canonical one of a page for search engines counts. */
  readonly note: (page: Pick<RenderedPage, 'address' | 'html'>) => void;
  /** The main part of a page, as it was noted. */
  readonly mainOf: (page: Pick<BuiltPage, 'route' | 'locale'>) => Main;
  /** The page's file: what it is, and its words. */
  readonly of: (page: BuiltPage) => Promise<OutputFile & { readonly contents: string }>;
  /** Keeps what was asked for in the repository, for the first build of a fresh clone. */
  readonly keep: () => void;
}

/** Says in Markdown what the canonical pages say in HTML, each from its own main part. */
export function openMarkdown(): Markdown {
  const method = [
    versionsOf('unified', 'rehype-remark', 'remark-gfm', 'remark-stringify'),
    sourceText(...['tidy', 'convert', 'parse'].map((name) => `build/markdown/${name}.ts`)),
  ];
  const kept = openKeptFiles('markdown');
  const mains = new Map<string, Main>();
  const keyOf = ({ route, locale }: Pick<BuiltPage, 'route' | 'locale'>) => `${route}/${locale}`;
  const noted = (page: Pick<BuiltPage, 'route' | 'locale'>) => mains.get(keyOf(page))!;

  return {
    note({ address: { route, prefix, locale }, html }) {
      if (routes[route].indexed === false || canonicalPrefix[locale] !== prefix) return;
      mains.set(keyOf({ route, locale }), mainOf(html));
    },
    mainOf: noted,
    async of(page) {
      const { route, locale, url } = page;
      const { markup, digest } = noted(page);
      const words = wordsIn(markdownWords, locale);
      const source = fingerprint(JSON.stringify([method, url, words, digest]));
      const text = await kept.of(`${route.replaceAll('/', '-')}-${locale}.md`, source, () =>
        cached('markdown', source, () => convert(markup, { url, words })),
      );
      return {
        path: markdownPath(route, locale),
        contents: frontMatter(page) + Buffer.from(text).toString(),
        source: `build/markdown (${route})`,
      };
    },
    keep: kept.save,
  };
}
