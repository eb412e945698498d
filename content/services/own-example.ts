import { localized, type Localized } from '../locale.ts';
import type { RouteId } from '../routes.ts';

/** Something that this site ships, where it is, and the public rule behind it. */
export interface ExampleWords {
  readonly title: string;
  readonly text: string;
  /** Label of the link to the thing itself. */
  readonly thing: string;
  /** Label of the link to the rule. */
  readonly rule: string;
}

/** Where a thing stands: beside a page, or at the top of the site. */
type Place = { readonly file: string; readonly beside?: RouteId } | { readonly page: RouteId };

/** The things of each page, in the order of their words. */
export const examplePlaces = {
  seo: [
    { file: 'sitemap.xml', rule: 'https://www.sitemaps.org/protocol.html' },
    { page: 'pricing', rule: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies' },
    {
      page: 'home',
      rule: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    },
  ],
  geo: [
    { file: 'index.md', beside: 'geo', rule: 'https://www.rfc-editor.org/rfc/rfc7763' },
    { file: 'robots.txt', rule: 'https://www.rfc-editor.org/rfc/rfc9309' },
    { file: 'llms.txt', rule: 'https://llmstxt.org' },
  ],
} as const satisfies Record<'seo' | 'geo', readonly (Place & { readonly rule: string })[]>;

export interface OwnExampleWords {
  readonly heading: string;
  readonly lead: string;
  readonly items: readonly ExampleWords[];
  /** What the visitor can measure instead of the figure that the page quotes. */
  readonly figure: string;
}

/** This site as the example of what these pages offer. */
export const ownExampleWords: Readonly<Record<'seo' | 'geo', Localized<OwnExampleWords>>> = {
  seo: localized({
    en: {
      heading: 'See it at work here',
      lead: 'What we do for clients, this site does for us. Open it and check.',
      items: [
        {
          title: 'Dates that move with the words',
          text: 'The sitemap names each page with the day on which its words last changed. Building the site again changes no date.',
          thing: 'Our sitemap',
          rule: 'The sitemap protocol',
        },
        {
          title: 'Structured data that mirrors the page',
          text: 'Trail, services and prices stand in the source of each page as its readers see them. Ratings of ourselves do not.',
          thing: 'Our prices, in their source',
          rule: 'Google’s rules for structured data',
        },
        {
          title: 'Two languages that point at each other',
          text: 'Each page names its counterpart in the other language, and is named by it.',
          thing: 'Our home page, in its source',
          rule: 'Google on language versions',
        },
      ],
      figure: 'Your own figure stands in your statistics, and that is where we begin.',
    },
    nl: {
      heading: 'Zie het hier aan het werk',
      lead: 'Wat wij voor klanten doen, doet deze site voor ons. Kijk het na.',
      items: [
        {
          title: 'Datums die met de tekst meeveranderen',
          text: 'De sitemap noemt elke pagina met de dag waarop de tekst voor het laatst veranderde. Opnieuw bouwen verandert geen datum.',
          thing: 'Onze sitemap',
          rule: 'Het sitemapprotocol',
        },
        {
          title: 'Gestructureerde gegevens die kloppen',
          text: 'Kruimelpad, diensten en prijzen staan in de broncode van elke pagina zoals lezers ze zien. Beoordelingen van onszelf staan er niet in.',
          thing: 'Onze prijzen, in de broncode',
          rule: 'Google over gestructureerde gegevens',
        },
        {
          title: 'Twee talen die naar elkaar wijzen',
          text: 'Elke pagina noemt haar tegenhanger in de andere taal, en wordt door die genoemd.',
          thing: 'Onze startpagina, in de broncode',
          rule: 'Google over taalversies',
        },
      ],
      figure: 'Uw eigen cijfer staat in uw statistieken, en daar beginnen wij.',
    },
  }),
  geo: localized({
    en: {
      heading: 'Can I check that somewhere?',
      lead: 'What this site ships for assistants, each with the public rule behind it.',
      items: [
        {
          title: 'Every page as plain text',
          text: 'Beside each page stands the same in Markdown, without layout: fewer words to read for the same facts.',
          thing: 'This page as Markdown',
          rule: 'The media type, RFC 7763',
        },
        {
          title: 'Crawlers by purpose',
          text: 'Those that list, answer and train are named apart, so that the owner decides about each.',
          thing: 'Our robots.txt',
          rule: 'The robots protocol, RFC 9309',
        },
        {
          title: 'llms.txt, a proposal',
          text: 'Whether such a list of pages helps is folklore so far: Google says that it needs none. It costs nothing here, because the build writes it.',
          thing: 'Our llms.txt',
          rule: 'The proposal',
        },
      ],
      figure: 'What assistants say about you can be recorded, and that is our first step.',
    },
    nl: {
      heading: 'Kan ik dat ergens nakijken?',
      lead: 'Wat deze site voor assistenten klaarzet, telkens met een link naar de openbare afspraak.',
      items: [
        {
          title: 'Elke pagina als platte tekst',
          text: 'Naast elke pagina staat dezelfde in Markdown, zonder opmaak: minder woorden voor dezelfde feiten.',
          thing: 'Deze pagina als Markdown',
          rule: 'Het mediatype, RFC 7763',
        },
        {
          title: 'Crawlers, per doel',
          text: 'Wie opneemt, wie antwoordt en wie traint, staat er apart in. Zo beslist de eigenaar over elk van de drie.',
          thing: 'Onze robots.txt',
          rule: 'Het robotsprotocol, RFC 9309',
        },
        {
          title: 'llms.txt, een voorstel',
          text: 'Dat zo’n lijst van pagina’s helpt, is vooralsnog van horen zeggen: Google zegt er geen nodig te hebben. Hier kost hij niets, want hij ontstaat vanzelf bij het bouwen.',
          thing: 'Onze llms.txt',
          rule: 'Het voorstel',
        },
      ],
      figure: 'Wat assistenten over u zeggen, valt vast te leggen: dat is onze eerste stap.',
    },
  }),
};
