import { canonicalPrefix, localesOf, type RouteId, routes } from '../../content/routes.ts';
import type { BuiltPage, ReadablePage, SiteFile } from '../../pages/files/file.ts';
import type { Page } from '../../pages/page.ts';
import { alternatesOf, localHref } from './address.ts';
import type { OutputFile } from '../output.ts';
import type { Settings } from '../settings.ts';

/** The canonical address of every page that search engines may list, in menu order, each with its alternates. */
export function listPages(pages: readonly Page[], settings: Settings): readonly BuiltPage[] {
  const indexed = ({ route }: { route: RouteId }) => routes[route].indexed !== false;
  return pages.filter(indexed).flatMap(({ route, head }) =>
    localesOf(route).map((locale) => ({
      route,
      locale,
      ...head[locale],
      url: settings.origin + localHref(settings.basePath, route, canonicalPrefix[locale]),
      alternates: alternatesOf(route, settings),
    })),
  );
}

/** Writes every file that is not a page from what the site turned out to be. */
export function makeFiles(
  files: readonly SiteFile[],
  pages: readonly ReadablePage[],
  settings: Settings,
): readonly OutputFile[] {
  const { origin, basePath } = settings;
  return files.map(({ path, write }) => ({
    path,
    contents: write({ pages, origin, basePath }),
    source: `pages/files (${path})`,
  }));
}
