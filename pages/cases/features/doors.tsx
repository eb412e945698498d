import type { DoorsBlock } from '../../../content/cases/feature-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** One sentence hangs across the street, and behind no door does anyone feel meant. */
export function Doors({ block, localize, picture, headingId }: BlockProps<DoorsBlock>) {
  const { heading, sentence, paragraphs, street } = block;
  return (
    <>
      <div className="wrapper">
        <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      </div>
      <div className="doors pile">
        <Picture file={picture(street, picturePlaces.full)} alt="" />
        <p className="doors__sentence case-heading__title">{localize(sentence)}</p>
      </div>
      <div className="wrapper grid" data-gap="m" data-above="2xl">
        {paragraphs.map((paragraph, index) => (
          <Paragraphs key={localize(paragraph)} localize={localize} cols={index === 0 ? '1-6' : '7-12'} from="wide">
            {[paragraph]}
          </Paragraphs>
        ))}
      </div>
    </>
  );
}
