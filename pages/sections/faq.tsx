import { classNames, type Place, placeOf } from '../parts/place.ts';

export interface FaqProps extends Place {
  readonly items: readonly { readonly question: string; readonly answer: string | readonly string[] }[];
  readonly level?: 2 | 3;
  /** With it opening one closes the one before: no other list of the page has this name. */
  readonly name?: string;
  /** Classes of the page's own block. */
  readonly className?: string;
}

/** Questions that open to their answers, without a script; the first is open, and shows what the others hold. */
export function Faq({ items, level = 3, name, className, ...place }: FaqProps) {
  const Question = `h${level}` as const;
  return (
    <div className={classNames('faq lit', className)} {...placeOf(place)} data-stagger="">
      {items.map(({ question, answer }, index) => (
        <details className="faq__entry" name={name} open={index === 0} key={question}>
          <summary className="faq__question">
            <Question className="display" data-size="s">
              {question}
            </Question>
          </summary>
          <div className="faq__answer stack quiet">
            {[answer].flat().map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
