import type { SiteFile } from './file.ts';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** All canonical addresses with the day their words last changed and their alternates (https://www.sitemaps.org/protocol.html). */
export const sitemap: SiteFile = {
  path: 'sitemap.xml',
  write: ({ pages }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.map(({ url, lastmod, alternates }) =>
        [
          '<url>',
          `<loc>${escape(url)}</loc>`,
          ...(lastmod ? [`<lastmod>${lastmod}</lastmod>`] : []),
          ...alternates.map(
            ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
          ),
          '</url>',
        ].join(''),
      ),
      '</urlset>',
      '',
    ].join('\n'),
};
