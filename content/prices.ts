import { languageFacts, type Locale, locales, type Localized, wordsIn } from './locale.ts';
import type { FixedRoute } from './routes.ts';

export const priceGroups = ['website', 'marketing', 'branding'] as const;
export type PriceGroup = (typeof priceGroups)[number];

/** What the amount buys: one delivery, a month, a quarter or one project. */
export type Period = 'once' | 'month' | 'quarter' | 'project';

export interface Plan {
  readonly group: PriceGroup;
  /** Whole euros, without VAT. */
  readonly amount: number;
  /** `true`: the amount is where the price starts. */
  readonly from?: true;
  readonly period: Period;
  readonly popular?: true;
  /** The page 'Learn More' leads to. */
  readonly route: FixedRoute;
  readonly fragment?: string;
  readonly words: Localized<PlanWords>;
}

export interface PlanWords {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** The price table: the only place where an amount is written (price-1). */
export const plans = {
  'smart-start': {
    group: 'website',
    amount: 1900,
    from: true,
    period: 'once',
    popular: true,
    route: 'smart-start-website',
    words: {
      en: {
        title: 'Smart Start Website',
        description: 'A complete small site, for founders who need to be found and believed.',
        features: ['Free draft preview on demand', '3–5 pages', 'SEO optimized', 'Contact form', 'Mobile optimized'],
      },
      nl: {
        title: 'Smart Start Website',
        description:
          'Een compacte, complete site, zorgvuldig gebouwd. Voor ondernemers die gevonden en geloofd willen worden.',
        features: [
          'Gratis proefontwerp op aanvraag',
          '3–5 pagina’s',
          'Geoptimaliseerd voor zoekmachines',
          'Contactformulier',
          'Geoptimaliseerd voor mobiel',
        ],
      },
    },
  },
  'custom-complex': {
    group: 'website',
    amount: 2900,
    from: true,
    period: 'once',
    route: 'custom-complex-websites',
    words: {
      en: {
        title: 'Custom Complex Website',
        description: 'For sites that have to do more: members, bookings, catalogues, links to your own systems.',
        features: [
          'Unlimited pages',
          'SEO optimized',
          'Contact form',
          'Mobile optimized',
          'Integration modules',
          'Bespoke design',
        ],
      },
      nl: {
        title: 'Maatwerkwebsite',
        description:
          'Voor sites die meer moeten kunnen: leden, boekingen, catalogi, koppelingen met uw eigen systemen.',
        features: [
          'Onbeperkt aantal pagina’s',
          'Geoptimaliseerd voor zoekmachines',
          'Contactformulier',
          'Geoptimaliseerd voor mobiel',
          'Modules voor koppelingen',
          'Ontwerp op maat',
        ],
      },
    },
  },
  redesign: {
    group: 'website',
    amount: 1500,
    from: true,
    period: 'once',
    route: 'redesign-website',
    words: {
      en: {
        title: 'Redesign Website',
        description:
          'Your present site, taken apart and rebuilt. The final price depends on the package it grows into.',
        features: [
          'Depends on package: Smart Start or Custom Complex',
          'Analysis of the site you have',
          'Old addresses keep working',
        ],
      },
      nl: {
        title: 'Website vernieuwen',
        description: 'Uw huidige site, ontleed en opnieuw opgebouwd. De prijs hangt af van het pakket dat erbij past.',
        features: [
          'Afhankelijk van het pakket: Smart Start of maatwerk',
          'Analyse van uw huidige site',
          'Oude adressen blijven werken',
        ],
      },
    },
  },
  'seo-geo': {
    group: 'marketing',
    amount: 350,
    period: 'month',
    route: 'seo',
    words: {
      en: {
        title: 'SEO & GEO',
        description: 'Easier to find for search engines, easier to quote for AI assistants: one programme for both.',
        features: [
          'Technical upkeep and monitoring',
          'Pages that answer your customers’ questions',
          'Structured data that mirrors the page',
          'Results explained in plain language',
        ],
      },
      nl: {
        title: 'SEO & GEO',
        description:
          'Beter te vinden voor zoekmachines, beter te citeren voor AI-assistenten: één programma voor beide.',
        features: [
          'Technisch onderhoud en bewaking',
          'Content die echte vragen beantwoordt',
          'Gestructureerde gegevens die kloppen met de pagina',
          'Resultaten in gewone taal uitgelegd',
        ],
      },
    },
  },
  'social-essentials': {
    group: 'marketing',
    amount: 550,
    period: 'month',
    route: 'social-media',
    words: {
      en: {
        title: 'Social Media Essentials',
        description: 'Regular posts in your own style, written and scheduled for you.',
        features: [
          '2 posts a week, 8–10 a month',
          '1 revision per post',
          'Monthly 15–20 min call',
          'Instagram and Facebook scheduling',
        ],
      },
      nl: {
        title: 'Social Media Essentials',
        description: 'Altijd verzorgd in beeld, zonder dat het uw week opslokt.',
        features: [
          '2 berichten per week, 8–10 per maand',
          '1 correctieronde per bericht',
          'Maandelijks overleg van 15–20 minuten',
          'Inplannen op Instagram en Facebook',
        ],
      },
    },
  },
  'social-growth': {
    group: 'marketing',
    amount: 800,
    period: 'month',
    popular: true,
    route: 'social-media',
    words: {
      en: {
        title: 'Social Media Growth Kit',
        description: 'For brands that want people to talk back: more posts, video and somebody who replies every day.',
        features: [
          'Monthly strategy call',
          '3–4 posts a week',
          'Reels or stories 2x a month',
          'Community management, 15 min a day',
          'Bi-monthly report',
          'Monthly hashtag optimization',
        ],
      },
      nl: {
        title: 'Social Media Growth Kit',
        description:
          'Voor merken die reacties willen: meer berichten, bewegend beeld en iemand die elke dag antwoordt.',
        features: [
          'Maandelijks strategiegesprek',
          '3–4 berichten per week',
          '2x per maand reels of stories',
          'Communitybeheer, 15 minuten per dag',
          'Tweemaandelijks verslag',
          'Maandelijkse hashtag\u00adoptimalisatie',
        ],
      },
    },
  },
  'social-strategy': {
    group: 'marketing',
    amount: 2200,
    period: 'once',
    route: 'social-media',
    words: {
      en: {
        title: 'Social Media Strategy',
        description: 'A plan your own team can carry out: who you talk to, where, about what and how often.',
        features: [
          'Choice of audiences and channels',
          'Content pillars and tone of voice',
          'Goals and how to measure them',
          'Delivered as one working document',
        ],
      },
      nl: {
        title: 'Socialmediastrategie',
        description: 'Een plan dat uw eigen team kan uitvoeren: met wie u praat, waar, waarover en hoe vaak.',
        features: [
          'Keuze van doelgroepen en kanalen',
          'Vaste onderwerpen en toon',
          'Doelen en hoe u ze meet',
          'Opgeleverd als één werkdocument',
        ],
      },
    },
  },
  'content-calendar': {
    group: 'marketing',
    amount: 1500,
    period: 'quarter',
    route: 'social-media',
    words: {
      en: {
        title: 'Content Calendar Planning',
        description: 'You publish, we plan: every post thought out ahead, date by date.',
        features: ['12-month strategy', 'Dates, themes and formats per channel', 'Adjusted every quarter'],
      },
      nl: {
        title: 'Contentkalender',
        description: 'U publiceert, wij plannen: elk bericht vooraf bedacht, datum voor datum.',
        features: [
          'Strategie voor 12 maanden',
          'Per kanaal vastgelegd: datum, thema en vorm',
          'Elk kwartaal bijgesteld',
        ],
      },
    },
  },
  logo: {
    group: 'branding',
    amount: 750,
    period: 'project',
    route: 'branding',
    fragment: 'logo-design',
    words: {
      en: {
        title: 'Logo Design & Variations',
        description: 'One logo, drawn to work in a browser tab and on a shop front.',
        features: ['Primary logo and variations', 'Versions for light and dark backgrounds', 'Vector and web files'],
      },
      nl: {
        title: 'Logo-ontwerp en varianten',
        description: 'Eén logo dat op uw gevel net zo goed werkt als in een browsertab.',
        features: ['Hoofdlogo en varianten', 'Versies voor lichte en donkere achtergrond', 'Vector- en webbestanden'],
      },
    },
  },
  'marketing-materials': {
    group: 'branding',
    amount: 750,
    period: 'project',
    route: 'branding',
    fragment: 'marketing-materials',
    words: {
      en: {
        title: 'Marketing Materials',
        description: 'Brochures, banners, flyers and posters that belong to one family.',
        features: ['Brochures and banners', 'Flyers and posters', 'Print-ready and screen versions'],
      },
      nl: {
        title: 'Marketingmateriaal',
        description: 'Brochures, banners, flyers en posters die bij elkaar horen.',
        features: ['Brochures en banners', 'Flyers en posters', 'Drukklaar en voor het scherm'],
      },
    },
  },
  rebranding: {
    group: 'branding',
    amount: 3500,
    period: 'once',
    popular: true,
    route: 'branding',
    fragment: 'brand-theme-strategy',
    words: {
      en: {
        title: 'Complete Rebranding',
        description:
          'From the strategy to the first printed piece: a logo, colours, type and the rules that hold them together.',
        features: [
          'Brand strategy and positioning',
          'Logo, colours and typography',
          'Brand guidelines',
          'First set of materials',
        ],
      },
      nl: {
        title: 'Complete rebranding',
        description:
          'Van de strategie tot het eerste drukwerk: beeldmerk, kleuren, typografie en de regels die ze bijeenhouden.',
        features: [
          'Merkstrategie en positionering',
          'Logo, kleuren en typografie',
          'Merkhandboek',
          'Eerste set materialen',
        ],
      },
    },
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;
export const planIds = Object.keys(plans) as readonly PlanId[];

/** A plan by its key, typed as every plan is. */
export const plan = (id: PlanId): Plan => plans[id];

/** What a plan contains of the others: who buys it does not pay for these as well. */
const contents: Partial<Record<PlanId, readonly PlanId[]>> = { rebranding: ['logo'] };

/** The plans that are part of this one. */
export const containedIn = (id: PlanId): readonly PlanId[] => contents[id] ?? [];

/** The plans of one group, in the order of the table. */
export const plansOf = (group: PriceGroup): readonly PlanId[] => planIds.filter((id) => plans[id].group === group);

const moneyFormats = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(languageFacts(locale).region, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }),
  ]),
) as Readonly<Record<Locale, Intl.NumberFormat>>;

/** Whole euros as the language writes them: `€2,500`, `€ 2.500` (with a no-break space). */
export function money(amount: number, locale: Locale): string {
  return moneyFormats[locale].format(amount);
}

const periodWords: Localized<Readonly<Record<Period, string>>> = {
  en: { once: 'one-time', month: 'per month', quarter: 'per quarter', project: 'per project' },
  nl: { once: 'eenmalig', month: 'per maand', quarter: 'per kwartaal', project: 'per project' },
};
const fromWord: Localized<string> = { en: 'from', nl: 'vanaf' };

export interface PlanPrice {
  /** 'from', where the amount is a starting price. */
  readonly from?: string;
  readonly amount: string;
  readonly period: string;
}

/** The price of a plan as finished text in one language. */
export function priceOf(id: PlanId, locale: Locale): PlanPrice {
  const { amount, period, from } = plan(id);
  return {
    ...(from && { from: wordsIn(fromWord, locale) }),
    amount: money(amount, locale),
    period: wordsIn(periodWords, locale)[period],
  };
}
