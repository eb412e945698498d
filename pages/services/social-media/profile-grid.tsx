import type { ReactNode } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { classNames } from '../../parts/place.ts';

export interface ProfileGridProps {
  /** Eight of them: with the last square they fill four columns by three rows. */
  readonly squares: readonly Point[];
  /** What the large square says. */
  readonly children: ReactNode;
}

/** What each square is about, in a sign of type: a question, months, formats, letters, an hour, an address, a share. */
const signs = ['?', '12', '4:5', 'Aa', '9:16', '9:00', '@', '%'];

/** A sign as large as its square. */
const Sign = ({ children }: { readonly children: string | undefined }) => (
  <span className="profile-grid__sign display" data-number={children} aria-hidden="true" />
);

/** Services as the squares of a profile; the last one is four times as large. Of its three tones none meets itself, in two columns or in four. */
export function ProfileGrid({ squares, children }: ProfileGridProps) {
  return (
    <div className="profile-grid columns" data-above="xl">
      <ul className="contents" role="list">
        {squares.map(({ title, text }, index) => (
          <li
            className={classNames('profile-square plane', index % 3 === 1 && index < 7 && 'lit')}
            data-ground={[2, 5, 6].includes(index) ? 'warm' : undefined}
            key={title}
          >
            <h3 className="profile-square__title display">{title}</h3>
            <Sign>{signs[index]}</Sign>
            <p className="large" data-align="end">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <div className="profile-grid__last plane lit">
        <Sign>“</Sign>
        {children}
      </div>
    </div>
  );
}
