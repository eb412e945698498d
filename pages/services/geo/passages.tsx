import type { Point } from '../../../content/word-shapes.ts';

export interface PassagesProps {
  readonly items: readonly Point[];
  /** They come in this order, and say so. */
  readonly numbered?: boolean;
}

/** Titles, each with its text below it. */
export function Passages({ items, numbered }: PassagesProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="stack" data-gap="m" role="list">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3 className="display" data-size="s">
            {numbered && <span className="accent" data-number={`${index + 1}. `} aria-hidden="true" />}
            {title}
          </h3>
          <p className="large" data-above="2xs">
            {text}
          </p>
        </li>
      ))}
    </List>
  );
}
