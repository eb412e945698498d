import { defaultLocale, wordsIn } from '../../content/locale.ts';
import { colours } from '../../content/look.ts';
import { site } from '../../content/site.ts';
import type { SiteFile } from './file.ts';

/** The web app manifest (https://www.w3.org/TR/appmanifest/): name and icons for a home screen. */
export const manifest: SiteFile = {
  path: 'site.webmanifest',
  write: ({ basePath }) =>
    `${JSON.stringify(
      {
        name: site.name,
        short_name: site.name,
        description: wordsIn(site.tagline, defaultLocale),
        start_url: basePath,
        scope: basePath,
        display: 'browser',
        background_color: colours.ink,
        theme_color: colours.ink,
        icons: [
          { src: `${basePath}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
          { src: `${basePath}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      null,
      2,
    )}\n`,
};
