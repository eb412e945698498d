import type { ReactNode } from 'react';
import { classNames, type Place, placeOf, type Space } from '../parts/place.ts';

export interface SplitProps extends Place {
  /** How the width is shared, `5-7`; halves without it. */
  readonly ratio?: `${number}-${number}`;
  readonly gap?: Space;
  /** Where both stand in the height of their row. */
  readonly items?: 'start' | 'center' | 'end' | 'baseline';
  /** A class of the page's own block. */
  readonly className?: string;
  /** Two parts. */
  readonly children: ReactNode;
}

/** Two parts below each other that stand side by side where there is room. */
export function Split({ ratio, gap, items, className, children, ...place }: SplitProps) {
  return (
    <div
      className={classNames('split', className)}
      data-split={ratio}
      data-gap={gap}
      data-items={items}
      {...placeOf(place)}
    >
      {children}
    </div>
  );
}
