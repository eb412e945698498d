export interface NextStepProps {
  readonly heading: string;
  readonly text: string;
  /** A class of the page's own block, or its place in a grid. */
  readonly className?: string;
}

/** What happens after a visitor has written, in a few sentences before the page ends. */
export function NextStep({ heading, text, className }: NextStepProps) {
  return (
    <div className={className ? `next-step ${className}` : 'next-step'}>
      <h2 className="next-step__title display" data-size="s">
        {heading}
      </h2>
      <p className="next-step__text">{text}</p>
    </div>
  );
}
