import type { CaseTone } from '../../../content/cases/case-types.ts';
import type { WeekBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

const tones: readonly CaseTone[] = ['accent', 'soft', 'ground'];

/** The calendar as wide as the page: bars of the client's mark lie over its days and hold what each does; below them one stands empty, up to the fifth. */
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
      <div className="pile" data-above="xl">
        <ul className="week strong" role="list" aria-hidden="true">
          {localize(days).map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
        <ul className="week" role="list">
          {items.map(({ title, text }, index) => (
            <li key={localize(title)} className="week__bar" data-tone={tones[index % tones.length]}>
              <h3 className="case-items__title">{localize(title)}</h3>
              <p className="large">{localize(text)}</p>
            </li>
          ))}
          <li className="week__free case-items__title">{localize(free)}</li>
        </ul>
      </div>
    </div>
  );
}
