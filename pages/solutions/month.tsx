import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Picture } from '../parts/picture.tsx';

export interface DayProps {
  /** Its place in the week, from nought. */
  readonly on?: number | undefined;
  /** How many columns it takes: its own for the post, those of the empty days that follow for its words. With one the words stand below. */
  readonly span?: number | undefined;
  readonly post?: PictureFile | undefined;
  readonly children?: ReactNode;
}

/** The days of a week that are lit, or missed where nothing was posted, as shapes of their cells: cut at a corner of head or foot, the last one at both corners of its foot. */
type Cell = 'whole' | 'head-start' | 'head-end' | 'foot-start' | 'foot-end' | 'foot';

/** What happens on one day: its week draws it. */
export const Day = ({ children }: DayProps) => children;

interface WeekProps {
  /** The names of its days. */
  readonly days: readonly string[];
  /** The number of the first in a month of thirty days, which is followed by another. */
  readonly from: number;
  /** Opens a part of the page: across the week, with what stands beside it; else in the columns of its first two days, on which nothing happens. */
  readonly title?: string;
  readonly beside?: ReactNode;
  /** By its place in the week, each day that is lit. */
  readonly lit?: Readonly<Partial<Record<number, Cell>>>;
  /** Where the corners of its title are cut. */
  readonly edge?: 'head' | 'foot';
  /** The days on which something happens. */
  readonly children: ReactNode;
}

/** A week of a calendar: seven cells, a post in that of its day, words in those of empty ones. On a phone the cells are a strip above its days. */
export function Week({ days, from, title, beside, lit = {}, edge, children }: WeekProps) {
  const told = Children.toArray(children).filter((child): child is ReactElement<DayProps> => isValidElement(child));
  const busy = new Set(
    told.flatMap(({ props: { on = 0, span = 1 } }) => Array.from({ length: span }, (_, place) => on + place)),
  );
  const dates = days.map((name, index) => ({ name, date: ((from + index - 1) % 30) + 1 }));
  return (
    <div>
      {title && beside && (
        <div className="month__head cut lit grid" data-gap="m" data-shape={edge}>
          <SectionHeading title={title} size="hero" cols="1-4" from="full" />
          <div className="stack" data-gap="s" data-cols="5-7" data-from="full" data-align="end">
            {beside}
          </div>
        </div>
      )}
      <div className="month__week">
        <p className="month__dates" aria-hidden="true">
          {dates.map(({ name, date }, index) => {
            const shape = lit[index];
            return (
              <span className={shape && (busy.has(index) ? 'cut lit' : 'month__missed')} data-shape={shape} key={name}>
                {date}
              </span>
            );
          })}
        </p>
        {title && !beside && (
          <div className="month__title" data-pad="xs">
            <SectionHeading title={title} size="xl" />
          </div>
        )}
        <ol className="grid contents" role="list">
          {told.map(({ props: { on = 0, span = 1, post, children: words } }) => (
            <li
              className={lit[on] ? 'day lit' : 'day'}
              data-cols={`${on + 1}-${on + span}`}
              data-from="full"
              data-row="2"
              key={on}
            >
              <span className="visually-hidden">
                {dates[on]!.name} {dates[on]!.date}
              </span>
              {post && <Picture className="solution-art" file={post} alt="" />}
              <div className="day__words stack" data-gap="2xs" data-pad="xs">
                <p className="day__date small" aria-hidden="true">
                  {dates[on]!.name} {dates[on]!.date}
                </p>
                {words}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
