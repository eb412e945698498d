import { Emphasis } from './emphasis.tsx';
import { classNames, type Place, placeOf } from './place.ts';

export interface SectionHeadingProps extends Place {
  /** One word may stand between asterisks. */
  readonly title: string;
  readonly lead?: string | undefined;
  readonly level?: 2 | 3;
  readonly size?: 'm' | 'l' | 'xl' | 'hero';
  readonly id?: string;
  /** A class of the page's own block. */
  readonly className?: string;
}

/** A headline in the display face, with one or two sentences below it. */
export function SectionHeading({ title, lead, level = 2, size = 'l', id, className, ...place }: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames('section-heading', className)} {...placeOf(place)}>
      <Title className="section-heading__title display" data-size={size} id={id}>
        <Emphasis>{title}</Emphasis>
      </Title>
      {lead && (
        <p className="lede measure" data-above="m">
          {lead}
        </p>
      )}
    </div>
  );
}
