import type { Page } from 'puppeteer';
import { containedIn, type Plan, type PlanId, planIds, plans, type PriceGroup } from '../../../content/prices.ts';
import { websiteConfiguratorWords } from '../../../content/services/website-configurator.ts';

/** What is paid when, in whole euros; `from` where a starting price is in the one-time sum. */
export interface Due {
  readonly once: number;
  readonly month: number;
  readonly quarter: number;
  readonly from: boolean;
}

/** Where it stands. */
export const configuratorAddress = '/services/website-configurator/';

const words = websiteConfiguratorWords.sum;
const nothing: Due = { once: 0, month: 0, quarter: 0, from: false };
/** When each period of the price table is paid. */
const paid = { once: 'once', project: 'once', month: 'month', quarter: 'quarter' } as const;

// The amounts are the price table's; what they come to is added up here, not by the configurator under test.
const itemsOf = (groups: readonly PriceGroup[]): Readonly<Record<string, Due & { readonly group: PriceGroup }>> =>
  Object.fromEntries(
    Object.entries<Plan>(plans)
      .filter(([, { group }]) => groups.includes(group))
      .map(([id, { group, amount, period, from = false }]) => [
        id,
        { ...nothing, group, from, [paid[period]]: amount },
      ]),
  );

/** The websites, one of which a visitor chooses. */
export const websites = itemsOf(['website']);
/** Everything else, any number of which a visitor adds. */
export const addOns = itemsOf(['marketing', 'branding']);

/** What is part of these items, whether chosen too or not. */
const includedIn = (ids: readonly string[]): readonly PlanId[] => (ids as readonly PlanId[]).flatMap(containedIn);

/** What these items come to; what is part of another one is paid once. */
export const dueFor = (ids: readonly string[]): Due =>
  ids
    .filter((id) => !includedIn(ids).includes(id as PlanId))
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
  ...(once ? [`${words.once} ${from ? `${words.from} ` : ''}${euros(once)}`] : []),
  ...(month ? [`${words.month} ${euros(month)}`] : []),
  ...(quarter ? [`${words.quarter} ${euros(quarter)}`] : []),
];

/** What the choice becomes in the message of the contact form: a pattern for each line, top to bottom. */
export function messageFor(ids: readonly string[]): readonly RegExp[] {
  const { lead, included, once, month, quarter } = websiteConfiguratorWords.enquiry;
  const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const amount = (sum: number, from: boolean) => `${from ? `${words.from} ` : ''}${euros(sum)}`;
  const due = dueFor(ids);
  const parts = includedIn(ids);
  const items = planIds
    .filter((id) => ids.includes(id) || parts.includes(id))
    .map((id) => {
      const { words: own, amount: sum, from = false } = plans[id] as Plan;
      const whole = ids.find((one) => containedIn(one as PlanId).includes(id)) as PlanId | undefined;
      if (whole)
        return new RegExp(
          `^${quoted(`– ${own.en.title}: ${included.replace('{plan}', plans[whole].words.en.title)}`)}$`,
        );
      return new RegExp(`^– ${quoted(own.en.title)}: ${amount(sum, from)} \\p{L}[\\p{L} -]*$`, 'u');
    });
  const sums = [
    ...(due.once ? [`${once} ${amount(due.once, due.from)}`] : []),
    ...(due.month ? [`${month} ${amount(due.month, false)}`] : []),
    ...(due.quarter ? [`${quarter} ${amount(due.quarter, false)}`] : []),
  ];
  return [new RegExp(`^${quoted(lead)}$`), ...items, /^$/, ...sums.map((sum) => new RegExp(`^${quoted(sum)}$`))];
}

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

/** Presses them, in the middle of the window: what is scrolled up further may lie below the header. */
export async function press(page: Page, id: string): Promise<void> {
  await page.$eval(labelOf(id), (label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.click(labelOf(id));
}

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

/** A sentence that names a plan. */
export const naming = (sentence: string, id: PlanId) => sentence.replace('{plan}', plans[id].words.en.title);

/** Presses a plane of the drawing beside its words, of which the name is a link; in the middle of the window, for Firefox brings no part of a drawing into view by itself. */
export async function pressPlane(page: Page, id: string): Promise<void> {
  const [x, y] = await page.$eval(`[data-plane="${id}"]`, (plane) => {
    const { top: start, height: tall } = plane.getBoundingClientRect();
    scrollBy({ top: start + (tall - innerHeight) / 2, behavior: 'instant' });
    const { left, top, width, height } = plane.getBoundingClientRect();
    const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
    return shares
      .flatMap((across) => shares.map((down) => [left + across * width, top + down * height] as const))
      .find(([atX, atY]) => plane.contains(document.elementFromPoint(atX, atY)))!;
  });
  await page.mouse.click(x, y);
}
