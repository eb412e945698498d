import type { StagesBlock } from '../../../content/cases/feature-types.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** One stone in the stages of its cut, each named below it. */
export function Stages({ block, localize, picture, headingId }: BlockProps<StagesBlock>) {
  const { heading, paragraphs, stages } = block;
  return (
    <div className="wrapper">
      <div className="grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-4" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="5-11" from="wide">
          {paragraphs}
        </Paragraphs>
      </div>
      <ol className="stages" data-above="xl" role="list">
        {stages.map(({ title, text, picture: { art, alt } }) => (
          <li key={localize(title)}>
            <Picture file={picture(art)} alt={localize(alt)} />
            <h3 className="case-items__title accent" data-above="m">
              {localize(title)}
            </h3>
            <p className="quiet">{localize(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
