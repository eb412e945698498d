import type { PictureFile } from '../page.ts';
import { Picture } from './picture.tsx';

export interface StoryTeaserProps {
  readonly title: string;
  readonly href: string;
  readonly result: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PictureFile;
  readonly alt: string;
}

/** A case in short: its cover in a cut frame, what came of it, and the way to the whole story. */
export function StoryTeaser({ title, href, result, description, tags, cover, alt }: StoryTeaserProps) {
  return (
    <article className="story-teaser">
      <div className="story-teaser__frame cut">
        <Picture className="story-teaser__cover" file={cover} alt={alt} />
      </div>
      <p className="story-teaser__result">{result}</p>
      <h3 className="story-teaser__title">
        <a className="story-teaser__link" href={href}>
          <span className="arrow">{title}</span>
        </a>
      </h3>
      <p className="story-teaser__text">{description}</p>
      <p className="story-teaser__tags">{tags.join(' · ')}</p>
    </article>
  );
}
