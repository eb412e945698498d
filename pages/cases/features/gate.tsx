import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** What is cut into each stone, and its outline. */
const stones = [
  { number: 'I', outline: 'M0 100 4 28Q6 1 25 1L76 4Q96 6 95 30L94 62 99 100' },
  { number: 'II', outline: 'M1 100 6 62 5 30Q4 6 24 4L75 1Q94 1 96 28L100 100' },
  { number: 'III', outline: 'M9 97Q-8 70 10 26 16 10 58 0 98 12 99 50T92 95L66 91 9 97' },
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
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d={outline} />
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
