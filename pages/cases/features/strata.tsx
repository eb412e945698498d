import { dropPath } from '../../../content/art/cases/skin-clinic/drop.ts';
import type { CaseTone } from '../../../content/cases/case-types.ts';
import type { StrataBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** From the surface down. */
const depths: readonly CaseTone[] = ['soft', 'accent', 'ink'];

/** And from left to right. */
const steps = ['1-6', '4-9', '7-12'] as const;

/** What happens in turn, as layers that lie deeper and deeper: each begins in a wave, and a drop grows from one to the next. */
export function Strata({ block: { heading, paragraphs, items }, localize, headingId }: BlockProps<StrataBlock>) {
  return (
    <>
      <div className="wrapper grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-12" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="1-6" from="wide">
          {paragraphs}
        </Paragraphs>
      </div>
      <ol className="strata" role="list" data-above="2xl" data-stagger="100">
        {items.map(({ title, text }, index) => (
          <li key={localize(title)} className="stratum" data-tone={depths[index % depths.length]}>
            <svg className="stratum__wave" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 50Q240-50 720 45T1440 30V91H0Z" />
            </svg>
            <div className="wrapper grid">
              <div className="stratum__words" data-cols={steps[index % steps.length]}>
                <svg className="stratum__drop" viewBox="-1.1-1.8 2.2 3" aria-hidden="true">
                  <path d={dropPath} />
                </svg>
                <h3 className="case-heading__title">{localize(title)}</h3>
                <p className="large">{localize(text)}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
