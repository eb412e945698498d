import { classNames, type Measure, type Place, placeOf, type Space } from '../parts/place.ts';

/** How a list of points or steps stands; what it does not say is in `layout/points-and-steps.css`. */
export interface EntryLook extends Place {
  /** A class of the page's own block, for its custom properties. */
  readonly className?: string | undefined;
  /** Size of the titles. */
  readonly titles?: 'xs' | 's' | 'm' | 'xl';
  readonly level?: 2 | 3 | 4;
  /** The line above each entry. */
  readonly line?: 'rule' | 'mark' | 'none';
  /** `true` ends the list with the same line. */
  readonly closed?: boolean;
  /** Room above and below each entry. */
  readonly room?: 'none' | 'xs' | 's' | 'm' | 'l' | 'xl';
  /** Widest text, in em. */
  readonly measure?: Measure;
  /** Distance of the entries. */
  readonly gap?: Space | 'none';
  /** Milliseconds between one entry and the next as they rise. */
  readonly stagger?: '100' | '150' | '200';
}

/** The look of a list as the attributes of its element. */
export const entryAttributes = (
  name: 'points' | 'steps',
  { className, line, closed, room, measure, gap, ...place }: EntryLook,
) => ({
  className: classNames(name, className),
  'data-line': line,
  'data-closed': closed ? '' : undefined,
  'data-room': room,
  'data-measure': measure,
  'data-gap': gap,
  ...placeOf(place),
});
