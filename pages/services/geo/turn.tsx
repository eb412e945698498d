import type { ReactNode } from 'react';

export interface TurnProps {
  /** A visitor's question: the heading of what follows. */
  readonly question: string;
  /** What is said to it. */
  readonly children?: ReactNode;
}

/** One turn of the conversation that the page goes on with. */
export const Turn = ({ question, children }: TurnProps) => (
  <div className="stack" data-gap="m" data-above="xl">
    <h2 className="display accent" data-size="xl">
      <i>{question}</i>
    </h2>
    {children}
  </div>
);
