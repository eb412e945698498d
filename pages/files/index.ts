import type { SiteFile } from './file.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** Every file of the site that is not a page. */
export const siteFiles: readonly SiteFile[] = [sitemap, robots, manifest, ...llms];
