import type { ReactNode } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { classNames } from '../../parts/place.ts';

export interface ProfileGridProps {
  /** Eight of them: with the last square they fill four columns by three rows. */
  readonly squares: readonly Point[];
  /** What the large square says. */
  readonly children: ReactNode;
}

/** Services as the squares of a profile; the last one is four times as large. */
export function ProfileGrid({ squares, children }: ProfileGridProps) {
  return (
    <div className="profile-grid" data-above="xl">
      <ul className="profile-grid__list" role="list">
        {squares.map(({ title, text }, index) => (
          <li className={classNames('profile-square', index % 3 === 0 && 'lit')} key={title}>
            <h3 className="profile-square__title display">{title}</h3>
            <p className="small quiet">{text}</p>
          </li>
        ))}
      </ul>
      <div className="profile-grid__last lit">{children}</div>
    </div>
  );
}
