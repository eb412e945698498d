import type { DeliverablesBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** What the client received, each behind what was struck out for it; on wide screens one cut parts the two, and goes on through what follows. */
export function Deliverables({ block, localize, headingId }: BlockProps<DeliverablesBlock>) {
  return (
    <div className="case-deliverables wrapper">
      <BlockHeading id={headingId}>{localize(block.heading)}</BlockHeading>
      <ul role="list" data-above="xl" data-stagger="100">
        {block.entries.map(({ struck, kept }) => (
          <li key={localize(kept)}>
            <s>{localize(struck)}</s> <span>{localize(kept)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
