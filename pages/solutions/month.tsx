import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Picture } from '../parts/picture.tsx';

export interface DayProps {
  /** Its place in the week, from nought. */
  readonly on?: number | undefined;
  /** Opens a section. */
  readonly title?: string | undefined;
  readonly post?: PictureFile | undefined;
  /** What the answer to the post mends. */
  readonly heart?: PictureFile | undefined;
  readonly children: ReactNode;
}

/** What happens on one day: its week draws it. */
export const Day = ({ children }: DayProps) => children;

interface WeekProps {
  /** The names of its days, seven or a part of them. */
  readonly days: readonly string[];
  /** The number of the first in a month of thirty days, which is followed by another. */
  readonly from: number;
  /** A reply every day, without a post too. */
  readonly answered?: boolean;
  /** The days on which something happens. */
  readonly children?: ReactNode;
}

/** Days, one below the other, their words in one column; beside it a post stands the further right, the later its day of the week. */
export function Week({ days, from, answered, children }: WeekProps) {
  const told = Children.toArray(children).filter((child): child is ReactElement<DayProps> => isValidElement(child));
  return (
    <ol role="list" data-answered={answered ? '' : undefined}>
      {days.map((name, index) => {
        const date = ((from + index - 1) % 30) + 1;
        const day = told.find(({ props: { on = 0 } }) => on === index)?.props;
        if (!day)
          return (
            <li className="day wrapper" aria-hidden="true" key={name}>
              {name} {date}
            </li>
          );
        const { title, post, heart } = day;
        const first = 8 + Math.round(index / 2);
        return (
          <li className="day wrapper grid" key={name}>
            <div className="day__margin stack" data-cols="1-2" data-row={title && post && '1-2'}>
              <p className="day__date display">
                <span>{name}</span> {date}
              </p>
              {heart && <Picture file={heart} alt="" />}
            </div>
            {title && <SectionHeading title={title} size="hero" cols="3-12" />}
            <div className="day__words stack" data-cols={post ? '3-7' : '3-12'}>
              {day.children}
            </div>
            {post && (
              <div className="day__post" data-cols={`${first}-${first + 1}`}>
                <Picture file={post} alt="" />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
