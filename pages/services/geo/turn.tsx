import type { ReactNode } from 'react';

export interface TurnProps {
  /** Who asks: above the words, for the eye; the heading says it to everybody else. */
  readonly asker: string;
  /** The heading of what follows. */
  readonly question: string;
  readonly id?: string | undefined;
  /** What is said to it. */
  readonly children?: ReactNode;
}

/** One turn of the conversation that the page goes on with: a visitor's question as the heading, and below it what we say to it. */
export const Turn = ({ asker, question, id, children }: TurnProps) => (
  <div className="wrapper stack" data-gap="m">
    <div className="stack" data-gap="2xs">
      <p className="large strong quiet" aria-hidden="true">
        {asker}
      </p>
      <h2 className="display accent" data-size="xl" id={id}>
        <i>{question}</i>
      </h2>
    </div>
    {children}
  </div>
);
