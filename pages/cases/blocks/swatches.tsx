import type { SwatchesBlock } from '../../../content/cases/case-types.ts';
import { swatchClass } from '../../colour.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { classNames } from '../../parts/place.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** The client's colours as large as walls, or in the mark that is made of them, each named on its own plane of it; with its value and duty. */
export function Swatches({ block, localize, picture, headingId }: BlockProps<SwatchesBlock>) {
  const { heading, intro, swatches, picture: mark } = block;
  // More than two have their names in a row below the mark, all in one colour.
  const below = mark && swatches.length > 2;
  const list = (
    <ul className="case-swatches__list" role="list" data-stagger={mark ? undefined : '100'}>
      {swatches.map(({ name, hex, use }) => (
        <li
          className={`case-swatch ${swatchClass(hex)}`}
          data-pad={mark ? undefined : 'm'}
          key={hex}
          data-reveal={mark ? undefined : ''}
        >
          <h3 className="case-swatch__name">{localize(name)}</h3>
          <p className="case-swatch__use">{localize(use)}</p>
          <p className="strong" data-above={mark ? undefined : 'm'}>
            {hex}
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="wrapper stack" data-gap="xl">
        <BlockHeading id={headingId} intro={intro && localize(intro)}>
          {localize(heading)}
        </BlockHeading>
        {!mark && list}
      </div>
      {mark && (
        <div className={classNames('case-swatches', !below && 'pile')} data-above="xl">
          <figure data-picture-ground={mark.ground}>
            <Picture
              file={picture(mark.narrow ?? mark.art, picturePlaces.full)}
              wide={mark.narrow && picture(mark.art, picturePlaces.full)}
              alt={localize(mark.alt)}
            />
          </figure>
          {list}
        </div>
      )}
    </>
  );
}
