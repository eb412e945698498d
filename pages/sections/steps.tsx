import type { Point } from '../../content/word-shapes.ts';
import { classNames } from '../parts/place.ts';
import { type EntryLook, entryAttributes } from './entry-look.ts';

export interface StepsProps extends EntryLook {
  readonly items: readonly Point[];
  /** Size of the numbers: `l` unless said. */
  readonly numbers?: 's' | 'm' | 'l' | 'xl';
  /** How many stand beside each other where there is room. */
  readonly columns?: 2 | 3 | 4;
  /** Classes of every step, where the page draws them. */
  readonly entryClass?: string;
}

/** Numbered steps in the order they are taken. */
export function Steps({
  items,
  numbers = 'l',
  columns,
  entryClass,
  titles = 'xs',
  level = 3,
  stagger = '200',
  ...look
}: StepsProps) {
  const Title = `h${level}` as const;
  return (
    <ol
      {...entryAttributes('steps', look)}
      role="list"
      data-columns={columns}
      data-numbers={numbers}
      data-stagger={stagger}
    >
      {items.map(({ title, text }, index) => (
        <li className={classNames('entry', entryClass)} key={title} data-reveal="">
          <span className="entry__number" data-number={index + 1} aria-hidden="true" />
          <Title className="entry__title display" data-size={titles}>
            {title}
          </Title>
          <p className="entry__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
