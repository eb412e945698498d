import type { SectionBlock } from '../../../content/cases/case-types.ts';
import { swatchClass } from '../../colour.ts';
import { Picture } from '../../parts/picture.tsx';
import { classNames } from '../../parts/place.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { Pictures } from './gallery.tsx';

/** Running text beside or below its heading, and what it lists: points, or steps whose order counts, which one sentence leads into. */
export function Section({ block, localize, picture, headingId, turn, across: always }: BlockProps<SectionBlock>) {
  const { heading, paragraphs, items = [], ordered, pictures } = block;
  const List = ordered ? 'ol' : 'ul';
  const second = turn % 2 === 1;
  const across = ordered ? false : (always ?? (second && !pictures));
  const under = always ? '5-11' : '4-10';
  // Its words hang from an edge that what stands below them has too.
  const words = across && (items.length > 0 || !always) ? under : '7-12';
  const [first, ...others] = paragraphs.map(localize);
  const lead = ordered && others.length === 0 && first!.length < 100 ? first : undefined;
  // Two thoughts stand side by side below a headline as wide as both.
  const two = always && others.length === 1;
  return (
    <>
      <div className={classNames('wrapper grid', two && 'case-statement')} data-gap="l">
        <BlockHeading
          id={headingId}
          {...(!two && { cols: words === under ? '1-12' : '1-5', from: 'wide' })}
          intro={lead}
        >
          {localize(heading)}
        </BlockHeading>
        {!lead && (
          <div
            className={classNames('large', two ? 'columns case-items' : 'measure stack')}
            data-gap={two ? undefined : 's'}
            {...(!two && { 'data-cols': words, 'data-from': 'wide' })}
            data-reveal=""
          >
            {[first, ...others].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {items.length > 0 && (
          <List
            className="columns case-items"
            role="list"
            data-above="m"
            data-gap={always ? 'none-l' : 'l-xl'}
            data-cols={second ? '4-12' : undefined}
            data-from="wide"
            data-stagger="100"
          >
            {items.map(({ title, text, hex, art }, index) => (
              <li className={hex && swatchClass(hex)} key={localize(title)} data-reveal="">
                {ordered && <div className="case-items__number" data-number={index + 1} aria-hidden="true" />}
                <h3 className="case-items__title">{localize(title)}</h3>
                <p>{localize(text)}</p>
                {art && <Picture file={picture(art)} alt="" />}
              </li>
            ))}
          </List>
        )}
      </div>
      {pictures && <Pictures pictures={pictures} localize={localize} picture={picture} />}
    </>
  );
}
