/** What travels with a widget that can draw itself; the build renders it. */
export interface Drawing {
  readonly name: string;
  /** Selector of something that only the widget's own markup has. */
  readonly part: string;
  /** Names of `data-*` attributes that the host sets and the widget reads. */
  readonly options: readonly string[];
  /** Markup by language, the default one first. Addresses in it are relative to the site. */
  readonly markup: Readonly<Record<string, string>>;
  readonly styles: string;
  /** Address of the site as it was built. */
  readonly site: string;
}
