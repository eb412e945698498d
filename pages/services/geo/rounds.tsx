import type { Point } from '../../../content/word-shapes.ts';

export interface RoundsProps {
  readonly items: readonly Point[];
  /** Who asks, and what: at the beginning and again at the end. */
  readonly asker: string;
  readonly question: string;
  /** What the steps between change in the answer, phrase by phrase. */
  readonly changes: readonly { readonly before: string; readonly after: string }[];
}

/** The steps as a round: it begins and ends with one question, and between the two the answer to it is rewritten, a phrase beside each step; whole it stands in the section after it. */
export function Rounds({ items, asker, question, changes }: RoundsProps) {
  return (
    <ol className="wrapper stack" role="list" data-gap="m" data-above="l">
      {items.map(({ title, text }, index) => {
        const change = changes[index - 1];
        return (
          <li className="round ruled grid" key={title} data-gap="m" data-reveal="">
            <div data-cols="1-5" data-from="wide">
              <h3 className="display" data-size="s">
                {title}
              </h3>
              <p className="large" data-above="xs">
                {text}
              </p>
            </div>
            <div data-cols="6-12" data-from="wide">
              {change ? (
                <p className="quoted display" data-size="m">
                  <del>{change.before}</del> <em>{change.after}</em>
                </p>
              ) : (
                <>
                  <p className="strong quiet" aria-hidden="true">
                    {asker}
                  </p>
                  <p className="display accent" data-size="m">
                    <i className="sentence">{question}</i>
                  </p>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
