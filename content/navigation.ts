import { inEvery, localized, type Spoken, wordsIn } from './locale.ts';
import { plan, type PlanId } from './prices.ts';
import { type PlainRoute, plainPagesIn } from './plain-pages/index.ts';
import type { FixedRoute } from './routes.ts';

/** One line of the navigation. */
export interface MenuLink {
  readonly route: FixedRoute | PlainRoute;
  readonly fragment?: string;
  readonly label: Spoken<string>;
  /** What the visitor finds there, in a few words. */
  readonly hint?: Spoken<string>;
}

/** A column of the services menu: its overview page and what belongs to it. */
export interface MenuGroup {
  readonly overview: MenuLink;
  readonly links: readonly MenuLink[];
}

/** The page of a plan, under the name that the plan has in the price table. */
function planLink(id: PlanId): MenuLink {
  const { route, words } = plan(id);
  return { route, label: inEvery((locale) => wordsIn(words, locale).title) };
}

/** The services menu, one group a column. */
export const serviceMenu: readonly MenuGroup[] = [
  {
    overview: { route: 'services', label: { en: 'Website Design', nl: 'Webdesign' } },
    links: [
      planLink('smart-start'),
      planLink('custom-complex'),
      planLink('redesign'),
      { route: 'website-configurator', label: { en: 'Website Configurator', nl: 'Websiteconfigurator' } },
    ],
  },
  {
    overview: { route: 'marketing', label: { en: 'Marketing', nl: 'Onlinemarketing' } },
    links: [
      { route: 'seo', label: { en: 'SEO, for search engines', nl: 'SEO, voor zoekmachines' } },
      { route: 'geo', label: { en: 'GEO, for AI assistants', nl: 'GEO, voor AI-assistenten' } },
      { route: 'social-media', label: { en: 'Social Media', nl: 'Sociale media' } },
    ],
  },
  {
    overview: { route: 'branding', label: { en: 'Branding', nl: 'Merk en huisstijl' } },
    links: [
      { route: 'branding', fragment: 'logo-design', label: { en: 'Logo Design', nl: 'Logo-ontwerp' } },
      {
        route: 'branding',
        fragment: 'brand-theme-strategy',
        label: { en: 'Brand Theme & Strategy', nl: 'Merkstrategie en stijl' },
      },
      {
        route: 'branding',
        fragment: 'marketing-materials',
        label: { en: 'Marketing Materials', nl: 'Marketingmateriaal' },
      },
    ],
  },
];

/** The solutions menu, six entries in two columns. */
export const solutionMenu: readonly MenuLink[] = [
  {
    route: 'generate-traffic',
    label: { en: 'Generate Traffic', nl: 'Meer bezoekers' },
    hint: { en: 'More of the people who need you', nl: 'De mensen die u nodig hebben' },
  },
  {
    route: 'need-website',
    label: { en: 'Need a Website', nl: 'Een website nodig' },
    hint: { en: 'From nothing to online', nl: 'Van niets naar online' },
  },
  {
    route: 'google-ranking',
    label: { en: 'Google Ranking', nl: 'Hoger in Google' },
    hint: { en: 'Be found when people search', nl: 'Gevonden als mensen zoeken' },
  },
  {
    route: 'ai-searches',
    label: { en: 'AI Searches', nl: 'Zoeken met AI' },
    hint: { en: 'Be named when people ask', nl: 'Genoemd als mensen iets vragen' },
  },
  {
    route: 'social-media-growth',
    label: { en: 'Social Media Growth', nl: 'Groei op sociale media' },
    hint: { en: 'Followers who become clients', nl: 'Van volger naar klant' },
  },
  {
    route: 'logo-branding',
    label: { en: 'Logo & Branding', nl: 'Logo en huisstijl' },
    hint: { en: 'A look people remember', nl: 'Een gezicht dat bijblijft' },
  },
  ...plainPagesIn('solutions').map(({ route, name }) => ({ route, label: name })),
];

/** The words of the header. */
export const navigationWords = localized({
  en: {
    label: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    language: 'Language',
    home: 'Home',
    services: 'Services',
    solutions: 'Solutions',
    portfolio: 'Portfolio',
    pricing: 'Pricing',
  },
  nl: {
    label: 'Hoofdnavigatie',
    open: 'Menu openen',
    close: 'Menu sluiten',
    language: 'Taal',
    home: 'Home',
    services: 'Diensten',
    solutions: 'Oplossingen',
    portfolio: 'Portfolio',
    pricing: 'Prijzen',
  },
});
