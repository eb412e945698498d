import type { TestimonialBlock } from '../../../content/cases/case.ts';
import { labels } from '../../../content/labels.ts';
import { Testimonial } from '../testimonial.tsx';
import type { BlockProps } from './block.ts';

/** What the client said. */
export function Voice({ block, say }: BlockProps<TestimonialBlock>) {
  return (
    <div className="wrapper case-voice" data-reveal="">
      <Testimonial
        quote={say(block.quote)}
        role={say(block.role)}
        company={block.company}
        rating={block.rating}
        ratingText={say(labels).ratingOutOfFive}
      />
    </div>
  );
}
