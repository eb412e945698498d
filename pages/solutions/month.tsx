import type { ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';

/**
 * What a day shows, by its sign in a row of seven: `.` its number in the dark, `o` in plain light and `,` the same without its number
 * (they need no name), `p` a post, `q` one that nobody answered, `x` light on four planes. Of `/` the half below a rising line is lit,
 * of `j` the half above one. `_` is a day on which words stand, or one that a post covers beside its own.
 */
const looks: Readonly<Record<string, string>> = {
  '.': 'dark',
  p: 'post',
  q: 'unanswered',
  x: 'four',
  '/': 'rising',
  j: 'ending',
};

/** The signs of days whose number can be seen. */
const numbered = '.o';

/** The Monday on which the calendar begins: the first of April. */
const begin = Date.UTC(2024, 3, 1);

interface Day {
  readonly sign: string;
  readonly date: Date;
  /** Whether it is the first of its month whose number can be seen. */
  readonly first: boolean;
}

/** Parts of a calendar, each a row of seven signs for every week, with their dates one after the other. */
export function calendar(parts: readonly (readonly string[])[]): readonly (readonly Day[])[] {
  let day = 0;
  let month = -1;
  return parts.map((weeks) =>
    [...weeks.join('')].flatMap((sign) => {
      const date = new Date(begin + day++ * 86_400_000);
      if (sign === '_') return [];
      const first = numbered.includes(sign) && date.getUTCMonth() !== month;
      if (first) month = date.getUTCMonth();
      return { sign, date, first };
    }),
  );
}

interface WeeksProps {
  /** Its days, and those on a phone, where a post is as large as four days. */
  readonly days: readonly Day[] | undefined;
  readonly phone: readonly Day[] | undefined;
  /** The names of the months. */
  readonly months: readonly string[];
  /** How bright its light is: more from part to part. */
  readonly light: 1 | 2 | 3 | 4 | 5;
  /** The posts, day after day. */
  readonly posts?: readonly PictureFile[];
  readonly phonePosts?: readonly PictureFile[];
  /** The ground of their words; without it that of the section. */
  readonly ground?: 'paper';
  /** The words of these weeks, as `Note`s. */
  readonly children: ReactNode;
}

/** Weeks of a calendar as rows of seven square days, and the words that stand on joined ones. */
export function Weeks({ days, phone, months, light, posts = [], phonePosts = posts, ground, children }: WeeksProps) {
  const drawn = (shown: readonly Day[] = [], files: readonly PictureFile[]) => {
    const left = [...files];
    return shown.map(({ sign, date, first }, index) => {
      const post = 'pq'.includes(sign) && left.shift();
      return (
        <span data-day={looks[sign]} key={index}>
          {first && <small>{months[date.getUTCMonth()]}</small>}
          {numbered.includes(sign) && date.getUTCDate()}
          {post && <Picture file={post} alt="" eager={light === 1} />}
        </span>
      );
    });
  };
  return (
    <div className="weeks grid" data-light={light} data-ground={ground}>
      <div className="weeks__days contents" data-only="wide" aria-hidden="true">
        {drawn(days, posts)}
      </div>
      <div className="weeks__days contents" data-only="phone" aria-hidden="true">
        {drawn(phone, phonePosts)}
      </div>
      {children}
    </div>
  );
}

interface NoteProps extends Place {
  /** What it is; `li` in a list of several. */
  readonly as?: 'div' | 'li';
  readonly className?: string;
  /** How many weeks it takes on a phone: two unless it is said. */
  readonly weeks?: 3 | 4 | 7;
  readonly children: ReactNode;
}

/** Words on joined days, in the columns and rows of their weeks. */
export const Note = ({ as: Tag = 'div', className, weeks, children, ...place }: NoteProps) => (
  <Tag className={classNames('note stack', className)} data-gap="2xs" data-weeks={weeks} {...placeOf(place)}>
    {children}
  </Tag>
);
