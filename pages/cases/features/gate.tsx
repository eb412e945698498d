import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Rings } from './rings.tsx';

/** What is cut into them, in turn. */
const numbers = ['I', 'II', 'III'];

/** Where they stand; the last one lies on the others. */
const stones: readonly Place[] = [
  { cols: '1-4', row: '2', from: 'full' },
  { cols: '9-12', row: '2', from: 'full' },
  { cols: '1-12', row: '1', from: 'full' },
];

/** What was delivered is a gate of three stones, and behind it rises the sun; on a phone they stand one below the other. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, paragraphs, items } = block;
  return (
    <div className="wrapper">
      <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
        {localize(heading)}
      </BlockHeading>
      <div className="horizon__sky pile" data-above="xl">
        <Rings radii={[190, 250, 318, 396, 484]} sun={130} />
        <ol className="gate wrapper grid" role="list" data-gap="2xs">
          {items.map(({ title, text }, index) => (
            <li key={localize(title)} data-tone="ink" data-pad="m" {...placeOf(stones[index]!)}>
              <div className="case-items__number" data-number={numbers[index]} aria-hidden="true" />
              <h3 className="case-items__title">{localize(title)}</h3>
              <p className="measure">{localize(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
