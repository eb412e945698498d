import type { CaseStudy } from '../../content/cases/case-types.ts';
import { openingClass } from '../colour.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';
import { classNames } from '../parts/place.ts';

export interface StoryTeaserProps {
  readonly study: Pick<CaseStudy, 'id' | 'title' | 'look'>;
  readonly href: string;
  readonly result: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PictureFile;
  readonly wide: PictureFile | undefined;
  readonly alt: string;
}

/** A result that opens with its figure: `190% appointment bookings`. */
const figureFirst = /^(\d\S*) (.+)$/;

/** A case in short, on the ground its own page opens with: its cover, what came of it with the figure in the client's typeface, and the way to the whole story. */
export function StoryTeaser({
  study: { id, title, look },
  href,
  result,
  description,
  tags,
  cover,
  wide,
  alt,
}: StoryTeaserProps) {
  const [, figure, claim] = figureFirst.exec(result) ?? [];
  return (
    <article className={classNames('story-teaser', openingClass(id))} data-typeface={look.typeface}>
      <div className="story-teaser__frame">
        <CaseCover id={id} file={cover} wide={wide} alt={alt} />
      </div>
      <div className="story-teaser__words">
        <h3 className="story-teaser__title display" data-size="s">
          <a className="case-link" href={href}>
            <span className="arrow">{title}</span>
          </a>
        </h3>
        <p className="display" data-size="s" data-above="m">
          {figure ? (
            <>
              <span className="story-teaser__figure nowrap">{figure}</span> {claim}
            </>
          ) : (
            result
          )}
        </p>
        <p data-measure="24" data-above="xs">
          {description}
        </p>
        <p className="strong" data-above="xs">
          {tags.join(', ')}
        </p>
      </div>
    </article>
  );
}
