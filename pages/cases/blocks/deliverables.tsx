import type { DeliverablesBlock } from '../../../content/cases/case-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** What the client received: each line is drawn through one stone and cuts a facet of it. */
export function Deliverables({ block, localize, picture, headingId }: BlockProps<DeliverablesBlock>) {
  return (
    <div className="wrapper">
      <BlockHeading id={headingId} intro={block.intro && localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <div className="case-deliverables" data-above="xl">
        <Picture file={picture(block.art, picturePlaces.half)} alt="" />
        <ul role="list">
          {block.entries.map((entry) => (
            <li key={localize(entry)}>{localize(entry)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
