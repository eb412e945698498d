import type { DeliverablesBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** What the client received, each behind what was struck out for it. */
export function Deliverables({ block, localize, headingId }: BlockProps<DeliverablesBlock>) {
  return (
    <div className="case-deliverables wrapper">
      <BlockHeading id={headingId}>{localize(block.heading)}</BlockHeading>
      <ul role="list" data-above="xl">
        {block.entries.map(({ struck, kept }) => (
          <li className="grid" data-gap="none-m" data-items="baseline" key={localize(kept)}>
            <s data-cols="1-5">{localize(struck)}</s> <span data-cols="6-12">{localize(kept)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
