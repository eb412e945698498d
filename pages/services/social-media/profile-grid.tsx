import type { ReactNode } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { classNames } from '../../parts/place.ts';

export interface ProfileGridProps {
  /** Eight of them: with the last square they fill four columns by three rows. */
  readonly squares: readonly Point[];
  /** What the large square says. */
  readonly children: ReactNode;
}

const octagon = 'M16 4h16l12 12v16L32 44H16L4 32V16z';

/** What every second square of the grid shows, on a field of 48 units: a compass, a post, a clock, talk. */
const drawings: Readonly<Record<number, string>> = {
  0: `${octagon}M31 17 21 21 17 31l10-4z`,
  2: 'M4 4h40v40H4zM18 12h12l6 6v12l-6 6H18l-6-6V18zM20 17h8l3 3v8l-3 3h-8l-3-3v-8z',
  5: `${octagon}M24 12v12l8 6`,
  6: 'M8 5h20l4 4v14l-4 4H17l-7 7v-7H8l-4-4V9zM36 17h4l4 4v14l-4 4h-1v5l-6-5H20l-4-4',
};

/** Services as the squares of a profile; the last one is four times as large. */
export function ProfileGrid({ squares, children }: ProfileGridProps) {
  return (
    <div className="profile-grid" data-above="xl">
      <ul className="profile-grid__list" role="list">
        {squares.map(({ title, text }, index) => (
          <li className={classNames('profile-square', index % 3 === 0 && 'lit')} key={title}>
            <h3 className="profile-square__title display">{title}</h3>
            {drawings[index] && (
              <svg viewBox="0 0 48 48" fill="none" stroke="var(--mark)" strokeWidth="0.7" aria-hidden="true">
                <path d={drawings[index]} />
              </svg>
            )}
            <p className="small quiet">{text}</p>
          </li>
        ))}
      </ul>
      <div className="profile-grid__last lit">{children}</div>
    </div>
  );
}
