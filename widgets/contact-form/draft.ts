import { type Field, valuesOf } from './field.ts';

interface Kept {
  readonly values: Readonly<Record<string, string>>;
  /** The query that had already been taken into the form. */
  readonly query: string;
}

export interface Draft {
  /** Fills what is still empty from the last visit and from the address; returns whether something came back. */
  readonly restore: () => boolean;
  readonly keep: () => void;
  readonly drop: () => void;
}

/** Takes `?project=`, `?budget=` and `?message=` into the form. A message joins what is already written. */
function takeQuery(fields: readonly Field[]): void {
  const query = new URLSearchParams(location.search);
  for (const { control } of fields) {
    const value = query.get(control.dataset.parameter ?? '');
    if (!value) continue;
    if (!('options' in control)) {
      if (!control.value.includes(value)) control.value = control.value ? `${control.value}\n\n${value}` : value;
    } else if ([...control.options].some((option) => option.value === value)) {
      control.value = value;
    }
  }
}

/** What a visitor typed, kept in the tab until it is sent. A browser that refuses storage simply forgets it. */
export function createDraft(key: string, fields: readonly Field[]): Draft {
  const read = (): Kept | null => {
    try {
      // What is not there is read as `null`.
      return JSON.parse(sessionStorage.getItem(key)!);
    } catch {
      return null;
    }
  };
  const write = (kept?: Kept) => {
    try {
      if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
      else sessionStorage.removeItem(key);
    } catch {
      // The text still stands in the form; only a reload would lose it.
    }
  };

  return {
    restore() {
      const kept = read();
      let restored = false;
      for (const { name, control } of fields) {
        // What was typed before the script arrived is newer than the draft.
        const value = !control.value && kept?.values?.[name];
        if (!value) continue;
        control.value = value;
        restored = true;
      }
      // A visitor who edited what the address brought and reloads must not get it a second time.
      if (kept?.query !== location.search) takeQuery(fields);
      return restored;
    },
    keep: () =>
      write({
        values: valuesOf(fields),
        query: location.search,
      }),
    drop: () => write(),
  };
}
