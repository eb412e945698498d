import type { ReactNode } from 'react';
import type { Point } from '../../content/word-shapes.ts';
import { type EntryLook, entryAttributes } from './entry-look.ts';

export interface PointsProps extends EntryLook {
  readonly items: readonly Point[];
  /** How many stand beside each other where there is room. */
  readonly columns?: 2 | 3 | 4;
  /** A drawing of each point, in their order: above it, on a phone beside it. */
  readonly figures?: readonly ReactNode[];
}

/** Titles, each with its text: reasons, advantages, what belongs to something. */
export function Points({ items, columns, figures, titles = 'xs', level = 3, stagger = '100', ...look }: PointsProps) {
  const Title = `h${level}` as const;
  return (
    <ul
      {...entryAttributes('points', look)}
      role="list"
      data-columns={columns}
      data-drawn={figures ? '' : undefined}
      data-stagger={stagger}
    >
      {items.map(({ title, text }, index) => (
        <li className="entry" key={title} data-reveal="">
          {figures?.[index]}
          <Title className="entry__title display" data-size={titles}>
            {title}
          </Title>
          <p className="entry__text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
