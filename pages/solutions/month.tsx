import type { ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';

/**
 * What a day shows, by its sign in a row of seven: `.` its number in the dark, `p` a post, `o` plain light, `x` light on four planes, `l` and
 * `r` on two, which a line from the upper left or the upper right parts; `/` half of it is lit, below a rising line, `j` above one. A blank lies under words.
 */
const looks: Readonly<Record<string, string>> = {
  '.': 'dark',
  p: 'post',
  o: 'plain',
  x: 'four',
  l: 'left',
  r: 'right',
  '/': 'rising',
  j: 'ending',
};

interface WeeksProps {
  /** A row of seven signs for each week. */
  readonly days: readonly string[];
  /** The number of the first day. */
  readonly from?: number;
  /** How bright its light is: more from part to part. */
  readonly light: 1 | 2 | 3 | 4 | 5;
  /** The posts, day after day. */
  readonly posts?: readonly PictureFile[];
  readonly className?: string;
  /** The words of these weeks, as `Note`s. */
  readonly children: ReactNode;
}

/** Weeks of a calendar as rows of seven square days, and the words that stand on joined ones; on a phone below them. */
export function Weeks({ days, from = 1, light, posts = [], className, children }: WeeksProps) {
  const signs = [...days.join('')];
  const postAt = (index: number) => posts[signs.slice(0, index).filter((sign) => sign === 'p').length];
  return (
    <div className={classNames('weeks', className)} data-light={light}>
      <div className="weeks__days" aria-hidden="true">
        {signs.map((sign, index) => {
          const post = sign === 'p' && postAt(index);
          return (
            <span data-day={looks[sign]} key={index}>
              {sign === '.' && from + index}
              {post && <Picture file={post} alt="" />}
            </span>
          );
        })}
      </div>
      <div className="weeks__words grid">{children}</div>
    </div>
  );
}

interface NoteProps extends Place {
  readonly className?: string;
  /** The ground of its own that it stands on; without it that of its weeks. */
  readonly ground?: 'paper';
  readonly children: ReactNode;
}

/** Words on joined days, in the columns and rows of their weeks. */
export const Note = ({ className, ground, children, ...place }: NoteProps) => (
  <div
    className={classNames('note stack', className)}
    data-gap="2xs"
    data-ground={ground}
    {...placeOf({ from: 'full', ...place })}
  >
    {children}
  </div>
);
