import type { SectionBlock } from '../../../content/cases/case.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';

/** Running text beside or below its heading, and what it lists: points, or steps whose order counts. */
export function Section({ block, localize, headingId, turn }: BlockProps<SectionBlock>) {
  const { heading, paragraphs, items = [], ordered } = block;
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className="wrapper case-text" data-turn-over={turn % 2 ? '' : undefined}>
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <div className="case-text__body" data-reveal="">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{localize(paragraph)}</p>
        ))}
      </div>
      {items.length > 0 && (
        <List
          className="case-items"
          role="list"
          data-count={items.length}
          data-steps={ordered ? '' : undefined}
          data-stagger="100"
        >
          {items.map(({ title, text }) => (
            <li className="case-items__item" key={title.en} data-reveal="">
              <h3 className="case-items__title">{localize(title)}</h3>
              <p>{localize(text)}</p>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
