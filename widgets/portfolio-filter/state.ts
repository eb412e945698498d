import { signal, type Signal } from '@preact/signals-react';

/** The choice that shows every project. */
export const everything = 'all';

const plain = (text: string) => text.trim().toLowerCase();

/** A choice as it stands in an address: `Social Media` becomes `social-media`. */
export const addressValue = (choice: string): string => plain(choice).replace(/\s+/g, '-');

/** Whether a project with these tags is shown under a choice; case and outer spaces do not count (filter-1). */
export function matches(tags: readonly string[], choice: string): boolean {
  const wanted = plain(choice);
  return wanted === everything || tags.some((tag) => plain(tag) === wanted);
}

/** What a visitor can choose, and what is chosen. */
export interface PortfolioFilter {
  readonly choices: readonly string[];
  readonly chosen: Signal<string>;
  readonly isChosen: (choice: string) => boolean;
  readonly shows: (tags: readonly string[]) => boolean;
  /** Takes the choice that an address names; one that nobody offers, or none, means everything. */
  readonly read: (value: string | null | undefined) => void;
}

/** The filter as the page is drawn with: everything is shown. */
export function createPortfolioFilter(tags: readonly string[]): PortfolioFilter {
  const choices = [everything, ...tags];
  const chosen = signal(everything);
  return {
    choices,
    chosen,
    isChosen: (choice) => chosen.value === choice,
    shows: (project) => matches(project, chosen.value),
    read(value) {
      const wanted = addressValue(value ?? '');
      chosen.value = choices.find((choice) => addressValue(choice) === wanted) ?? everything;
    },
  };
}
