import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What is cut into each stone, and where it stands. */
const stones: readonly (Place & { readonly number: string })[] = [
  { number: 'I', cols: '1-4', row: '2', from: 'full' },
  { number: 'II', cols: '9-12', row: '2', from: 'full' },
  { number: 'III', cols: '1-12', row: '1', from: 'full' },
];

/** What was delivered is a gate of three stones, and behind it rises the sun; on a phone they are piled up as a cairn. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, paragraphs, items, light } = block;
  return (
    <div className="wrapper">
      <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
        {localize(heading)}
      </BlockHeading>
      <ol className={`gate grid ${swatchClass(light)}`} role="list" data-gap="none" data-above="xl">
        {items.map(({ title, text }, index) => {
          const { number, ...place } = stones[index]!;
          return (
            <li key={number} {...placeOf(place)}>
              <div className="case-items__number" data-number={number} aria-hidden="true" />
              <h3 className="case-items__title" data-above="s">
                {localize(title)}
              </h3>
              <p className="measure">{localize(text)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
