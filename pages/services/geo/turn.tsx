import type { ReactNode } from 'react';
import { Emphasis } from '../../parts/emphasis.tsx';

export interface TurnProps {
  /** Who asks, and who answers: in the margin, for the eye; heading and answer say it to everybody else. An answer may name its author itself. */
  readonly asker: string;
  readonly answerer?: string;
  /** The heading of what follows; one word may stand between asterisks. */
  readonly question: string;
  readonly id?: string;
  /** The question is ours, and stands upright. */
  readonly ours?: boolean;
  readonly children: ReactNode;
}

/** One turn of the conversation that the page goes on with: a visitor's question as the heading, and what we say to it, or the other way round. */
export function Turn({ asker, answerer, question, id, ours, children }: TurnProps) {
  return (
    <div className="wrapper grid turn" data-gap="m">
      <div className="grid" data-gap="2xs" data-items="baseline">
        <p className="speaker strong quiet" data-cols="1-2" data-from="wide" aria-hidden="true">
          {asker}
        </p>
        <h2
          className={ours ? 'display' : 'turn__question display accent'}
          data-size={ours && 'hero'}
          id={id}
          data-cols="3-12"
          data-from="wide"
        >
          <Emphasis>{question}</Emphasis>
        </h2>
      </div>
      <div className="grid" data-gap="2xs" data-items="baseline">
        {answerer && (
          <p className="speaker strong quiet" data-cols="3-4" data-from="wide" aria-hidden="true">
            {answerer}
          </p>
        )}
        <div data-cols={answerer ? '5-12' : '3-12'} data-from="wide">
          {children}
        </div>
      </div>
    </div>
  );
}
