import { definePage, type Page } from './page.ts';
import { routeIds } from '../content/routes.ts';
import { localized } from '../content/locale.ts';

/** TEMPORARY while pages are being written: an h1 for every route that has no page yet, so that links resolve. */
export const interimPages = (done: readonly Page[]): readonly Page[] =>
  routeIds
    .filter((route) => !done.some((page) => page.route === route))
    .map((route) =>
      definePage({
        route,
        words: localized({
          en: { head: { title: `Page ${route}`, description: `Page ${route}` } },
          nl: { head: { title: `Pagina ${route}`, description: `Pagina ${route}` } },
        }),
        ground: 'paper',
        render: ({ words }) => (
          <h1 id="what-we-do">
            {words.head.title}
            <span id="logo-design" />
            <span id="brand-theme-strategy" />
            <span id="marketing-materials" />
          </h1>
        ),
      }),
    );
