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
      {together ? (
        <ul
          className="points columns"
          role="list"
          data-columns={swatches.length}
          data-drawn=""
          data-gap="l-s"
          data-line="none"
          data-room="none"
          data-stagger="100"
        >
          {swatches.map(({ name, hex, use }) => (
            <li className="entry" key={hex} data-reveal="">
              <svg width="58" height="80" viewBox="-1 -1.75 2 2.77" fill={hex} aria-hidden="true">
                <path d={sample} />
              </svg>
              <h3 className="case-swatch__name entry__title">{localize(name)}</h3>
              <p className="entry__text">
                <b className="strong">{hex}</b>
                <br />
                {localize(use)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="case-swatches__list" role="list" data-stagger="100">
          {swatches.map(({ name, hex, use }) => (
            <li className={`case-swatch ${swatchClass(hex)}`} data-pad="m" key={hex} data-reveal="">
              <h3 className="case-swatch__name">{localize(name)}</h3>
              <p className="case-swatch__use">{localize(use)}</p>
              <p className="strong" data-above="m">
                {hex}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
