import type { ReactNode } from 'react';
import { Emphasis } from '../../parts/emphasis.tsx';

export interface TurnProps {
  /** Who asks, and who answers if it is somebody else: in the margin, for the eye; heading and answer say it to everybody else. */
  readonly asker: string;
  readonly answerer?: string;
  /** The heading of what follows; one word may stand between asterisks. */
  readonly question: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * One turn of the conversation that the page goes on with: a visitor's question as the heading, and what we say to it. What
 * nobody else answers is our own question, and stands upright.
 */
export function Turn({ asker, answerer, question, id, children }: TurnProps) {
  return (
    <div className="wrapper grid turn" data-gap="m">
      <div className="grid" data-gap="2xs" data-items="baseline">
        <p className="speaker strong quiet" data-cols="1-2" data-from="wide" aria-hidden="true">
          {asker}
        </p>
        <h2
          className={answerer ? 'turn__question display accent' : 'display'}
          data-size={answerer ? undefined : 'xl'}
          id={id}
          data-cols="3-12"
          data-from="wide"
        >
          <Emphasis>{question}</Emphasis>
        </h2>
      </div>
      <div className="grid" data-gap="2xs" data-items="start">
        {answerer && (
          <p className="speaker strong quiet" data-cols="3-4" data-from="wide" aria-hidden="true">
            {answerer}
          </p>
        )}
        <div data-cols="5-12" data-from="wide">
          {children}
        </div>
      </div>
    </div>
  );
}
