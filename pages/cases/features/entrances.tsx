import type { EntrancesBlock } from '../../../content/cases/feature-types.ts';
import { columnsPlace } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What a visitor finds in turn, each behind its own door; all of them stand on what comes next. */
export function Entrances({
  block: { heading, paragraphs, items },
  localize,
  picture,
  headingId,
}: BlockProps<EntrancesBlock>) {
  return (
    <div className="wrapper">
      <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
        {localize(heading)}
      </BlockHeading>
      <ol className="entrances" role="list" data-above="xl" data-stagger="100">
        {items.map(({ title, text, door }) => (
          <li key={door.name} data-reveal="">
            <h3 className="case-swatch__name">{localize(title)}</h3>
            <p>{localize(text)}</p>
            <Picture file={picture(door, columnsPlace('1-4'))} alt="" />
          </li>
        ))}
      </ol>
    </div>
  );
}
