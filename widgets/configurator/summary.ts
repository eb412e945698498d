import { find } from '../dom.ts';
import { type Due, dues, type Sum, type Sums } from './state.ts';

/** The rows in which the sums stand, and the words around them. */
export interface SumRows {
  /** Draws the sums; a time at which nothing is paid has no row. */
  readonly draw: (sums: Sums) => void;
  /** The sums as lines of a message. */
  readonly lines: (sums: Sums) => readonly string[];
}

/** Finds the row of each sum. Amounts are written in the language of the page; every other word stands in the markup. */
export function findSumRows(root: HTMLElement): SumRows {
  let format: Intl.NumberFormat | undefined;
  // Made with the first sum: it takes a browser longer than all else that the configurator does.
  const money = (amount: number) =>
    (format ??= new Intl.NumberFormat(root.closest<HTMLElement>('[lang]')?.lang, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    })).format(amount);
  const rows = dues.map((due) => {
    const row = find(root, `[data-sum="${due}"]`);
    return { due, row, from: find(row, '[data-from]'), amount: find(row, '[data-amount]') };
  });
  const present = (sums: Sums, due: Due): Sum | undefined => (sums[due].amount ? sums[due] : undefined);

  return {
    draw(sums) {
      for (const { due, row, from, amount } of rows) {
        const sum = present(sums, due);
        row.hidden = !sum;
        from.hidden = !sum?.from;
        amount.textContent = sum ? money(sum.amount) : '';
      }
    },
    lines: (sums) =>
      rows.flatMap(({ due, row, from }) => {
        const sum = present(sums, due);
        if (!sum) return [];
        return [[row.dataset.line, sum.from && from.textContent?.trim(), money(sum.amount)].filter(Boolean).join(' ')];
      }),
  };
}
