import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What was delivered stands in a gate of three stones, its headline on the one that lies across, and at its foot rises the sun. */
export function Gate({ block, localize, picture, headingId }: BlockProps<GateBlock>) {
  const { heading, items, light, art } = block;
  return (
    <div className={`gate ${swatchClass(light)}`}>
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <div className="gate__door">
        <Picture file={picture(art)} alt="" />
        <ol role="list">
          {items.map(({ title, text }) => (
            <li key={localize(title)}>
              <h3 className="case-items__title">{localize(title)}</h3>
              <p className="large">{localize(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
