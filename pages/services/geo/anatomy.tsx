import { Fragment } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { Emphasis } from '../../parts/emphasis.tsx';

export interface AnatomyProps {
  readonly items: readonly (Point & {
    /** A piece of an answer; what was quoted in it stands between asterisks. */
    readonly passage: string;
  })[];
}

/** An answer taken apart: set once, as large as it can be read in one go, its passages numbered; beside it, number by number, the work that each comes from. */
export function Anatomy({ items }: AnatomyProps) {
  return (
    <div className="wrapper grid" data-gap="xl" data-above="l" data-items="start">
      <p className="quoted anatomy display" data-size="l" data-cols="1-8" data-from="wide" data-reveal="">
        {items.map(({ passage }, index) => (
          <Fragment key={passage}>
            <Emphasis>{passage}</Emphasis>
            <sup className="display accent" data-size="xs">{`\u00a0${index + 1}`}</sup>{' '}
          </Fragment>
        ))}
      </p>
      <ul className="stack" role="list" data-gap="s" data-cols="9-12" data-from="wide" data-stagger="200">
        {items.map(({ title, text }, index) => (
          <li className="ruled" key={title} data-reveal="">
            <h3 className="display" data-size="s">
              <span className="accent" aria-hidden="true">
                {index + 1}
              </span>{' '}
              {title}
            </h3>
            <p data-above="2xs">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
