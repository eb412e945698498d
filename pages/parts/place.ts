/** The distances among the tokens, by their names. */
export const spaces = ['3xs', '2xs', 'xs', 's', 'm', 'l', 'xl', '2xl'] as const;
export type Space = (typeof spaces)[number];

/** The widths that text may have, in em. */
export const measures = [24, 26, 28, 30, 32, 34, 36] as const;
export type Measure = (typeof measures)[number];

/** The width from which something stands beside something else: 60 or 64rem; 48rem without it. */
export type From = 'wide' | 'full';

/** Where a part stands: in the columns of a grid, and below what comes before. */
export interface Place {
  /** First and last column of twelve, `1-5`. */
  readonly cols?: `${number}-${number}`;
  readonly row?: '1' | '2' | '3' | '1-2' | '1-3' | '1-4';
  readonly from?: From;
  /** Where it stands in the height of its row. */
  readonly align?: 'start' | 'center' | 'end';
  /** Room above it. */
  readonly above?: Space;
}

/** A place as the attributes that `layout/grid.css` and `layout/space.css` read. */
export const placeOf = ({ cols, row, from, align, above }: Place) => ({
  'data-cols': cols,
  'data-row': row,
  'data-from': from,
  'data-align': align,
  'data-above': above,
});

/** Class names in one attribute, without those that are absent. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
