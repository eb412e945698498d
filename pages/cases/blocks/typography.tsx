import type { TypographyBlock } from '../../../content/cases/case-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** The client's typefaces side by side, each with a line for the eye alone; below, from edge to edge, both at work. */
export function Typography({ block, localize, picture, headingId }: BlockProps<TypographyBlock>) {
  const { heading, intro, specimens, sheet } = block;
  return (
    <>
      <div className="wrapper">
        <BlockHeading id={headingId} intro={intro && localize(intro)}>
          {localize(heading)}
        </BlockHeading>
        <ul className="grid" role="list" data-gap="l" data-above="l">
          {specimens.map(({ name, role, sample, face }) => (
            <li
              key={name}
              data-face={face}
              data-cols={face === 'display' ? '6-12' : '1-4'}
              data-row="1"
              data-from="wide"
            >
              <p className="case-heading__title case-statement" aria-hidden="true">
                {localize(sample)}
              </p>
              <h3 className="strong" data-above="m">
                {name}
              </h3>
              <p className="quiet">{localize(role)}</p>
            </li>
          ))}
        </ul>
      </div>
      {sheet && (
        <Picture
          file={picture(sheet.narrow ?? sheet.art, picturePlaces.full)}
          wide={sheet.narrow && picture(sheet.art, picturePlaces.full)}
          alt={localize(sheet.alt)}
        />
      )}
    </>
  );
}
