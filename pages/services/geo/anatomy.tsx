import { Fragment } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Steps } from '../../sections/steps.tsx';

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
      <p className="quoted anatomy display" data-size="m" data-cols="1-7" data-from="wide" data-reveal="">
        {items.map(({ passage }, index) => (
          <Fragment key={passage}>
            <Emphasis>{passage}</Emphasis>
            <sup className="display accent" data-size="m">{`\u00a0${index + 1}\u00a0`}</sup>{' '}
          </Fragment>
        ))}
      </p>
      <Steps className="large" items={items} titles="s" cols="8-12" from="wide" />
    </div>
  );
}
