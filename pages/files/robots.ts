import type { SiteFile } from './file.ts';

/** Everyone may read everything; where the list of pages is. */
export const robots: SiteFile = {
  path: 'robots.txt',
  write: ({ origin, basePath }) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}${basePath}sitemap.xml\n`,
};
