import type { CaseStudy } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { CaseCover } from '../parts/case-cover.tsx';

export interface StoryTeaserProps {
  readonly study: Pick<CaseStudy, 'id' | 'title'>;
  readonly href: string;
  readonly result: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PictureFile;
  readonly wide: PictureFile | undefined;
  readonly alt: string;
  /** The picture from side to side, the words in it. */
  readonly lead?: boolean;
}

/** A result that opens with its figure: `190% appointment bookings`. */
const figureFirst = /^(\d\S*) (.+)$/;

/** A case in short: its cover in a cut frame that runs off the screen, what came of it, and the way to the whole story. */
export function StoryTeaser({
  study: { id, title },
  href,
  result,
  description,
  tags,
  cover,
  wide,
  alt,
  lead,
}: StoryTeaserProps) {
  const [, figure, claim] = figureFirst.exec(result) ?? [];
  return (
    <article className="story-teaser" data-lead={lead ? '' : undefined}>
      <div className="story-teaser__frame cut">
        <CaseCover id={id} file={cover} wide={wide} alt={alt} />
      </div>
      <div data-above="m">
        <h3 className="story-teaser__title display" data-size="s">
          <a className="case-link" href={href}>
            <span className="arrow">{title}</span>
          </a>
        </h3>
        <p className="accent" data-above="xs">
          {figure ? (
            <>
              <span className="story-teaser__figure display nowrap">{figure}</span> {claim}
            </>
          ) : (
            result
          )}
        </p>
        <p className="quiet" data-measure="24" data-above="xs">
          {description}
        </p>
        <p className="small quiet" data-above="xs">
          {tags.join(' · ')}
        </p>
      </div>
    </article>
  );
}
