import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What is cut into each stone, and its outline. */
const stones = [
  { number: 'I', outline: 'M0 99 2-2H94C98 30 93 60 99 99' },
  { number: 'II', outline: 'M99 99 97-2H5C1 30 6 60 0 99' },
  { number: 'III', outline: 'M1 70C-2 9 30-8 92 9 99 20 103 99 90 99H9C2 98 1 90 1 70' },
] as const;

/** What was delivered is a gate of three stones, and behind it rises the sun. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, paragraphs, items, light } = block;
  return (
    <div className="wrapper">
      <BlockHeading id={headingId} intro={paragraphs.map(localize).join(' ')}>
        {localize(heading)}
      </BlockHeading>
      <ol className={`gate ${swatchClass(light)}`} role="list" data-above="xl">
        {items.map(({ title, text }, index) => {
          const { number, outline } = stones[index]!;
          return (
            <li key={number}>
              <svg
                className="gate__stone"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                overflow="visible"
                aria-hidden="true"
              >
                <path fill="var(--client-ink)" d={outline} />
              </svg>
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
