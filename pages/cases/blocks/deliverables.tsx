import type { DeliverablesBlock } from '../../../content/cases/case-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** What the client received, beside the finished stone. */
export function Deliverables({ block, localize, picture, headingId }: BlockProps<DeliverablesBlock>) {
  return (
    <div className="case-deliverables wrapper grid" data-gap="l">
      <BlockHeading id={headingId}>{localize(block.heading)}</BlockHeading>
      <div data-cols="1-5">
        <Picture file={picture(block.art, picturePlaces.half)} alt="" />
      </div>
      <ul className="columns" role="list" data-gap="none" data-cols="6-12">
        {block.entries.map((entry) => (
          <li key={localize(entry)}>{localize(entry)}</li>
        ))}
      </ul>
    </div>
  );
}
