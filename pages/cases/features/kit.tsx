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
        <BlockHeading id={headingId} cols="1-5" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="1-5" from="wide">
          {paragraphs}
        </Paragraphs>
        <div
          className="columns"
          data-columns="2"
          data-cols="6-12"
          data-row="1-2"
          data-from="wide"
          data-gap="m"
          data-align="end"
        >
          {[stays, chosen].map(({ title, parts }) => (
            <div key={localize(title)}>
              <h3 className="accent strong">{localize(title)}</h3>
              <ul className="stack" role="list" data-gap="xs" data-above="s">
                {parts.map((part) => (
                  <li className="case-heading__title" key={localize(part)}>
                    {localize(part)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
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
