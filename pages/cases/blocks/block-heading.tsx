import { type Place, placeOf } from '../../parts/place.ts';

export interface BlockHeadingProps extends Place {
  readonly id: string;
  readonly children: string;
  readonly intro?: string | undefined;
  /** What stood there before, struck out. */
  readonly struck?: string | undefined;
}

/** The headline of a block in the client's voice, with the sentences that lead into it. */
export function BlockHeading({ id, children, intro, struck, ...place }: BlockHeadingProps) {
  return (
    <div className="case-heading" {...placeOf(place)}>
      {struck && (
        <p className="rough">
          <s>{struck}</s>
        </p>
      )}
      <h2 className="case-heading__title" id={id}>
        {children}
      </h2>
      {intro && (
        <p className="lede measure" data-above="m">
          {intro}
        </p>
      )}
    </div>
  );
}
