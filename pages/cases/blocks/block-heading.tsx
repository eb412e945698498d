export interface BlockHeadingProps {
  readonly id: string;
  readonly children: string;
  readonly intro?: string | undefined;
}

/** The headline of a block in the client's voice, with the sentences that lead into it. */
export function BlockHeading({ id, children, intro }: BlockHeadingProps) {
  return (
    <div className="case-heading">
      <h2 className="case-heading__title" id={id}>
        {children}
      </h2>
      {intro && <p className="case-heading__intro">{intro}</p>}
    </div>
  );
}
