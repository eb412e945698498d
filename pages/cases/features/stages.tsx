import type { StagesBlock } from '../../../content/cases/feature-types.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** One stone in the stages of its cut, each named below it. */
export function Stages({ block, localize, picture, headingId }: BlockProps<StagesBlock>) {
  const { heading, paragraphs, picture: drawing, stages } = block;
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
      <div data-above="xl">
        <Picture file={picture(drawing.art)} alt={localize(drawing.alt)} />
        <ol className="columns" data-columns="4" data-gap="m" data-above="m" role="list">
          {stages.map(({ title, text }) => (
            <li key={localize(title)}>
              <h3 className="case-items__title accent">{localize(title)}</h3>
              <p className="small quiet">{localize(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
