import { Fragment } from 'react';
import type { Point } from '../../../content/word-shapes.ts';
import { Points } from '../../sections/points.tsx';
import { Steps } from '../../sections/steps.tsx';
import { Question } from './turn.tsx';

export interface AnatomyProps {
  readonly asker: string;
  readonly areas: {
    readonly heading: string;
    readonly items: readonly (Point & {
      /** A piece of an answer; what was quoted stands at its end, between asterisks. */
      readonly passage: string;
    })[];
  };
  readonly steps: { readonly heading: string; readonly items: readonly Point[] };
}

/** An answer taken apart: set once, across the page, its passages marked and numbered; below it, in marks of the same shape, number by number the work that each comes from, and beside that the order in which it is done. */
export const Anatomy = ({ asker, areas, steps }: AnatomyProps) => (
  <div className="wrapper grid">
    <p className="quoted anatomy display" data-size="l" data-reveal="">
      {areas.items.map(({ passage }, index) => {
        const [said, quoted] = passage.split('*');
        return (
          <Fragment key={passage}>
            {said}
            <em>
              {quoted}
              <sup>{`\u00a0${index + 1}`}</sup>
            </em>{' '}
          </Fragment>
        );
      })}
    </p>
    <div className="stack" data-gap="m" data-cols="1-6" data-from="wide">
      <Question asker={asker} question={areas.heading} />
      <Steps className="geo-notes large" items={areas.items} titles="m" numbers="xl" />
    </div>
    <div className="stack" data-gap="m" data-cols="7-12" data-from="wide">
      <Question asker={asker} question={steps.heading} />
      <Points className="geo-notes large" items={steps.items} titles="m" />
    </div>
  </div>
);
