import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface FeedPost {
  readonly client: string;
  /** The client's case. */
  readonly href: string;
  readonly avatar: PictureFile;
  readonly picture: PictureFile;
  readonly alt: string;
  readonly caption: string;
  /** The language of the caption, where it is not the page's. */
  readonly lang?: string | undefined;
}

export interface PhoneFeedProps {
  /** What the feed shows, for those who do not see the phone. */
  readonly label: string;
  readonly posts: readonly FeedPost[];
}

/** A phone cut from stone, as tall as the posts on its screen, so that each of them can be read whole. */
export function PhoneFeed({ label, posts }: PhoneFeedProps) {
  return (
    <div className="phone framed">
      <div className="phone__screen cut">
        <ul role="list" aria-label={label}>
          {posts.map(({ client, href, avatar, picture, alt, caption, lang }, index) => (
            <li className={index > 0 ? 'ruled' : undefined} data-line="rule" data-room="none" key={picture.src}>
              <p className="feed-post__account small">
                <Picture className="feed-post__avatar" file={avatar} alt="" eager={index === 0} />{' '}
                <a className="feed-post__client strong" href={href}>
                  {client}
                </a>
              </p>
              <Picture file={picture} alt={alt} eager={index === 0} />
              <p className="feed-post__caption small quiet" lang={lang}>
                {caption}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
