import { crawlers, type CrawlerPurpose } from '../../content/search/crawlers.ts';
import { welcomeCrawlers } from '../../content/site.ts';
import type { SiteFile } from './file.ts';

const purposes = Object.keys(crawlers) as readonly CrawlerPurpose[];

/** Who may read the site (https://www.rfc-editor.org/rfc/rfc9309), by purpose as the owner decides, and where the list of pages is. */
export const robots: SiteFile = {
  path: 'robots.txt',
  write: ({ origin, basePath }) => {
    const rule = (names: readonly string[], welcome: boolean) =>
      [...names.map((name) => `User-agent: ${name}`), `${welcome ? 'Allow' : 'Disallow'}: ${basePath}`].join('\n');
    return [
      rule(['*'], true),
      ...purposes.map((purpose) => `# ${purpose}\n${rule(crawlers[purpose], welcomeCrawlers[purpose])}`),
      `Sitemap: ${origin}${basePath}sitemap.xml\n`,
    ].join('\n\n');
  },
};
