import { classNames, type Place, placeOf, type Space } from '../parts/place.ts';

export interface ProseProps extends Place {
  readonly paragraphs: readonly string[];
  /** Which paragraph is set in the display face as a statement. */
  readonly statement?: 'first' | 'last';
  /** Distance of the paragraphs. */
  readonly gap?: Space;
  /** A class of the page's own block. */
  readonly className?: string;
}

/** Running text of one or more paragraphs; with a statement, the others step back. */
export function Prose({ paragraphs, statement, gap, className, ...place }: ProseProps) {
  const stated = statement === 'first' ? 0 : paragraphs.length - 1;
  return (
    <div className={classNames(!statement && 'prose', 'stack', className)} data-gap={gap} {...placeOf(place)}>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={statement && (index === stated ? 'statement' : 'quiet')}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
