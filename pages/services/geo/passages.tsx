import type { Point } from '../../../content/word-shapes.ts';

export interface PassagesProps {
  readonly items: readonly Point[];
  /** They come in this order, and say so. */
  readonly numbered?: boolean;
}

/** An answer in one run of text whose passages are lit, as an assistant picks them out; to everybody else a list of titles with their texts. */
export function Passages({ items, numbered }: PassagesProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={numbered ? 'passages geo-steps display' : 'passages display'}
      data-size="s"
      data-stagger="100"
      role="list"
    >
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3>
            {numbered && (
              <>
                <sup data-number={index + 1} aria-hidden="true" />
                {'\u00a0'}
              </>
            )}
            {title}
          </h3>{' '}
          <p>{text}</p>{' '}
        </li>
      ))}
    </List>
  );
}
