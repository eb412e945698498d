import type { ReactNode } from 'react';

export interface SectionProps {
  readonly ground: 'ink' | 'paper' | 'warm';
  /** The cut of the upper edge across the whole page, two or three times on one; without it the edge is straight. */
  readonly edge?: 'rise' | 'fall' | 'crown';
  /** A hairline above, where the ground of the section before goes on. */
  readonly rule?: boolean;
  /** No room above: the section goes on with the one before. */
  readonly flush?: boolean;
  readonly id?: string;
  /** A class of the page's own block. */
  readonly className?: string;
  /** Id of the heading that names the section, where it is worth a landmark. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A section on one colour, with a facet as its upper edge; the contents bring their own wrapper. */
export function Section({ ground, edge, rule, flush, id, className, labelledBy, children }: SectionProps) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      data-ground={ground}
      data-edge={edge}
      data-rule={rule ? '' : undefined}
      data-flush={flush ? '' : undefined}
      id={id}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
