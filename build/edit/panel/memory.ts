import type { Part } from '../literal.ts';

/** What the panel remembers over a reload, and from page to page. */
export interface Memory {
  readonly open: boolean;
  readonly picking: boolean;
  /** Id of the text that is being edited. */
  readonly chosen?: string;
  /** What was typed and not saved, by language. */
  readonly drafts?: Readonly<Record<string, readonly Part[]>>;
  readonly said?: string;
}

const key = 'edit';
const nothing: Memory = { open: false, picking: true };

export function recall(): Memory {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

export function remember(memory: Memory): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // A browser without storage closes the panel with each reload.
  }
}
