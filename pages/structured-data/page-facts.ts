import type { Locale } from '../../content/locale.ts';
import type { RouteId } from '../../content/routes.ts';
import type { FilmFile, PageContext, PageFilm, PageHead } from '../page.ts';

/** What structured data is made of, besides content: which page it is, and complete addresses. */
export interface PageFacts {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly head: PageHead;
  /** The canonical address of a page in this page's language. */
  readonly address: (route: RouteId, fragment?: string) => string;
  /** The complete address of a file: a picture's as it was made, others by their path below the site's folder; '' is the folder itself. */
  readonly file: (path: string) => string;
  readonly picture: PageContext<never>['picture'];
  /** The film that the page shows. */
  readonly film?: (PageFilm & { readonly seconds: number } & Pick<FilmFile, 'src' | 'type'>) | undefined;
  /** The picture on the page's share card. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
}
