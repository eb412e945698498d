import type { Turn } from '../../../content/services/geo.ts';

export interface DialogueProps {
  readonly words: {
    /** Says that it is an example. */
    readonly label: string;
    readonly asker: string;
    readonly assistant: string;
    readonly sourceLabel: string;
    readonly whyLabel: string;
    readonly turns: readonly Turn[];
  };
  readonly headingId: string;
}

/** A conversation as an edition would print it: who speaks in the margin, what is said in display type, the source as its note. */
export function Dialogue({ words, headingId }: DialogueProps) {
  const { label, asker, assistant, sourceLabel, whyLabel, turns } = words;
  return (
    <div className="stack" data-gap="s">
      <h2 className="quiet" id={headingId}>
        {label}
      </h2>
      <ol className="points" role="list" data-room="m">
        {turns.map(({ question, answer, source, why }, index) => (
          <li className="entry grid" key={question} data-gap="m" data-stagger="200">
            <p className="grid" data-gap="2xs" data-items="baseline" data-reveal="">
              <strong className="speaker strong quiet" data-cols="1-2" data-from="wide">
                {asker}
                <span className="visually-hidden">:</span>
              </strong>{' '}
              <span className="dialogue__question display accent" data-cols="3-12" data-from="wide">
                {question}
              </span>
            </p>
            <p className="grid" data-gap="2xs" data-items="baseline" data-reveal="">
              <strong className="speaker strong quiet" data-cols="3-4" data-from="wide">
                {assistant}
                <span className="visually-hidden">:</span>
              </strong>{' '}
              <span className="statement" data-cols="5-12" data-from="wide">
                {answer}
                <sup className="small accent" aria-hidden="true">
                  {index + 1}
                </sup>
              </span>
            </p>
            <div data-cols="5-12" data-from="wide" data-reveal="">
              <dl className="split" data-split="5-4" data-gap="m-l">
                <div className="geo-card plane lit" data-pad="m">
                  <dt className="quiet">
                    <span className="strong" aria-hidden="true">
                      {index + 1}
                    </span>{' '}
                    {sourceLabel}
                  </dt>
                  <dd className="columns" data-gap="none">
                    <cite className="display" data-size="m">
                      {source.title}
                    </cite>
                    <span className="visually-hidden">, </span>
                    {source.address}
                  </dd>
                </div>
                <div data-align="end">
                  <dt className="quiet">{whyLabel}</dt>
                  <dd className="large">{why}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
