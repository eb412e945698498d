import type { ReactNode } from 'react';
import { Emphasis } from '../../parts/emphasis.tsx';

interface QuestionProps {
  /** Who asks: above the words, for the eye; the heading says it to everybody else. */
  readonly asker: string;
  /** The heading of what follows; one word may stand between asterisks. */
  readonly question: string;
  readonly id?: string | undefined;
  /** The question is ours, and stands upright. */
  readonly ours?: boolean | undefined;
}

export interface TurnProps extends QuestionProps {
  /** Who answers; an answer may name its author itself. */
  readonly answerer?: string;
  /** The answer takes the whole page, below its question. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A visitor's question as a heading. */
export const Question = ({ asker, question, id, ours }: QuestionProps) => (
  <div className="stack" data-gap="2xs">
    <p className="large strong quiet" aria-hidden="true">
      {asker}
    </p>
    <h2 className={ours ? 'display' : 'display accent'} data-size={ours ? 'hero' : 'xl'} id={id}>
      {ours ? <Emphasis>{question}</Emphasis> : <i>{question}</i>}
    </h2>
  </div>
);

/** One turn of the conversation that the page goes on with: a visitor's question as the heading, and beside it what we say to it, or the other way round. */
export function Turn({ asker, answerer, question, id, ours, wide, children }: TurnProps) {
  const [left, right] = wide
    ? (['1-12', '1-12'] as const)
    : ours
      ? (['1-5', '6-12'] as const)
      : (['1-4', '5-12'] as const);
  return (
    <div className="wrapper grid turn" data-gap="m">
      <div data-cols={left} data-from="wide">
        <Question {...{ asker, question, id, ours }} />
      </div>
      <div className="stack" data-gap="s" data-cols={right} data-from="wide">
        {answerer && (
          <p className="large strong quiet" aria-hidden="true">
            {answerer}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
