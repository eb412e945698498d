import type { StatementBlock } from '../../../content/cases/case-types.ts';
import type { BlockProps } from './block.ts';

/** One sentence or two, set as large as the page allows. */
export function Statement({ block, localize }: BlockProps<StatementBlock>) {
  return (
    <div className="wrapper">
      <p className="case-heading__title case-statement" data-reveal="">
        {localize(block.text)}
      </p>
      {block.rest && (
        <p className="case-heading__title case-statement" data-above="xs" data-reveal="">
          {localize(block.rest)}
        </p>
      )}
    </div>
  );
}
