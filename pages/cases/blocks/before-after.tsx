import type { ComparisonBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

/** The same thing before and after: the old state behind, large enough to be read, the new one over it. */
export function Comparison({ block, localize, picture, headingId }: BlockProps<ComparisonBlock>) {
  const { heading, intro, before, after } = block;
  return (
    <div className="wrapper grid" data-gap="l">
      <BlockHeading id={headingId} intro={intro && localize(intro)} cols="1-7" from="wide">
        {localize(heading)}
      </BlockHeading>
      <div className="case-comparison__before" data-cols="1-9" data-from="wide" data-reveal="">
        <CaseFigure entry={before} captionFirst localize={localize} picture={picture} />
      </div>
      <div className="case-comparison__after" data-cols="4-12" data-from="wide" data-reveal="">
        <CaseFigure entry={after} localize={localize} picture={picture} />
      </div>
    </div>
  );
}
