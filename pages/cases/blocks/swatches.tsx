import type { SwatchesBlock } from '../../../content/cases/case-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

/** The client's colours as large as walls, or in one picture with their names in its order below; each with its value and duty. */
export function Swatches({ block, localize, picture, headingId }: BlockProps<SwatchesBlock>) {
  const { heading, intro, swatches, picture: together, sample } = block;
  return (
    <div className="wrapper stack" data-gap="xl">
      <BlockHeading id={headingId} intro={intro && localize(intro)}>
        {localize(heading)}
      </BlockHeading>
      {together && <CaseFigure entry={together} localize={localize} picture={picture} />}
      <ul
        className={together ? 'columns' : 'case-swatches__list'}
        role="list"
        data-columns={together && swatches.length}
        data-gap={together && 'l-s'}
        data-stagger="100"
      >
        {swatches.map(({ name, hex, use }) => (
          <li
            className={together ? undefined : `case-swatch ${swatchClass(hex)}`}
            data-pad={together ? undefined : 'm'}
            key={hex}
            data-reveal=""
          >
            {sample && (
              <svg width="26" height="36" viewBox="-1 -1.75 2 2.77" fill={hex} aria-hidden="true">
                <path d={sample} />
              </svg>
            )}
            <h3 className="case-swatch__name">{localize(name)}</h3>
            <p className="case-swatch__use">{localize(use)}</p>
            <p className="strong" data-above="m">
              {hex}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
