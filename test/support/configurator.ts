import type { Page } from 'puppeteer';

/** What is paid when, in whole euros; `from` where a starting price is in the one-time sum. */
export interface Due {
  readonly once: number;
  readonly month: number;
  readonly quarter: number;
  readonly from: boolean;
}

// Typed out: the test of the sums must not read the price table.
const nothing = { once: 0, month: 0, quarter: 0, from: false };
export const websites: Readonly<Record<string, Due>> = {
  'smart-start': { ...nothing, once: 1900, from: true },
  'custom-complex': { ...nothing, once: 2900, from: true },
  redesign: { ...nothing, once: 1500, from: true },
};
export const addOns: Readonly<Record<string, Due & { readonly group: string }>> = {
  'seo-geo': { ...nothing, month: 350, group: 'marketing' },
  'social-essentials': { ...nothing, month: 550, group: 'marketing' },
  'social-growth': { ...nothing, month: 800, group: 'marketing' },
  'social-strategy': { ...nothing, once: 2200, group: 'marketing' },
  'content-calendar': { ...nothing, quarter: 1500, group: 'marketing' },
  logo: { ...nothing, once: 750, group: 'branding' },
  'marketing-materials': { ...nothing, once: 750, group: 'branding' },
  rebranding: { ...nothing, once: 3500, group: 'branding' },
};

/** What is part of another item, and of which one. */
const wholes: Readonly<Record<string, string>> = { logo: 'rebranding' };

/** What these items come to; what is part of another one is paid once. */
export const dueFor = (ids: readonly string[]): Due =>
  ids
    .filter((id) => !ids.includes(wholes[id]!))
    .map((id) => websites[id] ?? addOns[id]!)
    .reduce<Due>(
      (sum, item) => ({
        once: sum.once + item.once,
        month: sum.month + item.month,
        quarter: sum.quarter + item.quarter,
        from: sum.from || item.from,
      }),
      nothing,
    );

const euros = (amount: number) => `€${String(amount).replace(/(\d)(\d{3})$/, '$1,$2')}`;

/** The sums as the page writes them, top to bottom. */
export const written = ({ once, month, quarter, from }: Due): readonly string[] => [
  ...(once ? [`One-time ${from ? 'from ' : ''}${euros(once)}`] : []),
  ...(month ? [`Per month ${euros(month)}`] : []),
  ...(quarter ? [`Per quarter ${euros(quarter)}`] : []),
];

/** The project of the contact form that a choice is. */
export function projectFor(ids: readonly string[]): string {
  const groups = new Set(ids.map((id) => (id in websites ? 'website' : addOns[id]!.group)));
  return groups.size > 1 ? 'combo' : [...groups][0]!;
}

/** The sums a visitor sees. */
export const shownSums = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-sum]', (rows) =>
    rows
      .filter((row) => row.getClientRects().length > 0)
      .map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
  );

/** The ids of the items that the summary lists. */
export const listed = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-entry]', (entries) =>
    entries
      .filter((entry) => entry.getClientRects().length > 0)
      .map((entry) => (entry as HTMLElement).dataset['entry']!),
  );

/** The ids of the planes of the drawing that are lit. */
export const lit = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-plane][data-lit]', (planes) => planes.map((plane) => (plane as SVGElement).dataset['plane']!));

/** Where the button leads. */
export const target = async (page: Page): Promise<URL> =>
  new URL(await page.$eval('[data-action]', (link) => (link as HTMLAnchorElement).href));

/** The words one can press to choose an item. */
export const labelOf = (id: string) => `label[for="choice-${id}"]`;

/** Waits until the script adds up. */
export const whenReady = (page: Page) => page.waitForSelector('[data-configurator-ready]');

/** Sets the choice to exactly these items at once, as fast as a visitor could never do it. */
export const chooseAll = (page: Page, ids: readonly string[]): Promise<void> =>
  page.$eval(
    '[data-widget="configurator"] form',
    (form, wanted) => {
      for (const input of form.querySelectorAll('input')) {
        const on = wanted.includes(input.value);
        if (input.checked !== on && (on || input.type === 'checkbox')) input.click();
      }
      if (!wanted.some((id) => form.querySelector(`input[type="radio"][value="${id}"]`))) {
        form.querySelector<HTMLInputElement>('#choice-none')!.click();
      }
    },
    [...ids],
  );
