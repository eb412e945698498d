import { classNames, type Place, placeOf, type Space } from '../parts/place.ts';

/** One card: a thing among others of equal weight, and where it leads. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  /** What is in it. */
  readonly features?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
}

export interface CardsProps extends Place {
  readonly items: readonly CardWords[];
  readonly gap?: Space;
  readonly level?: 2 | 3;
  /** A class of the page's own block. */
  readonly className?: string;
}

/** Things of equal weight side by side, as many in a row as there is room for. */
export function Cards({ items, gap, level = 3, className, ...place }: CardsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={classNames('cards', className)} role="list" data-stagger="100" data-gap={gap} {...placeOf(place)}>
      {items.map(({ title, text, features = [], link }) => (
        <li className="card plane" data-pad="l" key={title} data-reveal="">
          <Title className="display" data-size="s">
            {title}
          </Title>
          <p className="quiet">{text}</p>
          {features.length > 0 && (
            <ul className="facet-list small" role="list">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          {link && (
            <a className="text-link" href={link.href}>
              {link.label}
              <span className="visually-hidden">: {title}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
