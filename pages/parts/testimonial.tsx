export interface TestimonialProps {
  readonly quote: string;
  /** Who says it: a role, never a name. */
  readonly role: string;
  readonly company: string;
  /** How many of the five dots are full. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** What the dots say: '5 out of 5'. */
  readonly ratingText: string;
}

/** A client's words with their rating. */
export function Testimonial({ quote, role, company, rating, ratingText }: TestimonialProps) {
  return (
    <figure className="testimonial">
      <blockquote className="testimonial__quote statement">{quote}</blockquote>
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
        <span aria-hidden="true">{ratingText}</span>
      </figcaption>
    </figure>
  );
}
