import type { Point } from '../../../content/word-shapes.ts';

export interface RoundsProps {
  readonly items: readonly Point[];
  /** Who asks, and what: at the beginning and again at the end. */
  readonly asker: string;
  readonly question: string;
  /** What the steps between change in the answer, phrase by phrase. */
  readonly changes: readonly { readonly before: string; readonly after: string }[];
}

/** The steps as a round: it begins and ends with one question, and between the two the answer to it is rewritten, a phrase with each step. */
export function Rounds({ items, asker, question, changes }: RoundsProps) {
  return (
    <ol className="wrapper stack" role="list" data-gap="xl" data-above="l">
      {items.map(({ title, text }, index) => {
        const change = changes[index - 1];
        return (
          <li className="round grid" key={title} data-gap="m" data-items="baseline" data-reveal="">
            {!change && (
              <p className="speaker strong quiet" data-cols="1-2" data-from="wide" aria-hidden="true">
                {asker}
              </p>
            )}
            <p
              className={change ? 'quoted display' : 'display accent'}
              data-size={change ? undefined : 'hero'}
              data-cols={change ? '5-12' : '3-12'}
              data-from="wide"
            >
              {change ? (
                <>
                  <del className="quiet">{change.before}</del> <em>{change.after}</em>
                </>
              ) : (
                <i>{question}</i>
              )}
            </p>
            <div className="ruled split" data-cols="5-12" data-from="wide" data-split="1-2" data-gap="2xs-l">
              <h3 className="display" data-size="s">
                {title}
              </h3>
              <p className="large">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
