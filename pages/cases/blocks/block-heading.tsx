import { type Place, placeOf } from '../../parts/place.ts';

export interface BlockHeadingProps extends Place {
  readonly id: string;
  readonly children: string;
  readonly intro?: string | undefined;
}

/** The headline of a block in the client's voice, with the sentences that lead into it. */
export function BlockHeading({ id, children, intro, ...place }: BlockHeadingProps) {
  return (
    <div className="case-heading" {...placeOf(place)}>
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
