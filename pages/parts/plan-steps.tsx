import type { ReactNode } from 'react';
import type { Point } from '../../content/services/shapes.ts';

export interface PlanStepsProps {
  readonly steps: readonly Point[];
  /** The class of the page's own block, which sets how the steps stand. */
  readonly className: string;
  /** A drawing of each step, in the order of the steps. */
  readonly figures?: readonly ReactNode[];
}

/** The steps of a website plan, numbered; every plan sets them in its own way. */
export function PlanSteps({ steps, className, figures }: PlanStepsProps) {
  return (
    <ol className={`plan-steps ${className}`} role="list" data-stagger="200">
      {steps.map(({ title, text }, index) => (
        <li className="plan-steps__step" key={title} data-reveal="">
          {figures?.[index]}
          <span className="plan-steps__number figure-large" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="plan-steps__title display" data-size="xs">
            {title}
          </h3>
          <p className="plan-steps__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
