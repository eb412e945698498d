import type { Localized } from './locale.ts';

/** What only the owner knows of the terms of work. */
export interface Terms {
  /** How long a website takes, such as 'A Smart Start Website takes four weeks from the day we have your texts.' */
  readonly duration?: Localized<string>;
  /** How many rounds of changes are in the price of a website or a design. */
  readonly revisions?: Localized<string>;
  /** Where a finished site is hosted, who looks after it, and what that costs. */
  readonly hosting?: Localized<string>;
  /** How monthly work is ended. */
  readonly notice?: Localized<string>;
  /** When and in how many parts is paid. */
  readonly payment?: Localized<string>;
}

/** Each sentence that is filled in here joins the answer to its question on the pricing page; till then that says where a client learns it. */
export const terms: Terms = {};
