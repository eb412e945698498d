import { localized } from './locale.ts';
import type { FixedRoute } from './routes.ts';
import { site } from './site.ts';

/** The status code, shown large. */
export const notFoundCode = '404';

/** Where a lost visitor may want to go, besides home; the labels stand in the words under the same key. */
export const notFoundRoutes = ['services', 'portfolio', 'contact'] as const satisfies readonly FixedRoute[];

/** The words of the not-found page. */
export const notFoundWords = localized({
  en: {
    head: {
      title: `Page not found (404) | ${site.name}`,
      description:
        'There is no page at this address. From here you can go to the home page, our services, the portfolio or contact.',
    },
    title: 'Oops! Page not found',
    stone: 'This stone has not been\u00a0cut\u00a0yet.',
    text: 'Perhaps the address has a typing error in it, or the page no longer exists.',
    home: 'Back to the home page',
    lead: 'Or go straight to',
    links: { services: 'Website design', portfolio: 'Portfolio', contact: 'Contact' },
  },
  nl: {
    head: {
      title: `Pagina niet gevonden (404) | ${site.name}`,
      description:
        'Op dit adres staat geen pagina. Vanaf hier kunt u naar de startpagina, onze diensten, ons werk of de contactpagina.',
    },
    title: 'Oeps! Pagina niet gevonden',
    stone: 'Deze steen is nog niet geslepen.',
    text: 'Misschien zit er een tikfout in het adres, of bestaat de pagina niet meer.',
    home: 'Terug naar de startpagina',
    lead: 'Of ga meteen naar',
    links: { services: 'Webdesign', portfolio: 'Ons werk', contact: 'Contact opnemen' },
  },
});
