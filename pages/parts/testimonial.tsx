export interface TestimonialProps {
  readonly quote: string;
  /** Words of the quote that are set larger than the rest. */
  readonly loud?: string | undefined;
  /** Who says it: a role, never a name. */
  readonly role: string;
  readonly company: string;
  /** How many of the five dots are full. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** What the dots say: '5 out of 5'. */
  readonly ratingText: string;
  /** Of several voices one says so in words too. */
  readonly dotsOnly?: boolean;
}

/** A client's words with their rating. */
export function Testimonial({ quote, loud, role, company, rating, ratingText, dotsOnly }: TestimonialProps) {
  const [before, after] = loud ? quote.split(loud) : [];
  return (
    <figure className="testimonial">
      <blockquote className="testimonial__quote statement">
        {after === undefined ? (
          quote
        ) : (
          <>
            {before}
            <br />
            <strong className="testimonial__loud">{loud}</strong>
            {after && <br />}
            {after}
          </>
        )}
      </blockquote>
      <figcaption className="cluster small quiet" data-gap="3xs-2xs" data-items="end" data-above="m">
        <span className="testimonial__role strong">
          {role}
          <span className="visually-hidden">, </span>
        </span>
        <span>
          {company}
          <span className="visually-hidden">, </span>
        </span>
        <div className="testimonial__rating" role="img" aria-label={ratingText}>
          {Array.from({ length: rating }, (_, dot) => (
            <span className="testimonial__dot" key={dot} />
          ))}
        </div>
        {!dotsOnly && <span aria-hidden="true">{ratingText}</span>}
      </figcaption>
    </figure>
  );
}
