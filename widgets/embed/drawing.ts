/**
 * A piece of markup as data: a text, or an element with its attributes and children. Embeds carry their markup so, because
 * parsing a string is forbidden on pages that require Trusted Types.
 */
export type MarkupTree =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...MarkupTree[]];

/** What travels with a widget that can draw itself; the build renders it. */
export interface Drawing {
  readonly name: string;
  /** Selector of something that only the widget's own markup has. */
  readonly part: string;
  /** Names of `data-*` attributes that the host sets and the widget reads. */
  readonly options: readonly string[];
  /** Markup by language, the default one first. Addresses in it are relative to the site. */
  readonly markup: Readonly<Record<string, MarkupTree>>;
  readonly styles: string;
}
