/** The choice in the page's address, such as `?filter=web`; the rest of the address stays as it is. */
export interface ChoiceInAddress {
  readonly read: () => string | null;
  /** Makes a history entry, so that 'back' returns to the choice before. */
  readonly write: (value: string | undefined) => void;
}

/** Keeps a choice in the query parameter of this name. */
export function choiceInAddress(parameter: string): ChoiceInAddress {
  const read = () => new URLSearchParams(location.search).get(parameter);
  return {
    read,
    write(value) {
      const address = new URL(location.href);
      if (value) address.searchParams.set(parameter, value);
      else address.searchParams.delete(parameter);
      if (address.href !== location.href) history.pushState(history.state, '', address);
    },
  };
}
