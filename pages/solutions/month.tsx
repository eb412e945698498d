import type { ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';

/**
 * What a day shows, by its sign in a row of seven: `.` its number in the dark, `o` in plain light, `,` and `m` with the name of its month,
 * `p` a post, `q` one that nobody answered, `x` and `r` light on four planes and on two. Of `/` the half below a rising line is lit, of `j` the half
 * above one, and `1` and `2` are steps on the way to it. Words hide the days they stand on, except on a phone.
 */
const looks: Readonly<Record<string, string>> = {
  '.': 'dark',
  ',': 'dark',
  o: 'plain',
  m: 'plain',
  p: 'post',
  q: 'unanswered',
  x: 'four',
  r: 'two',
  1: 'step-1',
  2: 'step-2',
  '/': 'rising',
  j: 'ending',
};

const isPost = (sign: string) => sign === 'p' || sign === 'q';

/** The Monday on which the calendar begins: the first of April. */
const begin = Date.UTC(2024, 3, 1);

interface WeeksProps {
  /** A row of seven signs for each week. */
  readonly days: readonly string[];
  /** How many weeks went before. */
  readonly after?: number;
  /** The names of the months, from April. */
  readonly months: readonly string[];
  /** How bright its light is: more from part to part. */
  readonly light: 1 | 2 | 3 | 4 | 5;
  /** The posts, day after day. */
  readonly posts?: readonly PictureFile[];
  readonly className?: string;
  /** The ground of their words; without it that of the section. */
  readonly ground?: 'paper';
  /** The words of these weeks, as `Note`s. */
  readonly children: ReactNode;
}

/** Weeks of a calendar as rows of seven square days, and the words that stand on joined ones; on a phone below them. */
export function Weeks({ days, after = 0, months, light, posts = [], className, ground, children }: WeeksProps) {
  const signs = [...days.join('')];
  const dates = signs.map((_, index) => new Date(begin + (after * 7 + index) * 86_400_000));
  const postAt = (index: number) => posts[signs.slice(0, index).filter(isPost).length];
  return (
    <div className={classNames('weeks', className)} data-light={light} data-ground={ground}>
      <div className="weeks__days" aria-hidden="true">
        {signs.map((sign, index) => {
          const post = isPost(sign) && postAt(index);
          return (
            <span data-day={looks[sign]} key={index}>
              {(sign === ',' || sign === 'm') && <small>{months[dates[index]!.getUTCMonth() - 3]}</small>}
              {'.,om'.includes(sign) && dates[index]!.getUTCDate()}
              {post && <Picture file={post} alt="" eager={light === 1} />}
            </span>
          );
        })}
      </div>
      <div className="weeks__words grid">{children}</div>
    </div>
  );
}

interface NoteProps extends Place {
  /** What it is; `li` in a list of several. */
  readonly as?: 'div' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Words on joined days, in the columns and rows of their weeks. */
export const Note = ({ as: Tag = 'div', className, children, ...place }: NoteProps) => (
  <Tag className={classNames('note stack', className)} data-gap="2xs" {...placeOf({ from: 'full', ...place })}>
    {children}
  </Tag>
);
