import { computed, signal, type ReadonlySignal } from '@preact/signals-react';

/** When an amount is paid; a price per project is paid once. */
export const dues = ['once', 'month', 'quarter'] as const;
export type Due = (typeof dues)[number];

/** One thing that can be chosen, as the page renders it from the price table. */
export interface Item {
  readonly id: string;
  /** What kind of project it belongs to; one of the contact form's own values. */
  readonly group: string;
  /** Whole euros. */
  readonly amount: number;
  readonly due: Due;
  /** Whether the amount is only where the price starts. */
  readonly from: boolean;
  /** The ids of the items that are part of this one. */
  readonly contains: readonly string[];
}

/** What is paid at one time; `from` once a single starting price is in it. */
export interface Sum {
  readonly amount: number;
  readonly from: boolean;
}

export type Sums = Readonly<Record<Due, Sum>>;

/** The project of the contact form that several kinds together are. */
const combination = 'combo';

/** What some items cost, once, monthly and quarterly apart. */
function sumOf(items: readonly Item[]): Sums {
  const dueThen = (due: Due): Sum => {
    const those = items.filter((item) => item.due === due);
    return {
      amount: those.reduce((sum, { amount }) => sum + amount, 0),
      from: those.some(({ from }) => from),
    };
  };
  return { once: dueThen('once'), month: dueThen('month'), quarter: dueThen('quarter') };
}

/** The project these items are for the contact form; nothing where there are none. */
function projectOf(items: readonly Item[]): string | undefined {
  const [first, ...others] = new Set(items.map(({ group }) => group));
  return others.length ? combination : first;
}

export interface ConfiguratorState {
  /** The items chosen that are paid for, in the order of the page: nothing that another of them contains. */
  readonly chosen: ReadonlySignal<readonly Item[]>;
  /** The items that a chosen one contains, whether or not they were chosen too: they are received and cost nothing more. */
  readonly included: ReadonlySignal<readonly Item[]>;
  readonly sums: ReadonlySignal<Sums>;
  readonly project: ReadonlySignal<string | undefined>;
  /** Takes what is chosen now, by id, and returns whether that is something new. */
  readonly choose: (ids: readonly string[]) => boolean;
}

/** What a visitor has put together so far: nothing at first, which is what the page draws. */
export function createConfigurator(items: readonly Item[]): ConfiguratorState {
  const chosen = signal<readonly Item[]>([]);
  const partsOf = (those: readonly Item[]) => {
    const contained = new Set(those.flatMap(({ contains }) => contains));
    return items.filter(({ id }) => contained.has(id));
  };
  return {
    chosen,
    included: computed(() => partsOf(chosen.value)),
    sums: computed(() => sumOf(chosen.value)),
    project: computed(() => projectOf(chosen.value)),
    choose(ids) {
      const wanted = items.filter(({ id }) => ids.includes(id));
      const parts = partsOf(wanted);
      const next = wanted.filter((item) => !parts.includes(item));
      const isNew = next.map(({ id }) => id).join() !== chosen.value.map(({ id }) => id).join();
      if (isNew) chosen.value = next;
      return isNew;
    },
  };
}
