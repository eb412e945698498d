import type { SwatchesBlock } from '../../../content/cases/case-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** The client's colours as large as walls, each with its name, value and duty. */
export function Swatches({ block, localize, headingId }: BlockProps<SwatchesBlock>) {
  return (
    <div className="wrapper stack" data-gap="xl">
      <BlockHeading id={headingId} intro={block.intro && localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <ul className="case-swatches__list" role="list" data-stagger="100">
        {block.swatches.map(({ name, hex, use }) => (
          <li className={`case-swatch ${swatchClass(hex)}`} data-pad="m" key={hex} data-reveal="">
            <h3 className="case-swatch__name">{localize(name)}</h3>
            <p className="case-swatch__use">{localize(use)}</p>
            <code className="case-swatch__value" data-above="m">
              {hex}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
