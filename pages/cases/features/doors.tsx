import type { DoorsBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** One sentence runs across the street and reaches nobody; behind each door stands what its reader came for. */
export function Doors({ block, localize, picture, headingId }: BlockProps<DoorsBlock>) {
  const { heading, sentence, paragraphs, doors } = block;
  return (
    <div className="wrapper">
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <p className="case-heading__title doors__sentence quiet" data-above="m">
        {localize(sentence)}
      </p>
      <ul className="doors columns" role="list" data-gap="m" data-items="end" data-above="xl">
        {doors.map(({ title, text, art, hex }) => (
          <li key={localize(title)} className={`door ${swatchClass(hex)}`}>
            <Picture file={picture(art)} alt="" />
            <h3 className="case-items__title">{localize(title)}</h3>
            <p>{localize(text)}</p>
          </li>
        ))}
      </ul>
      <div className="columns" data-columns="2" data-from="wide" data-gap="m" data-above="xl">
        {paragraphs.map((paragraph) => (
          <p key={localize(paragraph)} className="measure">
            {localize(paragraph)}
          </p>
        ))}
      </div>
    </div>
  );
}
