import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';

/** One person: a name, what they do, and what else there is to tell. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly text?: string;
  readonly picture?: PictureFile;
}

export interface PeopleProps extends Place {
  readonly items: readonly Person[];
  /** A class of the page's own block. */
  readonly className?: string;
}

/** People with their names and what they do; a picture repeats the name and needs no words of its own. */
export function People({ items, className, ...place }: PeopleProps) {
  return (
    <ul className={classNames('people', className)} role="list" data-stagger="100" {...placeOf(place)}>
      {items.map(({ name, role, text, picture }) => (
        <li key={name} data-reveal="">
          {picture && <Picture className="people__picture cut" file={picture} alt="" />}
          <p className="display" data-size="xs">
            {name}
          </p>
          <p className="small quiet">{role}</p>
          {text && <p data-above="2xs">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
