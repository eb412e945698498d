import type { DeliverablesBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** What the client received, line by line. */
export function Deliverables({ block, localize, headingId }: BlockProps<DeliverablesBlock>) {
  return (
    <div className="wrapper split" data-split="5-7" data-from="wide">
      <BlockHeading id={headingId} intro={block.intro && localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <ul className="case-deliverables facet-list" role="list" data-stagger="100">
        {block.entries.map((entry) => (
          <li key={localize(entry)} data-reveal="">
            {localize(entry)}
          </li>
        ))}
      </ul>
    </div>
  );
}
