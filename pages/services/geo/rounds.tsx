import type { Point } from '../../../content/word-shapes.ts';

/** The steps as a round: it begins and ends with questions, in large italics, and what is done about the answers stands between. */
export function Rounds({ items }: { readonly items: readonly Point[] }) {
  return (
    <ol className="wrapper grid" role="list" data-gap="l" data-above="l" data-stagger="200">
      {items.map(({ title, text }, index) => {
        const note = (
          <>
            <sup className="dialogue__note strong accent" data-number={index + 1} aria-hidden="true" /> {text}
          </>
        );
        return index % (items.length - 1) ? (
          <li key={title} data-cols="5-12" data-from="wide" data-reveal="">
            <h3 className="display" data-size="xl">
              {title}
            </h3>
            <p className="quiet" data-above="s" data-measure="32">
              {note}
            </p>
          </li>
        ) : (
          <li className="grid" key={title} data-gap="s" data-reveal="">
            <h3 className="display accent" data-size="hero">
              <em>{title}</em>
            </h3>
            <p className="quiet" data-cols="5-12" data-from="wide" data-measure="32">
              {note}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
