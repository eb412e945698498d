import { plansOf, type PlanId } from '../prices.ts';
import { site } from '../site.ts';

/** The plans to compare, of which a visitor chooses one. */
export const websiteConfiguratorPlans = [
  'smart-start',
  'custom-complex',
  'redesign',
] as const satisfies readonly PlanId[];

/** The plans a visitor may add to a website, in the order of the price table. */
export const websiteConfiguratorAddOns: readonly PlanId[] = [...plansOf('marketing'), ...plansOf('branding')];

/** What a website plan says to one row of the comparison: contained, not contained, depending on the package, or of no use with it. */
export type Cell = 'yes' | 'no' | 'depends' | 'needless' | { readonly text: string };

interface ComparisonRow {
  readonly feature: string;
  readonly cells: Readonly<Record<(typeof websiteConfiguratorPlans)[number], Cell>>;
}

const comparisonRows: readonly ComparisonRow[] = [
  {
    feature: 'Number of pages',
    cells: { 'smart-start': { text: '3–5' }, 'custom-complex': { text: 'Unlimited' }, redesign: 'depends' },
  },
  { feature: 'SEO optimized', cells: { 'smart-start': 'yes', 'custom-complex': 'yes', redesign: 'yes' } },
  { feature: 'Mobile optimized', cells: { 'smart-start': 'yes', 'custom-complex': 'yes', redesign: 'yes' } },
  { feature: 'Contact form', cells: { 'smart-start': 'yes', 'custom-complex': 'yes', redesign: 'yes' } },
  {
    feature: 'Free draft preview on demand',
    cells: { 'smart-start': 'yes', 'custom-complex': 'no', redesign: 'depends' },
  },
  { feature: 'Bespoke design', cells: { 'smart-start': 'no', 'custom-complex': 'yes', redesign: 'depends' } },
  { feature: 'Integration modules', cells: { 'smart-start': 'no', 'custom-complex': 'yes', redesign: 'depends' } },
  {
    feature: 'Analysis of your present site',
    cells: { 'smart-start': 'needless', 'custom-complex': 'needless', redesign: 'yes' },
  },
  {
    feature: 'Old addresses keep working',
    cells: { 'smart-start': 'needless', 'custom-complex': 'needless', redesign: 'yes' },
  },
];

/** The words of the website configurator; a plain object, because the page exists in English only. */
export const websiteConfiguratorWords = {
  head: {
    title: `Website configurator: put your site together | ${site.name}`,
    description:
      'Compare three websites, add marketing and branding, and see the sum. No name or email address needed.',
  },
  sharePicture: 'A stone put together plane by plane: seven lie in their places, and the eighth is on its way.',
  hero: {
    title: 'Cut your own *stone*',
    text: 'Every choice is a plane and says its price. No\u00a0name or email address needed.',
  },
  comparison: {
    heading: 'Compare the three websites',
    featureColumn: 'What is in it',
    priceRow: 'Price',
    yes: 'Included',
    no: 'Not included',
    depends: 'Depends on package',
    needless: 'Not needed',
    rows: comparisonRows,
    guide: [
      {
        title: 'Choose Smart Start',
        text: 'if you have no site yet and a handful of pages will do.',
      },
      {
        title: 'Choose Custom Complex',
        text: 'for bookings, sales, members or linked software.',
      },
      { title: 'Choose Redesign', text: 'if your site is used but no longer does you justice.' },
    ],
  },
  form: {
    heading: 'Put it together',
    websiteLegend: 'Your website',
    noWebsite: 'No website for now',
    marketingLegend: 'Marketing',
    brandingLegend: 'Branding',
    /** Below a plan that contains another; `{plan}` is the other’s name. */
    contains: '{plan} is part of it and is not charged again.',
    /** In place of the price of what another choice contains; `{plan}` is that choice’s name. */
    included: 'Included in {plan}',
  },
  sum: {
    heading: 'Your choice',
    /** In place of a sum of nothing. */
    empty: 'Start anywhere',
    once: 'One-time',
    month: 'Per month',
    quarter: 'Per quarter',
    from: 'from',
    included: 'included',
    note: '“From” marks a starting price. VAT is extra.',
    action: 'Take this into the contact form',
    reset: 'Start again',
  },
  /** What the chosen items become in the message of the contact form. */
  enquiry: {
    lead: 'I put this together in the website configurator:',
    included: 'included in {plan}',
    once: 'One-time:',
    month: 'Per month:',
    quarter: 'Per quarter:',
  },
  included: {
    heading: 'What is in every price',
    items: [
      { title: 'A person who answers', text: 'You know whom to ask, before and after launch.' },
      { title: 'Your approval first', text: 'You approve the design before we build.' },
      {
        title: 'Everything in your name',
        text: 'Address, accounts and texts are yours.',
      },
    ],
  },
  unsure: {
    heading: 'Leave a plane *open*',
    text: 'Not sure? Choose the closest. We say if it is too much.',
  },
  next: {
    heading: 'What happens with your choice',
    lead: 'You say yes once the price says “exactly”.',
    /** `says` is what the price says by then. */
    items: [
      {
        says: 'from',
        title: 'You send it',
        text: 'You take it into the contact form and can change every word.',
      },
      { says: 'about', title: 'We read it', text: 'A person reads your choice and replies.' },
      {
        says: 'nearly',
        title: 'We talk',
        text: `We go through it in a call of ${site.callMinutes} minutes.`,
      },
      {
        says: '*exactly*',
        title: 'You decide',
        text: 'The proposal names work and price. After your yes we plan the start.',
      },
    ],
  },
} as const;
