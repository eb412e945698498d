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
    <div className="dialogue">
      <h2 className="dialogue__label" id={headingId}>
        {label}
      </h2>
      <ol className="dialogue__turns" role="list">
        {turns.map(({ question, answer, source, why }, index) => (
          <li className="dialogue__turn" key={question} data-stagger="200">
            <div className="dialogue__line" data-reveal="">
              <p className="dialogue__speaker">{asker}</p>
              <p className="dialogue__question">{question}</p>
            </div>
            <div className="dialogue__line" data-voice="assistant" data-reveal="">
              <p className="dialogue__speaker">{assistant}</p>
              <p className="dialogue__answer">
                {answer}
                <sup className="dialogue__note" aria-hidden="true">
                  {index + 1}
                </sup>
              </p>
            </div>
            <dl className="dialogue__source" data-reveal="">
              <div className="dialogue__cited">
                <dt>
                  <span className="dialogue__note" aria-hidden="true">
                    {index + 1}
                  </span>{' '}
                  {sourceLabel}
                </dt>
                <dd>
                  <cite className="dialogue__page">{source.title}</cite>
                  <span className="dialogue__address">{source.address}</span>
                </dd>
              </div>
              <div className="dialogue__why">
                <dt>{whyLabel}</dt>
                <dd>{why}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
