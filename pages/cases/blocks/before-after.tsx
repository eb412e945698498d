import type { ComparisonBlock } from '../../../content/cases/case.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

/** The same thing before and after: the old state small and behind, the new one over it. */
export function Comparison({ block, localize, picture, headingId }: BlockProps<ComparisonBlock>) {
  const { heading, intro, before, after } = block;
  return (
    <div className="wrapper case-comparison">
      <BlockHeading id={headingId} intro={intro && localize(intro)}>
        {localize(heading)}
      </BlockHeading>
      <div className="case-comparison__before" data-reveal="">
        <CaseFigure entry={before} localize={localize} picture={picture} />
      </div>
      <div className="case-comparison__after" data-reveal="">
        <CaseFigure entry={after} localize={localize} picture={picture} />
      </div>
    </div>
  );
}
