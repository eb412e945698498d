import type { Page } from 'puppeteer';
import { type CaseTag, caseTags } from '../../../content/cases/case-types.ts';
import { cases } from '../../../content/cases/index.ts';
import { caseSlugs } from '../../../content/cases/slugs.ts';
import { type Locale, wordsIn } from '../../../content/locale.ts';
import { portfolio, tagLabels } from '../../../content/portfolio.ts';

/** What a visitor can choose: a tag, or everything. */
export type Choice = 'All' | CaseTag;

/** The slugs of the projects that carry the tag, in alphabetical order; put together here, not by the filter under test. */
export const expected = (choice: Choice): readonly string[] =>
  Object.values(cases)
    .filter(({ tags }) => choice === 'All' || tags.includes(choice))
    .map(({ id }) => caseSlugs[id])
    .sort();

/** What a button is called in a language. */
export const nameOf = (choice: Choice, locale: Locale): string =>
  choice === 'All' ? wordsIn(portfolio, locale).filter.all : wordsIn(tagLabels[choice], locale);

/** What a screen reader hears after a choice. */
export function announcement(choice: Choice, locale: Locale): string {
  const count = expected(choice).length;
  const { one, other } = wordsIn(portfolio, locale).filter.shown;
  return (count === 1 ? one : other).replace('{kind}', nameOf(choice, locale)).replace('{count}', `${count}`);
}

/** What a choice is called in an address. */
export const inAddress: Readonly<Record<Choice, string>> = {
  All: '',
  Rebrand: '?filter=rebrand',
  'Social Media': '?filter=social-media',
  Print: '?filter=print',
  Web: '?filter=web',
};

/** Every choice, in the order of the buttons. */
export const choices: readonly Choice[] = ['All', ...caseTags];

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

/** Where the button of a choice stands. */
export const button = (choice: Choice, locale: Locale = 'en') =>
  `::-p-xpath(//button[normalize-space()="${nameOf(choice, locale)}"])`;

/** Waits until the script filters. */
export const whenReady = (page: Page) => page.waitForSelector('[data-portfolio-filter-ready]');
