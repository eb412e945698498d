import { canonicalPrefix } from '../../content/routes.ts';
import { examplePlaces, ownExampleWords } from '../../content/services/own-example.ts';
import type { PageContext } from '../page.ts';

export interface OwnProofsProps {
  readonly page: keyof typeof examplePlaces;
  /** How many stand beside each other where there is room. */
  readonly columns?: 3;
  /** Class of the number of each thing, where they are the notes to what is said above. */
  readonly noteClass?: string;
  readonly context: Pick<PageContext<never>, 'link' | 'linkIn' | 'localize' | 'locale'>;
}

/** What this site itself ships, each thing with a link to it and to the public rule behind it. */
export function OwnProofs({ page, columns, noteClass, context }: OwnProofsProps) {
  const { link, linkIn, localize, locale } = context;
  const { items } = localize(ownExampleWords[page]);
  // Files stand beside the canonical pages only.
  const canonical = canonicalPrefix[locale];
  const hrefOf = (place: (typeof examplePlaces)[typeof page][number]) => {
    if ('page' in place) return link(place.page);
    if ('beside' in place) return linkIn(canonical, place.beside) + place.file;
    return linkIn('root', 'home') + place.file;
  };
  return (
    <ul
      className="points"
      role="list"
      data-room="m"
      data-line="mark"
      data-columns={columns}
      data-from={columns && 'wide'}
      data-gap={columns && 'none-l'}
    >
      {items.map(({ title, text, thing, rule }, index) => {
        const place = examplePlaces[page][index]!;
        return (
          <li className="entry" key={title}>
            <h3 className="display" data-size="xs">
              {noteClass && (
                <sup className={noteClass} aria-hidden="true">
                  {index + 1}
                </sup>
              )}{' '}
              {title}
            </h3>
            <p className="quiet measure" data-above="2xs">
              {text}
            </p>
            <p className="cluster" data-above="xs">
              <a className="text-link" href={hrefOf(place)}>
                {thing}
              </a>{' '}
              <a className="text-link" href={place.rule} rel="noopener">
                {rule}
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
