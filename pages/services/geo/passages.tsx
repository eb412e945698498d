import type { Point } from '../../../content/word-shapes.ts';

/** An answer in one run of text whose passages are lit, as an assistant picks them out; to everybody else a list of titles with their texts. */
export function Passages({ items }: { readonly items: readonly Point[] }) {
  return (
    <ul className="passages display" data-size="m" role="list">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3> <p>{text}</p>{' '}
        </li>
      ))}
    </ul>
  );
}
