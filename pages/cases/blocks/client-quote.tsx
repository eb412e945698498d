import type { TestimonialBlock } from '../../../content/cases/case-types.ts';
import { labels } from '../../../content/labels.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { Testimonial } from '../../parts/testimonial.tsx';
import type { BlockProps } from './block.ts';

/** What the client said, and the drawing that it goes out from. */
export function Voice({ block, localize, picture }: BlockProps<TestimonialBlock>) {
  return (
    <>
      <div className="wrapper" data-reveal="">
        <Testimonial
          quote={localize(block.quote)}
          role={localize(block.role)}
          company={block.company}
          rating={block.rating}
          ratingText={localize(labels).ratingOutOfFive}
        />
      </div>
      {block.art && <Picture className="case-voice" file={picture(block.art, picturePlaces.full)} alt="" />}
    </>
  );
}
