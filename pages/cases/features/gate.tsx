import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Rings } from './rings.tsx';

interface StoneOfGate {
  /** What is cut into it. */
  readonly number: string;
  readonly place: Place;
  /** Its outline, broken in planes and stretched to the words. */
  readonly outline: string;
  /** What the sun shines on: a little more than the stone, on the side of the light. */
  readonly lit: string;
}

/** To the left of the sun; the second one in a mirror. */
const standing = {
  outline: 'M3 100L5 60 2 44 20 6 70 0 88 14 96 38 94 62 98 100Z',
  lit: 'M78 6L90 14 98 38 96 62 100 100H60Z',
};

const stones: readonly StoneOfGate[] = [
  { number: 'I', place: { cols: '1-4', row: '2', from: 'full' }, ...standing },
  { number: 'II', place: { cols: '9-12', row: '2', from: 'full' }, ...standing },
  {
    number: 'III',
    place: { cols: '1-12', row: '1', from: 'full' },
    outline: 'M1 58L3 34 10 18 54 1 78 6 92 17 99 44 91 90 80 99 46 88 19 99 7 90Z',
    lit: 'M19 99L46 90 80 99 50 60Z',
  },
];

/** What was delivered is a gate of three stones, and behind it rises the sun; on a phone they lie on one another, the first one at the foot. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, paragraphs, items, light } = block;
  return (
    <div className="horizon__sky pile">
      <Rings radii={[425, 290, 160]} light={light} />
      <div className="wrapper">
        <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
          {localize(heading)}
        </BlockHeading>
        <ol className="gate grid" role="list" data-gap="none" data-above="xl">
          {items.map(({ title, text }, index) => {
            const { number, place, outline, lit } = stones[index]!;
            return (
              <li key={number} {...placeOf(place)}>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path fill={light.at(-1)} d={lit} />
                  <path fill="var(--client-ink)" d={outline} />
                </svg>
                <div className="case-items__number" data-number={number} aria-hidden="true" />
                <h3 className="case-items__title">{localize(title)}</h3>
                <p className="measure">{localize(text)}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
