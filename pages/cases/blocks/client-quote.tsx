import type { TestimonialBlock } from '../../../content/cases/case-types.ts';
import { labels } from '../../../content/labels.ts';
import { Testimonial } from '../../parts/testimonial.tsx';
import type { BlockProps } from './block.ts';

/** What the client said. */
export function Voice({ block, localize }: BlockProps<TestimonialBlock>) {
  return (
    <div className="wrapper" data-reveal="">
      <Testimonial
        quote={localize(block.quote)}
        role={localize(block.role)}
        company={block.company}
        rating={block.rating}
        ratingText={localize(labels).ratingOutOfFive}
      />
    </div>
  );
}
