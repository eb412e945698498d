import type { Locale } from '../../content/locale.ts';
import type { RouteId } from '../../content/routes.ts';

/** A page of the finished site, as files about the site need to know it. */
export interface BuiltPage {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Complete canonical address. */
  readonly url: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A page with what is known of it once it is drawn. */
export interface ReadablePage extends BuiltPage {
  /** The same in Markdown: complete address, and the file's text. */
  readonly markdown: { readonly url: string; readonly text: string };
  /** The day on which its words last changed, such as 2026-11-21. */
  readonly lastmod?: string | undefined;
}

/** What the build hands a file: the canonical pages that search engines may list, and where the site lives. */
export interface SiteFacts {
  readonly pages: readonly ReadablePage[];
  readonly origin: string;
  readonly basePath: string;
}

/** A file of the site that is not a page: its path and a pure function of the site that writes it. */
export interface SiteFile {
  readonly path: string;
  readonly write: (site: SiteFacts) => string;
}
