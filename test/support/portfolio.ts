import type { Page } from 'puppeteer';
import { site as brand } from '../../content/site.ts';

/** What a visitor can choose, by its English name. */
export type Choice = 'All' | 'Rebrand' | 'Social Media' | 'Print' | 'Web';

// Typed out: the test of the filter must not read what the filter reads.
const tags: Readonly<Record<string, readonly string[]>> = {
  're-sult-skin-clinic': ['Rebrand', 'Social Media', 'Print'],
  kraftortreisen: ['Social Media'],
  'digitalagentur-seidl': ['Social Media'],
  hrneeds: ['Web'],
  'b2b-insider': ['Social Media', 'Rebrand', 'Web'],
  'e-learning-group': ['Social Media', 'Web'],
  [brand.slug]: ['Rebrand', 'Web'],
};

/** The slugs of the projects to be shown under a choice, in alphabetical order. */
export const expected = (choice: Choice): readonly string[] =>
  Object.keys(tags)
    .filter((slug) => choice === 'All' || tags[slug]!.includes(choice))
    .sort();

/** What a choice is called in an address. */
export const inAddress: Readonly<Record<Choice, string>> = {
  All: '',
  Rebrand: '?filter=rebrand',
  'Social Media': '?filter=social-media',
  Print: '?filter=print',
  Web: '?filter=web',
};

/** The Dutch names of the choices. */
export const dutchChoices = ['Alle', 'Rebranding', 'Sociale media', 'Drukwerk', 'Websites'] as const;
export const choices = ['All', 'Rebrand', 'Social Media', 'Print', 'Web'] as const satisfies readonly Choice[];

/** The slugs of the projects a visitor sees, in alphabetical order. */
export const shown = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-tags]', (entries) =>
    entries
      .filter((entry) => entry.getClientRects().length > 0)
      .map((entry) => entry.querySelector('a')!.pathname.split('/').at(-2)!)
      .sort(),
  );

/** The names of the buttons that say they are pressed. */
export const pressed = (page: Page): Promise<readonly string[]> =>
  page.$$eval('button[aria-pressed="true"]', (buttons) => buttons.map((button) => button.textContent!));

/** What the live region says. */
export const said = (page: Page): Promise<string> => page.$eval('[role="status"]', (status) => status.textContent!);

/** Where a button stands that is called so. */
export const button = (name: string) => `::-p-xpath(//button[normalize-space()="${name}"])`;

/** Waits until the script filters. */
export const whenReady = (page: Page) => page.waitForSelector('[data-portfolio-filter-ready]');
