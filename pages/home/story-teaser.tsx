import type { CaseStudy } from '../../content/cases/case.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';

export interface StoryTeaserProps {
  readonly study: Pick<CaseStudy, 'id' | 'title'>;
  readonly href: string;
  readonly result: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PictureFile;
  readonly alt: string;
}

/** A result that opens with its figure: `190% appointment bookings`. */
const figureFirst = /^(\d\S*) (.+)$/;

/** A case in short: its cover in a cut frame, what came of it, and the way to the whole story. */
export function StoryTeaser({ study: { id, title }, href, result, description, tags, cover, alt }: StoryTeaserProps) {
  const [, figure, claim] = figureFirst.exec(result) ?? [];
  return (
    <article className="story-teaser">
      <div className="story-teaser__frame cut">
        <CaseCover id={id} file={cover} alt={alt} />
      </div>
      <div className="story-teaser__words">
        <h3 className="story-teaser__title">
          <a className="story-teaser__link" href={href}>
            <span className="arrow">{title}</span>
          </a>
        </h3>
        <p className="story-teaser__result">
          {figure ? (
            <>
              <span className="story-teaser__figure">{figure}</span> {claim}
            </>
          ) : (
            result
          )}
        </p>
        <p className="story-teaser__text">{description}</p>
        <p className="story-teaser__tags">{tags.join(' · ')}</p>
      </div>
    </article>
  );
}
