/** Hooks (class and attribute tokens such as `.card`, `[data-size]`, `[data-size=small]`) of which a selector needs all on a page. */
export type Needs = readonly string[];

/** Attributes that only markup decides. Any other may be written by a script, so that no rule can be left out for the lack of it. */
export const markupOnlyAttributes = new RegExp(
  `^data-(?:${[
    'align|cols|columns|from|gap|above|items|measure|row|rows|split|spread|weeks',
    'closed|day|drawn|line|number|numbers|only|pad|pairs|pile|room|stagger|wide|edge|flush|ground|large|rule|size|tone',
    'above-fold|back|continues|cut|face|faces|group|kind|late|layout|light|offer|picture-ground|piece|rim|says|shape|side|slope|solution|typeface',
  ].join('|')})$`,
);

/** The hooks of an element, `.class`, `[attribute]` and `[attribute=value]`, by which style sheets are cut to what a page shows. */
export function* hooksOf(attributes: Readonly<Record<string, string>>): Generator<string> {
  for (const name of attributes['class']?.split(' ') ?? []) yield `.${name}`;
  for (const [name, value] of Object.entries(attributes))
    if (markupOnlyAttributes.test(name)) yield* [`[${name}]`, `[${name}=${value}]`];
}

/** Whether one of the sets is there as a whole, among the hooks of a page. */
export const areMet = (alternatives: readonly Needs[], present: ReadonlySet<string>): boolean =>
  alternatives.some((needs) => needs.every((hook) => present.has(hook)));
