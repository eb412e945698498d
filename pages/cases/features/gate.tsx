import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Rings } from './rings.tsx';

interface StoneOfGate {
  /** What is cut into it. */
  readonly number: string;
  readonly place: Place;
  /** Its outline, stretched to the words: two stones stand and each carries with one point of its head, the last one lies on them. */
  readonly outline: string;
}

/** Of the second one in a mirror. */
const standing = 'M3 100L0 56C1 38 5 24 12 15L26 5C36 1 48-1 58 0L80 11C93 22 91 46 94 64L100 100Z';

const stones: readonly StoneOfGate[] = [
  {
    number: 'I',
    place: { cols: '1-4', row: '2', from: 'full' },
    outline: standing,
  },
  {
    number: 'II',
    place: { cols: '9-12', row: '2', from: 'full' },
    outline: standing,
  },
  {
    number: 'III',
    place: { cols: '1-12', row: '1', from: 'full' },
    outline:
      'M0 60C-1 40 3 26 10 20L27 9C40 2 56 0 68 3L90 14C97 20 101 40 99 58C98 76 94 90 86 97C76 102 64 92 52 92C40 92 28 100 18 100C7 99 1 80 0 60Z',
  },
];

/** What was delivered is a gate of three stones, and behind it rises the sun; on a phone they lie on one another, the first one at the foot. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, paragraphs, items, sun } = block;
  return (
    <div className="horizon__sky pile">
      <Rings radii={[120, 200, 290, 396, 530, 700]} sun={sun} />
      <div className="wrapper">
        <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
          {localize(heading)}
        </BlockHeading>
        <ol className="gate grid" role="list" data-gap="none" data-above="xl">
          {items.map(({ title, text }, index) => {
            const { number, place, outline } = stones[index]!;
            return (
              <li key={number} {...placeOf(place)}>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d={outline} />
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
