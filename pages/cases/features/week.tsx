import type { CaseTone } from '../../../content/cases/case-types.ts';
import type { WeekBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

const tones: readonly CaseTone[] = ['accent', 'soft', 'ground'];

/** The calendar as wide as the page: bars of the client's mark hang from four days, what each holds below it, and nothing from the fifth. */
export function Week({ block, localize, headingId }: BlockProps<WeekBlock>) {
  const { heading, paragraphs, days, items, free } = block;
  return (
    <div className="wrapper">
      <div className="grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-6" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="7-12" from="wide">
          {paragraphs}
        </Paragraphs>
      </div>
      <div data-above="xl">
        <ul className="week__days strong" role="list" aria-hidden="true">
          {days.map((day) => (
            <li key={localize(day)}>{localize(day)}</li>
          ))}
        </ul>
        <ul className="week__bars" role="list">
          {items.map(({ title, text }, index) => (
            <li key={localize(title)}>
              <h3 className="week__bar case-items__title" data-tone={tones[index % tones.length]}>
                {localize(title)}
              </h3>
              <p>{localize(text)}</p>
            </li>
          ))}
        </ul>
        <p className="week__free case-items__title accent">{localize(free)}</p>
      </div>
    </div>
  );
}
