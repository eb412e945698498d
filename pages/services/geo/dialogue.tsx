import type { Turn } from '../../../content/services/geo.ts';
import { type Area, Piece } from './anatomy.tsx';

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
  /** The pieces of the last answer. */
  readonly areas: readonly Area[];
}

/** Who speaks. */
const Speaker = ({ children }: { readonly children: string }) => (
  <strong className="large strong quiet">
    {children}
    <span className="visually-hidden">:</span>
  </strong>
);

/** The conversation with the assistant as an edition would print it: questions in italics, what is said in display type across the page, the last answer largest of all and what it quotes lit. */
export const Dialogue = ({ words, headingId, areas }: DialogueProps) => (
  <div className="stack" data-gap="l">
    <h2 className="large" id={headingId}>
      {words.label}
    </h2>
    <ol role="list">
      {words.turns.map(({ question, answer, source, why }, index) => {
        const [quoted, ...rest] = answer?.split(/(?<=\.) /) ?? [];
        return (
          <li className="stack" key={question} data-gap="m" data-above={index ? '2xl' : undefined}>
            <p className="columns" data-gap="2xs">
              <Speaker>{words.asker}</Speaker>{' '}
              <span className="display accent" data-size={answer ? 'm' : 'xl'}>
                <i>{question}</i>
              </span>
            </p>
            <p className="columns" data-gap="2xs">
              <Speaker>{words.assistant}</Speaker>{' '}
              <span className="quoted display" data-size={answer ? 's' : 'xl'}>
                {answer ? (
                  <>
                    <em>{quoted}</em> {rest.join(' ')}
                  </>
                ) : (
                  areas.map(({ passage }, piece) => <Piece key={passage} passage={passage} number={piece + 1} />)
                )}
              </span>
            </p>
            <dl className="columns" data-columns="2">
              <div>
                <dt className="quiet">{words.sourceLabel}</dt>
                <dd>
                  <cite className="large strong">{source.title}</cite>, <span className="nowrap">{source.address}</span>
                </dd>
              </div>
              <div>
                <dt className="quiet">{words.whyLabel}</dt>
                <dd className="large">{why}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ol>
  </div>
);
