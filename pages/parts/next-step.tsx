import { type Place, placeOf } from './place.ts';

export interface NextStepProps extends Place {
  readonly heading: string;
  readonly text: string;
  /** A class of the page's own block, or its place in a grid. */
  readonly className?: string;
}

/** What happens after a visitor has written, in a few sentences before the page ends. */
export function NextStep({ heading, text, className, ...place }: NextStepProps) {
  return (
    <div className={className} {...placeOf(place)}>
      <h2 className="display" data-size="s">
        {heading}
      </h2>
      <p className="measure quiet" data-above="s">
        {text}
      </p>
    </div>
  );
}
