import type { KitBlock } from '../../../content/cases/feature-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** Beside what is told, what stays and what each event chooses; below, from edge to edge, both at work on one event after another. */
export function Kit({ block, localize, picture, headingId }: BlockProps<KitBlock>) {
  const { heading, paragraphs, stays, chosen, art, narrow, alt } = block;
  return (
    <>
      <div className="wrapper grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-8" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="1-6" from="wide">
          {paragraphs}
        </Paragraphs>
        {[stays, chosen].map(({ title, parts }, index) => (
          <div key={localize(title)} data-cols={index === 0 ? '7-9' : '10-12'} data-from="wide">
            <h3 className="case-items__title">{localize(title)}</h3>
            <ul role="list">
              {parts.map((part) => (
                <li key={localize(part)}>{localize(part)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div data-above="xl">
        <Picture
          file={picture(narrow, picturePlaces.full)}
          wide={picture(art, picturePlaces.full)}
          alt={localize(alt)}
        />
      </div>
    </>
  );
}
