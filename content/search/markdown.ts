import { localized } from '../locale.ts';

/** The words that a page's Markdown needs beside the page's own: the columns of its price tables. */
export const markdownWords = localized({
  en: {
    plan: 'Package',
    price: 'Price',
    description: 'What it is',
    features: 'Included',
  },
  nl: {
    plan: 'Pakket',
    price: 'Prijs',
    description: 'Wat het is',
    features: 'Inbegrepen',
  },
});
