import type { SceneBlock } from '../../../content/cases/feature-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What is told stands in the sky of the drawing that shows it. */
export function Scene({ block, localize, picture, headingId }: BlockProps<SceneBlock>) {
  const { heading, paragraphs, art } = block;
  return (
    <>
      <div className="wrapper grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-5" from="wide">
          {localize(heading)}
        </BlockHeading>
        <div className="large stack" data-cols="1-5" data-from="wide">
          {paragraphs.map((paragraph) => (
            <p key={localize(paragraph)}>{localize(paragraph)}</p>
          ))}
        </div>
      </div>
      <Picture className="scene" file={picture(art, picturePlaces.full)} alt="" />
    </>
  );
}
