import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PictureFile } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { SectionHeading } from '../parts/section-heading.tsx';

export interface DayProps {
  /** Its place in the week, from nought. */
  readonly on?: number | undefined;
  /** How many columns it takes: its own for the post, those that follow, joined, for its words. */
  readonly span?: number | undefined;
  /** All its columns are one cell, the words below the post. */
  readonly wide?: boolean;
  readonly post?: PictureFile | undefined;
  readonly children?: ReactNode;
}

/** The days of a week that are lit, or dull where nothing was posted, as shapes of their cells: cut at a corner of head or foot, the last one at both corners of its foot. */
type Cell = 'whole' | 'head-start' | 'head-end' | 'foot-start' | 'foot-end' | 'foot';

/** What happens on one day: its week draws it. */
export const Day = ({ children }: DayProps) => children;

interface WeekProps {
  /** The names of its days. */
  readonly days: readonly string[];
  /** The number of the first in a month of thirty days, which is followed by another. */
  readonly from: number;
  /** Opens a part of the page: across the week, with what stands beside it; else in the columns of its first three days, on which nothing happens. */
  readonly title?: string;
  readonly beside?: ReactNode;
  /** By its place in the week, each day that is lit. */
  readonly lit?: Readonly<Partial<Record<number, Cell>>>;
  /** Where the corners of its title are cut. */
  readonly edge?: 'head' | 'foot';
  /** The days on which something happens. */
  readonly children: ReactNode;
}

/** The first cell of a day that its words stand in: the one of its post has no room for them. */
const wordsOf = ({ on = 0, span = 1, post, wide = false }: DayProps) => on + (post && span > 1 && !wide ? 1 : 0);

/** A week of a calendar: seven cells, a post in that of its day, words in joined ones. On a phone the cells are seven narrow columns at the left, all the way down. */
export function Week({ days, from, title, beside, lit = {}, edge, children }: WeekProps) {
  const told = Children.toArray(children).filter((child): child is ReactElement<DayProps> => isValidElement(child));
  const taken = (props: DayProps) => Array.from({ length: props.span ?? 1 }, (_, place) => (props.on ?? 0) + place);
  const busy = new Set(told.flatMap(({ props }) => taken(props)));
  const joined = new Set(told.flatMap(({ props }) => taken(props).filter((place) => place > wordsOf(props))));
  if (title && !beside) [1, 2].forEach((place) => joined.add(place));
  const dates = days.map((name, index) => ({ name, date: ((from + index - 1) % 30) + 1 }));
  return (
    <div>
      {title && beside && (
        <div className="month__head month__gold cut grid" data-gap="m" data-shape={edge}>
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
              <span
                className={shape && classNames('cut', !busy.has(index) && 'month__missed')}
                data-shape={shape}
                key={name}
              >
                {joined.has(index) || date}
              </span>
            );
          })}
        </p>
        {title && !beside && (
          <div className="month__title">
            <SectionHeading title={title} size="hero" />
          </div>
        )}
        <ol className="month__days grid" role="list">
          {told.map(({ props }) => {
            const { on = 0, span = 1, wide = span === 1 || !props.post, post, children: words } = props;
            return (
              <li
                className={classNames('day', lit[wordsOf(props)] && 'month__gold')}
                data-cols={`${on + 1}-${on + span}`}
                data-from="full"
                data-row="2"
                data-wide={wide ? '' : undefined}
                key={on}
              >
                <span className="visually-hidden">
                  {dates[on]!.name} {dates[on]!.date}
                </span>
                {post && <Picture className="solution-art" file={post} alt="" />}
                {words && (
                  <div className="day__words stack" data-gap="2xs">
                    <p className="day__date small" aria-hidden="true">
                      {dates[on]!.name} {dates[on]!.date}
                    </p>
                    {words}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
