import { dropPath } from '../../../content/art/cases/skin-clinic/drop.ts';
import type { CaseTone } from '../../../content/cases/case-types.ts';
import type { StrataBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** From the surface down. */
const depths: readonly CaseTone[] = ['soft', 'accent', 'ink'];

/** What happens in turn, as layers that lie deeper and deeper: each begins in a wave, and a drop grows from one to the next. */
export function Strata({ block: { heading, paragraphs, items }, localize, headingId }: BlockProps<StrataBlock>) {
  return (
    <>
      <div className="wrapper grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-5" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="7-12" from="wide">
          {paragraphs}
        </Paragraphs>
      </div>
      <ol className="strata" role="list" data-above="2xl" data-stagger="100">
        {items.map(({ title, text }, index) => (
          <li key={localize(title)} className="stratum" data-tone={depths[index % depths.length]}>
            <svg className="stratum__wave" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 50C180-10 330 0 520 40S880 96 1080 50 1330-6 1440 30V91H0Z" />
            </svg>
            <div className="wrapper grid" data-gap="s">
              <svg
                className="stratum__drop"
                viewBox="-1 -1.75 2 2.77"
                aria-hidden="true"
                data-cols="1-5"
                data-from="wide"
              >
                <path d={dropPath} />
              </svg>
              <div data-cols="6-12" data-from="wide">
                <h3 className="case-heading__title">{localize(title)}</h3>
                <p className="large measure" data-above="s">
                  {localize(text)}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
