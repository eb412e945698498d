import { localized } from '../locale.ts';

/** The words that a page's Markdown needs beside the page's own: the columns of its price tables, of which one quotes the client whom a plan suits. */
export const markdownWords = localized({
  en: {
    plan: 'Package',
    price: 'Price',
    situation: 'If you say',
    description: 'What it is',
    features: 'Included',
  },
  nl: {
    plan: 'Pakket',
    price: 'Prijs',
    situation: 'Als u zegt',
    description: 'Wat het is',
    features: 'Inbegrepen',
  },
});
