import type { ReactNode } from 'react';
import type { Turn } from '../../../content/services/geo.ts';
import { type Area, pieceOf } from './anatomy.tsx';

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
  /** The pieces of the last answer. */
  readonly areas: readonly Area[];
  /** The page that it is made of. */
  readonly picture: ReactNode;
}

/** Who speaks. */
const Speaker = ({ children }: { readonly children: string }) => (
  <strong className="large strong quiet">
    {children}
    <span className="visually-hidden">:</span>
  </strong>
);

const Source = ({ turn: { source, why }, words }: { readonly turn: Turn; readonly words: DialogueProps['words'] }) => (
  <dl className="stack" data-gap="s">
    <div>
      <dt className="quiet">{words.sourceLabel}</dt>
      <dd className="cluster" data-gap="2xs">
        <cite className="large strong">{source.title},</cite> {source.address}
      </dd>
    </div>
    <div>
      <dt className="quiet">{words.whyLabel}</dt>
      <dd className="large">{why}</dd>
    </div>
  </dl>
);

/** The conversation with the assistant: questions in italics, what is said in display type, beside it where that comes from. Of the last answer the source is drawn, and a ray joins every part of it to the phrase that was taken from there. */
export const Dialogue = ({ words, areas, picture }: DialogueProps) => (
  <div className="stack" data-gap="l">
    <h2 className="large">{words.label}</h2>
    <ol role="list">
      {words.turns.map((turn, index) => (
        <li className="stack" key={turn.question} data-gap="l" data-above={index ? '2xl' : undefined}>
          <div className="stack" data-gap="2xs">
            <p>
              <Speaker>{words.asker}</Speaker>
            </p>
            <p className="display accent" data-size={index ? 'xl' : 'm'}>
              <i>{turn.question}</i>
            </p>
          </div>
          {turn.answer ? (
            <div className="geo-rays split" data-split="4-7">
              <div className="lit" data-pad="m">
                <Source {...{ turn, words }} />
              </div>
              <div className="geo-said stack" data-gap="2xs">
                <Speaker>{words.assistant}</Speaker>
                <p className="geo-mark statement">{turn.answer}</p>
              </div>
            </div>
          ) : (
            <>
              <div className="geo-rays split" data-split="4-7" data-turn="">
                {picture}
                <p className="geo-said">
                  <Speaker>{words.assistant}</Speaker>{' '}
                  {areas.map(({ passage }) => {
                    const [said, quoted] = pieceOf(passage);
                    return (
                      <span key={passage}>
                        <span className="statement">{said}</span>
                        <em className="geo-mark display" data-size="l">
                          {quoted}
                        </em>{' '}
                      </span>
                    );
                  })}
                </p>
              </div>
              <Source {...{ turn, words }} />
            </>
          )}
        </li>
      ))}
    </ol>
  </div>
);
